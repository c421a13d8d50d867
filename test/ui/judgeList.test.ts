import assert from 'node:assert/strict';
import { Workbench } from './workbench.ts';

describe('the choice of a judge', () => {
  let workbench: Workbench;

  before(async () => {
    workbench = await Workbench.open({
      server: {
        settings: {
          'claimlight.judge': 'openai',
          'claimlight.model.name': 'gpt-4o',
          'claimlight.model.baseUrl': 'https://api.example.com/v1',
        },
      },
    });
  });
  after(() => workbench?.close());
  afterEach(function () {
    return workbench?.keepFailure(this.currentTest);
  });

  it('lists judges by their own names, the current one first', async () => {
    const { page, quickInput } = workbench;
    await quickInput.open('F1');
    await quickInput.take('Claimlight: Choose Judge…', '>Claimlight: Choose Judge…');
    const rows = page.locator('.quick-input-list .monaco-list-row');
    await rows.filter({ hasText: 'Offline judge' }).waitFor();
    const [first = '', second = ''] = await rows.allInnerTexts();
    assert.match(first, /gpt-4o/);
    assert.match(first, /Text goes to api\.example\.com/);
    assert.match(second, /Offline judge/);
    await workbench.screenshot('surfaces/judges');
  });
});
