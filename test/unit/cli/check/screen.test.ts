import assert from 'node:assert/strict';
import { runProgram } from '../../../../src/cli/program.ts';
import { screenOf } from '../../../../src/cli/terminal.ts';
import { createWorkplace, type Workplace } from '../workplace.ts';

/** Colours as words, so that a test can be read. */
const named = (painted: string): string =>
  Object.entries({ 31: '<red>', 1: '<bold>', 2: '<dim>', 22: '</>', 39: '</>' }).reduce(
    (text, [code, name]) => text.replaceAll(`\u001B[${code}m`, name),
    painted,
  );

describe('claimlight check on a screen', () => {
  let place: Workplace;
  let context: string;
  beforeEach(() => {
    place = createWorkplace();
    context = place.file('limits.md', 'Each person gets 10 GB of storage.\n');
  });
  afterEach(() => place.remove());

  async function painted(output: string, args: readonly string[] = []): Promise<string> {
    let shown = '';
    let plain = '';
    await runProgram(['check', place.file('a.md', output), '-c', context, ...args], {
      readStdin: async () => '',
      write: (text) => {
        plain += text;
      },
      writeError: () => undefined,
      env: {},
      workingDirectory: place.folder,
      screen: screenOf({
        columns: 60,
        write: (text: string | Uint8Array) => {
          shown += String(text);
          return true;
        },
      }),
      stop: new AbortController().signal,
    });
    return shown || plain;
  }

  it('points at the words at fault, in the colour of the verdict', async () => {
    const text = named(await painted('Each person gets 5 GB of storage.\n'));
    assert.match(
      text,
      /<bold>a\.md:1:18<\/> {2}<red>Contradicted<\/>\n<dim> {4}1 │ <\/>Each person gets 5 GB of storage\.\n<dim> {6}│ <\/><red> {17}\^{4}<\/>\n/,
    );
  });

  it('does so with --quiet, and in no other format', async () => {
    assert.match(await painted('Each person gets 5 GB of storage.\n', ['--quiet']), /\^\^\^\^/);
    assert.doesNotMatch(
      await painted('Each person gets 5 GB.\n', ['--format', 'markdown']),
      /\p{Cc}\[|\^\^/u,
    );
  });

  it('shows no colour or control that the text brings', async () => {
    const text = await painted('Each \u001B[32mperson\u001B[39m gets 5 GB\u0007[31m of \u009B31mstorage.\n');
    const controls = text.match(/[\p{Cc}--\n](?:\[\d+m)?/gv);
    assert.deepEqual(
      new Set(controls),
      new Set(['\u001B[1m', '\u001B[22m', '\u001B[2m', '\u001B[33m', '\u001B[39m']),
    );
  });
});
