import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import { facts } from './facts.ts';
import { assess, verdicts } from './judging.ts';

const someFacts = fc.shuffledSubarray([...facts], { minLength: 4 });
const runs = { numRuns: 60 };

const join = (some: typeof facts, between = ' '): string => some.map(({ text }) => text).join(between);

describe('offline judge: what never changes a verdict', () => {
  it('supports every statement that is copied from the context', () =>
    fc.assert(
      fc.asyncProperty(someFacts, fc.nat(), async (context, at) => {
        const { text } = context[at % context.length]!;
        assert.deepEqual(new Set(await verdicts(text, join(context))), new Set(['supported']), text);
      }),
      runs,
    ));

  it('contradicts a copied statement whose number was changed, at the number', () =>
    fc.assert(
      fc.asyncProperty(someFacts, fc.nat(), async (context, at) => {
        const { text, number, other } = context[at % context.length]!;
        const changed = text.replace(number, other);
        const found = (await assess(changed, join(context))).filter(({ verdict }) => verdict !== 'supported');
        assert.deepEqual(
          found.map(({ verdict }) => verdict),
          ['contradicted'],
          changed,
        );
        const { focus, correction } = found[0]!;
        assert.ok(
          other.includes(changed.slice(focus!.start, focus!.end)) ||
            changed.slice(focus!.start, focus!.end).includes(other),
          changed,
        );
        assert.ok(correction!.includes(number) || number.includes(correction!), correction);
      }),
      runs,
    ));

  it('reads the same through white space, quotes and emphasis', () => {
    const noise = fc.constantFrom<(text: string) => string>(
      (text) => text.replaceAll(' ', '  '),
      (text) => text.replace(' ', '\n'),
      (text) => text.replace(/(\S+)\.$/, '**$1**.'),
      (text) => text.replace(/^(\w+)/, '*$1*'),
      (text) => `\u201C${text}\u201D`,
      (text) => `"${text}"`,
      (text) => `- ${text}`,
    );
    return fc.assert(
      fc.asyncProperty(someFacts, fc.nat(), fc.boolean(), noise, async (context, at, wrong, disturb) => {
        const { text, number, other } = context[at % context.length]!;
        const claim = wrong ? text.replace(number, other) : text;
        assert.deepEqual(
          await verdicts(disturb(claim), join(context)),
          await verdicts(claim, join(context)),
          disturb(claim),
        );
      }),
      runs,
    );
  });

  it('does not depend on the order of statements that have nothing to do with each other', () =>
    fc.assert(
      fc.asyncProperty(someFacts, fc.nat(), fc.boolean(), async (context, at, wrong) => {
        const { text, number, other } = context[at % context.length]!;
        const claim = wrong ? text.replace(number, other) : text;
        const turned = [...context].reverse();
        assert.deepEqual(
          await verdicts(claim, join(turned, '\n\n')),
          await verdicts(claim, join(context, '\n\n')),
          claim,
        );
      }),
      runs,
    ));

  it('gives the same answer every time', async () => {
    const output = join(facts).replace('47', '62');
    assert.deepEqual(await assess(output, join(facts)), await assess(output, join(facts)));
  });
});
