import assert from 'node:assert/strict';
import { reviewKey } from '../../../../media/view/reviewKeys.ts';

const press = (
  key: string,
  modifiers: { ctrlKey?: boolean; metaKey?: boolean; altKey?: boolean; shiftKey?: boolean } = {},
) => reviewKey({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers });

describe('review keys', () => {
  it('move with the arrows', () => {
    assert.deepEqual(press('ArrowDown'), { move: 'next' });
    assert.deepEqual(press('End'), { move: 'last' });
  });

  it('act by letter, with or without Caps Lock', () => {
    assert.deepEqual(press('f'), { act: 'applyFix' });
    assert.deepEqual(press('F'), { act: 'applyFix' });
    assert.deepEqual(press('Escape'), { act: 'focusEditor' });
  });

  it('show evidence, and go there with Shift', () => {
    assert.deepEqual(press('e'), { act: 'showEvidence' });
    assert.deepEqual(press('E'), { act: 'showEvidence' }, 'Caps Lock');
    assert.deepEqual(press('E', { shiftKey: true }), { act: 'openEvidence' });
  });

  it('leave shortcuts of the editor alone', () => {
    assert.equal(press('f', { ctrlKey: true }), undefined);
    assert.equal(press('i', { metaKey: true }), undefined);
    assert.equal(press('ArrowUp', { altKey: true }), undefined);
  });

  it('leave other keys to the browser', () => {
    assert.equal(press('Tab'), undefined);
    assert.equal(press('x'), undefined);
    assert.equal(press(' '), undefined);
  });
});
