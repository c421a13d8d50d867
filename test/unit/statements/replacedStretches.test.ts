import assert from 'node:assert/strict';
import type { Language } from '../../../src/lexicon/languages.ts';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

const differences = (claim: string, evidence: string, language: Language) =>
  compareStatements(readStatement(claim, language), readStatement(evidence, language)).differences.map(
    ({ kind }) => kind,
  );

type Case = readonly [claim: string, evidence: string, language: Language];

describe('a copy without spaces that has another thing in the place of one', () => {
  const wrong: readonly Case[] = [
    [
      '会員証は売店で受け取り、一年ごとに更新します。',
      '会員証は受付で受け取り、一年ごとに更新します。',
      'ja',
    ],
    ['教頭が許可した場合、夜間も入園できます。', '園長が許可した場合、夜間も入園できます。', 'ja'],
    ['入会時に会費の全額を支払います。', '入会時に会費の30％を支払います。', 'ja'],
    [
      '遅れの原因は部品の不足ではなく大雪だと説明した。',
      '遅れの原因は大雪ではなく部品の不足だと説明した。',
      'ja',
    ],
    [
      '小池は、駅前の店を九月に閉めるよう提案した。',
      '三浦は駅前の店を九月に閉めるよう提案し、小池は反対した。',
      'ja',
    ],
    ['車両の点検費用は借りた人が負担します。', '借りた人の車両の点検費用は市が負担します。', 'ja'],
    ['该软件目前只有德语和葡萄牙语两个界面。', '该软件目前只有德语和荷兰语两个界面。', 'zh'],
    ['这座桥由建筑师何清设计，由工程师罗川施工。', '这座桥由工程师罗川设计，由建筑师何清施工。', 'zh'],
    ['财务主管高岚表示，工厂计划明年扩建。', '生产主管高岚表示，工厂计划明年扩建。', 'zh'],
    [
      '去年3月，小镇的造纸企业青禾以两亿元收购了北岸集团。',
      '去年3月，北岸集团以两亿元收购了小镇的造纸企业青禾。',
      'zh',
    ],
  ];
  for (const [claim, evidence, language] of wrong)
    it(`is another statement: ${claim}`, () => assert.ok(differences(claim, evidence, language).length > 0));

  const right: readonly Case[] = [
    ['会員証は受付で受け取って、毎年更新します。', '会員証は受付で受け取り、一年ごとに更新します。', 'ja'],
    [
      '土曜日は午前十時から午後四時まで開いています。',
      '平日は午前九時から午後六時まで、土曜日は午前十時から午後四時まで開いています。',
      'ja',
    ],
    ['四月の件数を上回った。', '六月は延べ52件で、四月の47件を上回った。', 'ja'],
    ['九月に駅前の店を閉めるよう三浦が提案した。', '三浦は駅前の店を九月に閉めるよう提案した。', 'ja'],
    ['契約社員と正社員は予約できます。', '正社員と契約社員は予約できます。', 'ja'],
    ['植物園の使用料は無料です。', '植物園の利用料は無料です。', 'ja'],
    ['青禾公司计划明年在海口设厂。', '公司计划明年在海口设厂。', 'zh'],
    ['界面错位的问题由罗川修好。', '界面错位的问题由罗川修复。', 'zh'],
    ['团体票至少10人起购。', '学生可购半价票，团体票至少10人起购，团体票不参加此优惠。', 'zh'],
    ['该软件目前支持荷兰语和德语。', '该软件目前支持德语和荷兰语。', 'zh'],
    ['成本上升主要归因于运费的上涨。', '成本上升主要是因为运费上涨。', 'zh'],
    ['何清毕业于北大建筑系。', '何清毕业于北京大学建筑系。', 'zh'],
  ];
  for (const [claim, evidence, language] of right)
    it(`says the same: ${claim}`, () => assert.deepEqual(differences(claim, evidence, language), []));
});
