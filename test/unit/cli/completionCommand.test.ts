import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createWorkplace, type Workplace } from './workplace.ts';

describe('claimlight completion', () => {
  let place: Workplace;
  beforeEach(() => {
    place = createWorkplace();
  });
  afterEach(() => place.remove());

  const script = async (shell: string) => (await place.run(['completion', shell])).out;

  /** What bash offers for the last of these words. */
  async function offered(...words: readonly string[]): Promise<readonly string[]> {
    const file = place.file('completion.bash', await script('bash'));
    const asked = `. "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _claimlight; printf '%s\n' "\${COMPREPLY[@]}"`;
    const out = execFileSync('bash', ['-c', asked, 'bash', file, ...words], { encoding: 'utf8' });
    return out.split('\n').filter((line) => line !== '');
  }

  it('offers commands', async () => {
    assert.deepEqual(await offered('claimlight', 'ch'), ['check']);
    assert.ok((await offered('claimlight', '')).includes('completion'));
  });

  it('offers the options of a command, and the values of an option', async () => {
    assert.deepEqual(await offered('claimlight', 'check', '--fail'), ['--fail-under', '--fail-over']);
    assert.deepEqual(await offered('claimlight', 'check', '--format', 'j'), ['json', 'junit']);
  });

  it('leaves files to the shell', async () => {
    assert.deepEqual(await offered('claimlight', 'check', 'RE'), []);
  });

  it('takes the way of bash in zsh', async () => {
    assert.equal(await script('zsh'), `autoload -U +X bashcompinit && bashcompinit\n${await script('bash')}`);
  });

  it('explains options in fish, with every quote escaped', async () => {
    const lines = (await script('fish')).trimEnd().split('\n');
    assert.ok(
      lines.includes(
        "complete -c claimlight -n '__fish_seen_subcommand_from check' -l quiet -d 'print findings and errors only'",
      ),
    );
    for (const line of lines) assert.match(line, /^(?:[^'\\]|'(?:[^'\\]|\\.)*')*$/);
  });

  it('knows no other shell', async () => {
    const { code, error } = await place.run(['completion', 'tcsh']);
    assert.match(error, /bash, zsh, fish/);
    assert.equal(code, 2);
  });
});
