import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import * as esbuild from 'esbuild';
import { ownTarget, placeNativeRuntime } from './scripts/nativeRuntime.mjs';
import { notices } from './scripts/notices.mjs';

const watch = process.argv.includes('--watch');
/** Breakpoints hold in the sources. */
const debug = watch || process.argv.includes('--debug');
const withTests = watch || process.argv.includes('--tests');

/** Parts written for CommonJS ask for Node's built-ins by `require`, which an ES module has to make; every chunk has it. */
const requireForModules =
  "import{createRequire as makeRequire}from'node:module';const require=makeRequire(import.meta.url);";

/** Modules know where they lie, parts written for CommonJS know their file's name. */
const urlForCommonJs = "const claimlightUrl = require('node:url').pathToFileURL(__filename).href;";

/** Folders whose source decides verdicts. */
const ruleFolders = [
  'lexicon',
  'text',
  'values',
  'statements',
  'attribution',
  'declarations',
  'check',
  'judges',
  'sources',
];

/** The release, and a hash of the rules and of the calibration, as every report tells them (`src/check/fingerprint.ts`). */
function buildFingerprint() {
  const hash = createHash('sha256');
  for (const folder of ruleFolders)
    for (const file of readdirSync(`src/${folder}`, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'))
      .sort())
      hash.update(file).update(readFileSync(file, 'utf8').replaceAll('\r\n', '\n'));
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return { version, rules: hash.digest('hex').slice(0, 8) };
}

const claimlightBuild = JSON.stringify(buildFingerprint());

/** @type {esbuild.BuildOptions} */
const common = {
  bundle: true,
  define: { claimlightBuild },
  target: 'es2023',
  minify: !debug,
  // Every engine named here knows \p{…}; the bundler would else build such a pattern anew wherever it is used.
  supported: { 'regexp-unicode-property-escapes': true },
  sourcemap: debug ? 'linked' : false,
  legalComments: 'none',
  logLevel: 'warning',
  metafile: true,
};

/**
 * Chunks are cut by file, and the index of zod leads to what writes JSON schemas, so that it would be in the chunk that
 * is loaded at the start. Only judges by models write any: for them it is read as files of its own.
 * @type {esbuild.Plugin}
 */
const schemaWriterApart = {
  name: 'schemaWriterApart',
  setup(build) {
    const folder = `${import.meta.dirname}/node_modules/zod/v4/core`;
    const apart = (file) => ({ path: `${folder}/${file}`, namespace: 'apart', sideEffects: false });
    build.onResolve({ filter: /^zod\/v4\/core$/ }, () => apart('json-schema-processors.js'));
    build.onResolve({ filter: /^\.\/to-json-schema\.js$/, namespace: 'apart' }, () =>
      apart('to-json-schema.js'),
    );
    build.onLoad({ filter: /.*/, namespace: 'apart' }, async ({ path }) => ({
      contents: await readFile(path, 'utf8'),
      resolveDir: folder,
    }));
  },
};

/** @type {esbuild.BuildOptions} */
const nodeModule = {
  ...common,
  platform: 'node',
  // UMD builds of libraries hide their requires from the bundler.
  mainFields: ['module', 'main'],
  target: 'node20.19',
  format: 'esm',
  splitting: true,
  outdir: 'dist',
  banner: { js: requireForModules },
  plugins: [schemaWriterApart],
};

/** What runs in threads; each product has its own, which shares its chunks. */
const worker = 'src/worker/worker.node.ts';

/** @type {esbuild.BuildOptions[]} */
const product = [
  {
    ...nodeModule,
    entryPoints: { extension: 'src/extension.node.ts', 'extension/worker': worker },
    chunkNames: 'extension/[name]-[hash]',
    external: ['vscode'],
  },
  {
    ...common,
    entryPoints: { extension: 'src/extension.ts' },
    outdir: 'dist/web',
    outExtension: { '.js': '.cjs' },
    platform: 'browser',
    format: 'cjs',
    // Asciidoctor asks for files of Node's where it may read any; here it never may. Modules of a person's own, which
    // sucrase strips of types, are run from the disk alone.
    external: ['vscode', 'node:fs/promises', 'node:path', 'sucrase'],
    define: { claimlightBuild, 'process.env.NODE_ENV': '"production"' },
  },
  {
    ...common,
    entryPoints: { 'view/main': 'media/view/main.tsx', 'results/main': 'media/results/main.tsx' },
    outdir: 'dist',
    platform: 'browser',
    format: 'esm',
  },
  {
    ...nodeModule,
    entryPoints: { cli: 'src/cli/main.ts', scorers: 'src/api/entry.ts', 'node/worker': worker },
    chunkNames: 'node/[name]-[hash]',
  },
  {
    ...common,
    // The extension's own, which finds its binaries in the folder `bin` beside its own.
    entryPoints: { onnxruntime: 'onnxruntime-node' },
    outdir: 'dist/native/lib',
    outExtension: { '.js': '.cjs' },
    platform: 'node',
    target: 'node20.19',
    format: 'cjs',
    external: ['../bin/*'],
  },
  {
    ...common,
    entryPoints: { scorers: 'src/api/entry.ts' },
    outdir: 'dist',
    outExtension: { '.js': '.cjs' },
    platform: 'node',
    mainFields: ['module', 'main'],
    target: 'node20.19',
    format: 'cjs',
    banner: { js: urlForCommonJs },
    define: { 'import.meta.url': 'claimlightUrl' },
  },
];

/**
 * `suite:` stands for every test file below a folder, so that one bundle can be loaded where no file can be looked up.
 * @type {esbuild.Plugin}
 */
const suite = {
  name: 'suite',
  setup(build) {
    build.onResolve({ filter: /^suite:/ }, ({ path }) => ({ path: path.slice(6), namespace: 'suite' }));
    build.onLoad({ filter: /.*/, namespace: 'suite' }, ({ path }) => ({
      contents: readdirSync(path, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.test.ts'))
        .sort()
        .map((file) => `import ${JSON.stringify(`./${path}/${file}`)};`)
        .join('\n'),
      resolveDir: import.meta.dirname,
      watchDirs: [path],
    }));
  },
};

/** @type {esbuild.BuildOptions[]} */
const tests = [
  {
    ...common,
    entryPoints: {
      host: 'test/host/index.ts',
      untrusted: 'test/host/untrusted.ts',
      activation: 'test/bench/activation/measure.ts',
      live: 'test/bench/live/measure.ts',
      firstVerdict: 'test/bench/firstVerdict/measure.ts',
    },
    outdir: 'dist/test',
    outExtension: { '.js': '.cjs' },
    platform: 'node',
    mainFields: ['module', 'main'],
    format: 'cjs',
    minify: false,
    sourcemap: 'linked',
    external: ['vscode', 'mocha'],
    plugins: [suite],
  },
  {
    ...common,
    entryPoints: { web: 'test/host/web.ts' },
    outdir: 'dist/test',
    outExtension: { '.js': '.cjs' },
    platform: 'browser',
    format: 'cjs',
    minify: false,
    sourcemap: 'linked',
    external: ['vscode', 'node:fs/promises', 'node:path'],
    // mocha's build for browsers would take this bundle's own `module` for the place of its exports.
    define: { module: 'undefined' },
    plugins: [suite],
  },
];

/** What the local model needs beside code: its runtimes, and the model itself where the repository has one. */
async function copyModelFiles() {
  const wasm = 'ort-wasm-simd-threaded.wasm';
  await mkdir('dist/worker', { recursive: true });
  await copyFile(`node_modules/onnxruntime-web/dist/${wasm}`, `dist/worker/${wasm}`);
  await placeNativeRuntime(ownTarget, 'dist');
  if (existsSync('media/model')) await cp('media/model', 'dist/model', { recursive: true });
}

const builds = withTests ? [...product, ...tests] : product;
if (process.argv.includes('--clean')) await rm('dist', { recursive: true, force: true });
await copyModelFiles();
if (watch) {
  const contexts = await Promise.all(builds.map((options) => esbuild.context(options)));
  await Promise.all(contexts.map((context) => context.watch()));
} else {
  // Every bundle is tried, so that one error does not hide another; esbuild has printed each.
  const results = await Promise.allSettled(builds.map((options) => esbuild.build(options)));
  if (results.some(({ status }) => status === 'rejected')) process.exitCode = 1;
  const inputs = Object.assign(
    {},
    ...results
      .slice(0, product.length)
      .map((result) => (result.status === 'fulfilled' ? result.value.metafile?.inputs : {})),
  );
  await writeFile('dist/NOTICES.txt', notices(inputs));
}
