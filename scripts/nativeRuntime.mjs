import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * What runs models on a platform's processor, by VS Code's names of platforms. What the package has for graphics cards
 * beside these is loaded only for them. There is none for Macs with Intel's processors.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const libraries = {
  'linux-x64': ['libonnxruntime.so.1'],
  'linux-arm64': ['libonnxruntime.so.1'],
  'darwin-arm64': ['libonnxruntime.1.dylib'],
  'darwin-x64': [],
  'win32-x64': ['onnxruntime.dll'],
  'win32-arm64': ['onnxruntime.dll'],
};

/** That the extension is packaged for, one by one. */
export const targets = Object.keys(libraries);

/** The machine that this runs on. */
export const ownTarget = `${process.platform}-${process.arch}`;

/**
 * Files of the native runtime, relative to its package; none where it is not made for the platform.
 * @param {string} target
 */
export function nativeFiles(target) {
  const files = libraries[target] ?? [];
  const folder = `bin/napi-v6/${target.replace('-', '/')}`;
  return files.length === 0 ? [] : ['onnxruntime_binding.node', ...files].map((file) => `${folder}/${file}`);
}

/**
 * Leaves the binaries of one platform beside the bundled runtime, or none.
 * @param {string | undefined} target
 * @param {string} dist folder of the bundle
 */
export async function placeNativeRuntime(target, dist) {
  const place = join(dist, 'native');
  await rm(join(place, 'bin'), { recursive: true, force: true });
  const from = join(import.meta.dirname, '../node_modules/onnxruntime-node');
  for (const file of target === undefined ? [] : nativeFiles(target)) {
    await mkdir(dirname(join(place, file)), { recursive: true });
    await copyFile(join(from, file), join(place, file));
  }
}
