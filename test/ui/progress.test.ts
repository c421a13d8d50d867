import { answers, contradicted, skip, supported } from '../server/answers.ts';
import { type ScriptedModel, startScriptedModel } from '../server/scriptedModel.ts';
import { judgedBy } from './modelJudge.ts';
import { Workbench } from './workbench.ts';

const draft = `# Tidemark

Tidemark starts in 2.8 seconds on a laptop. It runs on macOS 13 or later.

The Team plan costs nine dollars. Nobody has ever lost a file with it.
`;
const facts = `Tidemark starts in 1.8 seconds on a laptop.

Tidemark runs on macOS 13 or later. The Team plan costs $9.
`;
const verdicts = [
  skip(1),
  contradicted(2, [1], 'It starts in 1.8 seconds.', '2.8 seconds', '1.8 seconds'),
  supported(3, 2),
  supported(4, 3),
  skip(5),
];

/** How far a check is, is said in one place: in the side view, or in the status bar while that is hidden. */
describe('the progress of a check', () => {
  let model: ScriptedModel;
  let workbench: Workbench;

  before(async () => {
    const firstTwo = JSON.stringify(answers(...verdicts.slice(0, 2)));
    model = await startScriptedModel([{ answer: answers(...verdicts), stallAfter: firstTwo.length }]);
    workbench = await Workbench.open({
      theme: 'light',
      files: { 'draft.md': draft, 'facts.md': facts },
      settings: { 'claimlight.contextFiles': { 'draft.md': 'facts.md' } },
      server: judgedBy(model.url),
    });
    await workbench.openFile('draft.md');
  });
  after(async () => {
    await workbench?.close();
    await model?.close();
  });
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  const status = (text: RegExp) =>
    workbench.page.locator('.statusbar-item[aria-label^="Claimlight: "]', { hasText: text });
  const number = /Checking \d of 5/;
  const notification = () =>
    workbench.page.locator('.notifications-center .notification-list-item', {
      hasText: 'Checking factuality',
    });

  const lens = (text: string) => workbench.page.locator('.codelens-decoration', { hasText: text });

  it('stands in the status bar and above the text while the view is hidden; a notification can cancel it', async () => {
    await workbench.command('Claimlight: Check Factuality of Document');
    await status(number).waitFor();
    await lens('Checking…').waitFor();
    await workbench.notification(/Checking factuality/);
    await notification().getByRole('button', { name: 'Cancel' }).waitFor();
    await workbench.screenshots('surfaces/progress-hidden');
  });

  it('stands in the view alone once that is in sight, and the notification goes', async () => {
    const sideView = await workbench.openSideView();
    await sideView.getByText(number).waitFor();
    await status(/Checking…/).waitFor();
    await notification().waitFor({ state: 'detached' });
    await workbench.screenshots('surfaces/progress-view');
  });

  it('goes back to the status bar with the view, where Cancel keeps what was found', async () => {
    await workbench.page.keyboard.press('Control+Shift+E');
    await status(number).waitFor();
    await workbench.notification(/Checking factuality/);
    await notification().hover();
    await notification().getByRole('button', { name: 'Cancel' }).click();
    await status(/1 contradicted/).waitFor();
    await lens('1 contradicted').waitFor();
    await notification().waitFor({ state: 'detached' });
  });
});
