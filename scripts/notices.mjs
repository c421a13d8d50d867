import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{name: string, of: string, licence: string}} Embedded */

/**
 * Programs that a package carries in a file of its own, by the end of that file's path: no folder tells of them.
 * @type {Readonly<Record<string, Embedded>>}
 */
const embedded = {
  'unpdf/dist/pdfjs.mjs': {
    name: 'PDF.js',
    of: 'the Mozilla Foundation and the contributors to PDF.js',
    licence: 'Apache-2.0',
  },
};

/** Large files that carry the program of their package alone. */
const own = ['@asciidoctor/core/build/browser/index.js'];

/** Larger files are likely to carry programs of others. */
const largestOwn = 400_000;

/**
 * The notices that the licences of bundled packages ask for, one after the other. Throws where a package has no
 * licence, or brings so large a file that it must be said here whose programs it carries.
 * @param {Readonly<Record<string, {bytes: number}>>} inputs all files that went into bundles, by their paths
 */
export function notices(inputs) {
  const folders = Object.keys(inputs).flatMap(
    (path) => /^(?:[^:]*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  const carried = Object.entries(inputs).flatMap(([path, { bytes }]) => {
    const found = Object.entries(embedded).find(([end]) => path.endsWith(`node_modules/${end}`))?.[1];
    const known = found || own.some((end) => path.endsWith(`node_modules/${end}`));
    if (!known && path.includes('node_modules/') && bytes > largestOwn)
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

/** Libraries that are part of its binaries. */
const runtimeNatives = `ort-wasm-simd-threaded.wasm is a build of ONNX Runtime (MIT) with Abseil (Apache-2.0), Boost.Mp11 (BSL-1.0),
date (MIT), Eigen (MPL-2.0), FlatBuffers (Apache-2.0), Microsoft GSL (MIT), JSON for Modern C++ (MIT), ONNX (Apache-2.0),
Protocol Buffers (BSD-3-Clause), RE2 (BSD-3-Clause), SafeInt (MIT), and the system libraries of Emscripten (MIT).
The builds of ONNX Runtime in the folder native have the same but Emscripten, cpuinfo (BSD-2-Clause) and, by platform,
Core ML Tools (BSD-3-Clause), Dawn (BSD-3-Clause), KleidiAI (Apache-2.0) and SPIRV-Tools (Apache-2.0).
Their notices: https://github.com/microsoft/onnxruntime/blob/v1.30.0/ThirdPartyNotices.txt

${'-'.repeat(72)}`;

/** @param {string} folder */
function notice(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, version, license } = manifest;
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  const text = file === undefined ? standardText(manifest) : readFileSync(join(folder, file), 'utf8');
  return `${name} ${version} (${license ?? 'see below'})\n\n${text.trim()}\n\n${'-'.repeat(72)}`;
}

/** Of packages that name their licence alone. @param {Record<string, any>} manifest */
function standardText({ name, license, author, authors = [], contributors = [] }) {
  const people = [author, ...authors, ...contributors].map((one) => one?.name ?? one).filter(Boolean);
  const holder = name.startsWith('onnxruntime-') ? 'Microsoft Corporation' : people.join(', ');
  return `Copyright ${holder || `the authors of ${name}`}.\n\n${licenceText(license)}`;
}

/** Throws where there is none. @param {string} licence */
const licenceText = (licence) =>
  readFileSync(join(import.meta.dirname, 'licences', `${licence}.txt`), 'utf8').trim();

/** @param {Embedded} program */
function embeddedNotice({ name, of, licence }) {
  return `${name} (${licence})\n\nCopyright ${of}.\n\n${licenceText(licence)}\n\n${'-'.repeat(72)}`;
}
