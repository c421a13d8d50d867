import { Workbench } from './workbench.ts';

const output = `# Uploads

Free accounts can store up to 10 GB of files [2]. The notice period is 30 days.
Call \`dispose\` when you are done. With \`MAX_UPLOADS\` there are at most 50 files.
`;
const files = {
  'uploads.md': output,
  'sources/limits.md': 'Free accounts can store up to 10 GB of files.\n',
  'sources/terms.md': 'The notice period is 30 days.\n',
  'sources/contract.md': 'The notice period is 60 days.\n',
  'sources/client.ts': 'const MAX_UPLOADS = 25;\nexport class Client {\n  close(): void {}\n}\n',
};

describe('what is told of sources and of code', () => {
  let workbench: Workbench;

  before(async () => {
    const names = ['limits.md', 'terms.md', 'contract.md', 'client.ts'];
    workbench = await Workbench.open({
      files,
      settings: { 'claimlight.contextFiles': { 'uploads.md': names.map((name) => `sources/${name}`) } },
    });
    await workbench.openFile('uploads.md');
    await workbench.command('Claimlight: Check Factuality of Document');
    await workbench.squiggles().first().waitFor();
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  for (const theme of ['dark', 'highContrastLight'] as const)
    it(`hovers say which source has it, which disagree, which name and which limit is meant (${theme})`, async () => {
      await workbench.setTheme(theme);
      for (const [line, column, words, name] of [
        [3, 47, /“\[2\]” does not say this; limits\.md/, 'misattributed'],
        [3, 73, /The context says “30 days”.*“60 days”/, 'sourcesDisagree'],
        [4, 8, /dispose.*close/s, 'undeclared'],
        [4, 72, /50.*25/s, 'limit'],
      ] as const) {
        await workbench.hoverAt(line, column, words);
        await workbench.screenshot(`surfaces/hover-${name}-${theme}`);
        await workbench.closeHover();
      }
    });
});
