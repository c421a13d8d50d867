import assert from 'node:assert/strict';
import { splitClaims } from '../../../../src/judges/offline/claims.ts';
import { segment } from '../../../../src/text/segment.ts';

const claims = (text: string) =>
  segment(text)
    .flatMap((sentence) => splitClaims(sentence))
    .map(({ start, end }) => text.slice(start, end));

describe('Chinese clauses that lean on others', () => {
  const whole: readonly string[] = [
    '除节假日外，所有展厅均对游客开放。',
    '如果连续下雨三天，露天市场就会停业。',
    '园长何清明确表示，动物园明年不会涨价。',
    '在工程师罗川看来，旧桥应当先加固。',
    '门票购买后三天内可以退款，团体票除外。',
  ];
  for (const text of whole) it(`stay with them: ${text}`, () => assert.deepEqual(claims(text), [text]));

  const several: readonly (readonly string[])[] = [
    ['动物园的门票每张八十元，', '学生凭证件可买半价票。'],
    ['据说该产品的价格不高，', '也许是最好的。'],
  ];
  for (const expected of several)
    it(`are parted where they do not: ${expected.join('| ')}`, () =>
      assert.deepEqual(claims(expected.join('')), expected));
});
