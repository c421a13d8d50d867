import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run package:reader`: the folder of `claimlight-reader`, the npm package with the local model, ready for `npm
 * publish`. The command line and the API find it where it is installed beside them.
 */
const root = resolve(import.meta.dirname, '..');
const { model, out } = parseArgs({
  options: {
    model: { type: 'string', default: join(root, 'media/model') },
    out: { type: 'string', default: join(root, 'dist/reader') },
  },
}).values;

const ofModel = /^(?:config|tokenizer|tokenizer_config)\.json$|^model\.onnx(?:\.\d+)?$/;
const licences = {
  'LICENSE-MIT.txt': 'LICENSE',
  'LICENSE-Apache-2.0.txt': 'scripts/licences/Apache-2.0.txt',
};

const files = (await readdir(model)).filter((name) => ofModel.test(name));
if (!files.some((name) => name.startsWith('model.onnx'))) throw new Error(`${model}: no weights`);
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
// Its README is the model card, without which it is not published.
for (const name of [...files, 'README.md']) await copyFile(join(model, name), join(out, name));
for (const [name, path] of Object.entries(licences)) await copyFile(join(root, path), join(out, name));

const { version, repository } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
const manifest = {
  name: 'claimlight-reader',
  version,
  description: 'The local model with which the offline judge of Claimlight reads.',
  // The model that it was made of, and what was made of it.
  license: 'Apache-2.0 AND MIT',
  repository,
  files: [...files, ...Object.keys(licences)],
};
await writeFile(join(out, 'package.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
console.log(out);
