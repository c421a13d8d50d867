import assert from 'node:assert/strict';
import type { Language } from '../../../src/lexicon/languages.ts';
import { compareStatements } from '../../../src/statements/compareStatements.ts';
import { readStatement } from '../../../src/statements/statement.ts';

const differences = (claim: string, evidence: string, language: Language) =>
  compareStatements(readStatement(claim, language), readStatement(evidence, language)).differences.map(
    ({ kind }) => kind,
  );

type Case = readonly [claim: string, evidence: string];

const turned: Readonly<Record<'ja' | 'zh', readonly Case[]>> = {
  ja: [
    ['六月の来場者は延べ52人で、五月の人数を下回った。', '六月の来場者は延べ52人で、五月の47人を上回った。'],
    ['夏の売上は前年より減少しました。', '夏の売上は前年より増加しました。'],
    ['食堂には犬を連れて入れます。', '食堂には犬を連れて入れません。'],
    ['予約した部屋の鍵は郵便で送られない。', '予約した部屋の鍵は郵便で送られる。'],
    ['工場の屋根は十月に交換した。', '工場の屋根は十月に交換する予定だ。'],
    ['運賃を下げれば乗客は増えると書いている。', '運賃を下げれば乗客は増えるかもしれないと書いている。'],
    ['展望台は、台風の日も含めて毎日開いている。', '展望台は、台風の日を除いて毎日開いている。'],
    ['倉庫は、店長が認めた場合を除いて閉めます。', '倉庫は例外なく閉めます。店長が認めた場合も閉めます。'],
    ['すべての乗客が切符を見せた。', '一部の乗客が切符を見せた。'],
    ['登録した車だけが地下に停められる。', '登録した車は地下に停められる。'],
    ['飲み物の販売は中庭でのみ許可されている。', '飲み物の販売は屋上でのみ許可されている。'],
  ],
  zh: [
    ['今年的产量高于去年同期。', '今年的产量低于去年同期。'],
    ['展厅的空调默认开启。', '展厅的空调默认关闭。'],
    ['馆员可以查看读者的借阅密码。', '馆员可以查看读者的借阅记录，但不能查看读者的借阅密码。'],
    ['工厂的扩建方案已获市政府批准。', '工厂计划扩建，但仍须市政府批准。'],
    ['学校在港口设立分校。', '学校计划在港口设立分校。'],
    ['所有教师都住在校内。', '部分教师住在校内。'],
    ['这座塔对游客开放，冬季也不例外。', '这座塔对游客开放，冬季除外。'],
    ['儿童可以由成人陪同。', '儿童必须由成人陪同。'],
    ['毕业前必须提交论文。', '毕业后必须提交论文。'],
  ],
};

const same: Readonly<Record<'ja' | 'zh', readonly Case[]>> = {
  ja: [
    ['六月の来場者は52人で、五月の47人を上回りました。', '六月の来場者は延べ52人で、五月の47人を上回った。'],
    ['食堂には犬を連れて入ることはできません。', '食堂には犬を連れて入れません。'],
    ['本は三日以内に返さなければならない。', '本は三日以内に返さなければなりません。'],
    ['工場の屋根は十月に交換される予定です。', '工場の屋根は十月に交換する予定だ。'],
    ['遅れの原因は部品の不足だった。', '遅れの原因は大雪ではなく部品の不足だった。'],
    ['学生だけで部屋を使う場合は無料です。', '学生だけで使う場合は無料です。'],
    ['窓口は午前九時から午後四時までです。', '窓口は平日は午前九時から午後四時までです。'],
    ['倉庫は例外なく閉めます。', '倉庫は十二月は例外なく閉めます。'],
  ],
  zh: [
    ['加密文件不会上传到服务器。', '除加密文件外，所有文件都会上传到服务器。'],
    ['除加密文件外，所有文件都会上传到服务器。', '除加密文件外，所有文件都会上传到服务器。'],
    ['今年的产量不低于去年。', '今年的产量高于去年。'],
    ['学校在成都的分校有三座楼。', '学校计划明年扩建。学校在成都的分校有三座楼。'],
    ['学校打算在港口设立分校。', '学校计划在港口设立分校。'],
    ['使用时间不超过两小时。', '使用时间最长两小时。'],
    ['工厂的扩建计划还需要市政府批准。', '工厂计划扩建，但仍须市政府批准。'],
  ],
};

for (const language of ['ja', 'zh'] as const)
  describe(`statements without spaces: ${language}`, () => {
    for (const [claim, evidence] of turned[language])
      it(`are turned: ${claim}`, () => assert.ok(differences(claim, evidence, language).length > 0));
    for (const [claim, evidence] of same[language])
      it(`say the same: ${claim}`, () => assert.deepEqual(differences(claim, evidence, language), []));
  });
