import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { testWorkspace } from './testWorkspace.ts';

/** A fresh workspace for the launch entry "Host tests"; tests write into it, so it is a copy of `examples/`. */
const folder = resolve(import.meta.dirname, '../../test-results/host-workspace');
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
console.log(await testWorkspace(folder));
