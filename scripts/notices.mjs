import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The notices that the licences of bundled packages ask for, one after the other.
 * @param {readonly string[]} inputs paths of all files that went into bundles
 */
export function notices(inputs) {
  const folders = inputs.flatMap(
    (path) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  const bundled = folders.flatMap((folder) => (folder.endsWith('/onnxruntime-web') ? inRuntime : []));
  const natives = bundled.length > 0 ? [runtimeNatives] : [];
  return [...[...new Set([...folders, ...bundled])].sort().map(notice), ...natives].join('\n\n');
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
