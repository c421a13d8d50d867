import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{name: string, of: string, licence: string, text: string}} Embedded */

/**
 * Programs that a package carries in a file of its own, by the end of that file's path: no folder tells of them.
 * @type {Readonly<Record<string, Embedded>>}
 */
const embedded = {
  'unpdf/dist/pdfjs.mjs': {
    name: 'PDF.js',
    of: 'the Mozilla Foundation and the contributors to PDF.js',
    licence: 'Apache-2.0',
    text: 'Apache-2.0.txt',
  },
};

/** Larger files are likely to carry programs of others. */
const largestOwn = 400_000;

/**
 * The notices that the licences of bundled packages ask for, one after the other. Throws where a package has no
 * licence, or brings so large a file that it must be said here whose programs it carries.
 * @param {Readonly<Record<string, {bytes: number}>>} inputs all files that went into bundles, by their paths
 */
export function notices(inputs) {
  const folders = Object.keys(inputs).flatMap(
    (path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  const carried = Object.entries(inputs).flatMap(([path, { bytes }]) => {
    const found = Object.entries(embedded).find(([end]) => path.endsWith(`node_modules/${end}`))?.[1];
    if (!found && path.includes('node_modules/') && bytes > largestOwn && !path.includes('onnxruntime-web/'))
      throw new Error(`Whose programs are in ${path}?`);
    return found ? [embeddedNotice(found)] : [];
  });
  const bundled = folders.flatMap((folder) => (folder.endsWith('/onnxruntime-web') ? inRuntime : []));
  const natives = bundled.length > 0 ? [runtimeNatives] : [];
  const packages = [...new Set([...folders, ...bundled])].sort();
  return [...packages.map(notice), ...new Set(carried), ...natives].join('\n\n');
}

/** Packages that onnxruntime-web comes bundled with. */
const inRuntime = [
  'flatbuffers',
  'guid-typescript',
  'long',
  'onnxruntime-common',
  'platform',
  'protobufjs',
].map((name) => `node_modules/${name}`);

/** Libraries that are part of its WebAssembly. */
const runtimeNatives = `ort-wasm-simd-threaded.wasm is a build of ONNX Runtime (MIT) with Abseil (Apache-2.0), Boost.Mp11 (BSL-1.0),
date (MIT), Eigen (MPL-2.0), FlatBuffers (Apache-2.0), Microsoft GSL (MIT), JSON for Modern C++ (MIT), ONNX (Apache-2.0),
Protocol Buffers (BSD-3-Clause), RE2 (BSD-3-Clause), SafeInt (MIT), and the system libraries of Emscripten (MIT).
Their notices: https://github.com/microsoft/onnxruntime/blob/v1.30.0/ThirdPartyNotices.txt

${'-'.repeat(72)}`;

/** @param {string} folder */
function notice(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (file === undefined && license === undefined) throw new Error(`${name} has no licence.`);
  const text =
    file === undefined
      ? withoutFile(name, license, author?.name ?? author ?? 'its authors')
      : readFileSync(join(folder, file), 'utf8');
  return `${name} ${version} (${license ?? 'see below'})\n\n${text.trim()}\n\n${'-'.repeat(72)}`;
}

/**
 * The MIT licence asks for its words and the holder's name even where a package brings no file.
 * @param {string} name @param {string | undefined} license @param {string} author
 */
function withoutFile(name, license, author) {
  if (license !== 'MIT' || !name.startsWith('onnxruntime-')) return `By ${author}.`;
  return `Copyright (c) Microsoft Corporation

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}

/** @param {Embedded} program */
function embeddedNotice({ name, of, licence, text }) {
  const words = readFileSync(join(import.meta.dirname, 'licences', text), 'utf8');
  return `${name} (${licence})\n\nCopyright ${of}.\n\n${words.trim()}\n\n${'-'.repeat(72)}`;
}
