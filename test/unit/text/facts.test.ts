import assert from 'node:assert/strict';
import { clashesWith, factsOf } from '../../../src/text/facts.ts';

describe('the facts of a statement', () => {
  it('are its parts that bear a number or a name', () => {
    assert.deepEqual(
      factsOf('The mill was built in 1871 by Ada Kern and Jon Hale in Lower Thornby.').map(
        ({ role, kind }) => [role, kind],
      ),
      [
        ['in', 'number'],
        ['by', 'name'],
        ['in', 'name'],
      ],
    );
    assert.deepEqual(factsOf('The bridge is long and red.'), []);
  });

  it('clash with what says something else in their place', () => {
    const [year, builder, place] = factsOf('It was built in 1871 by Ada Kern in Lower Thornby.');
    const claim = 'It was built in 1875 by Max Ott in Thornby.';
    assert.deepEqual(
      [year!, builder!, place!].map((fact) => clashesWith(fact, claim)),
      [true, true, false],
    );
    assert.equal(clashesWith(year!, 'It was built by Max Ott.'), false, 'absence is no clash');
  });
});
