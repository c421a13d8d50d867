import { lexicon } from './complete.ts';
import { countUp, numberTable, phraseList, wordGroups, wordSet, wordTable } from './lists.ts';

export const ja = lexicon({
  spaced: false,
  decimals: 'point',
  sentences: { afterQuotation: 'とってのでにがはをも、' },
  numbers: {
    grammar: 'han',
    cardinals: numberTable('零 0, 十 10, 百 100, 千 1000', countUp('〇 一 二 三 四 五 六 七 八 九', 0)),
    scales: numberTable('万 1e4, 億 1e8, 兆 1e12'),
    counters: phraseList(`
      人 | 名 | 個 | 社 | 台 | 本 | 冊 | 回 | 次 | 倍 | 歳 | 才 | 円 | 年 | 月 | 日 | 時 | 分 | 秒 | 度 | 階 | 層 | 枚 |
      匹 | 頭 | 位 | 項 | 章 | 節 | 割 | % | ％ | 種 | 組 | 国 | 州 | 都市 | 校 | 軒 | 家 | 間 | 泊 | 票 | 杯 | か | ヶ | ケ |
      つ | パーセント | メートル | キロ | グラム | ドル | ユーロ | 週
    `),
  },
  calendar: {
    months: wordGroups('1月, 2月, 3月, 4月, 5月, 6月, 7月, 8月, 9月, 10月, 11月, 12月'),
    weekdays: wordGroups('月曜, 火曜, 水曜, 木曜, 金曜, 土曜, 日曜'),
  },
  qualifiers: {
    approxBefore: phraseList('約 | およそ | ほぼ'),
    approxAfter: phraseList('前後 | ほど | 程度 | くらい | ぐらい'),
    exactBefore: phraseList('ちょうど'),
    atLeast: phraseList('最低 | 少なくとも'),
    over: phraseList('超過'),
    atMost: phraseList('最大 | 最長 | 多くとも'),
    atLeastAfter: phraseList('以上'),
    overAfter: phraseList('超 | を超え'),
    atMostAfter: phraseList('以下 | 以内'),
    underAfter: phraseList('未満 | 弱'),
  },
  ranges: { to: phraseList('から'), until: phraseList('から') },
  measures: {
    units: wordTable(`
      mm ミリ, cm センチ, m メートル, km キロメートル, m² 平方メートル, l リットル, g グラム, kg キログラム, t トン, °C 度
    `),
    durations: wordTable(`
      millisecond ミリ秒, second 秒 秒間, minute 分 分間, hour 時間, day 日間 泊, week 週間, month ヶ月 か月 カ月 ヶ月間, year 年間 歳
    `),
    periodic: wordSet('月額 月料金 年額 単価'),
    durationParts: numberTable('半 0.5'),
    fixedDurations: numberTable('半日 43200, 半月 1314873, 半年 15778476'),
    currencies: wordTable('JPY 円, $ ドル, EUR ユーロ'),
    percent: phraseList('パーセント'),
    percentagePoints: phraseList('ポイント'),
    minus: phraseList('マイナス | 氷点下 | 零下'),
    tenths: phraseList('割(?!引|合|り)'),
  },
  tone: {
    hedges: phraseList(`
      かもしれ | おそらく | 恐らく | たぶん | 多分 | 可能性が | らしい | ようだ | ようです | と思われ | とみられ | と見られ |
      と考えられ | でしょう | だろう | とされ
    `),
    judgements: phraseList(
      '素晴らし | すばらし | 最高の | 美しい | 優れた | 画期的 | 残念 | 見事 | 最悪 | 有名な | 人気の',
    ),
  },
  markers: {
    denied: phraseList(
      'ていません | しません | きません | ではありません | ていない | しない | ではない | なかった | ませんでした',
    ),
    all: phraseList('すべて | 全て | 全員 | いつも | 必ず'),
    most: phraseList('ほとんど | 大部分 | 多く'),
    some: phraseList('一部 | いくつか'),
    few: phraseList('少数 | めったに'),
    obligation: phraseList('なければなりません | なければならない | 必要があります'),
    advice: phraseList('べき'),
    permission: phraseList('ことができ | てもよい | 可能'),
    possible: phraseList('かもしれ | 可能性 | でしょう'),
    planned: phraseList('予定 | 計画'),
    only: phraseList('だけ | のみ | しか'),
    exception: phraseList('除い | 以外'),
    cause: phraseList('ため | ので | から'),
    concession: phraseList('にもかかわらず | のに'),
    before: phraseList('前に | までに'),
    after: phraseList('後に | あとに'),
  },
  strength: {
    supposed: phraseList('かもしれ | はず | 予定 | 可能性'),
    open: phraseList('できる | かもしれ | はず | 予定 | 可能'),
    wholeConditions: phraseList('もし[^、]*、'),
    whole: phraseList('すべて | 全て | 必ず'),
    part: phraseList('一部 | 多く'),
    sole: phraseList('だけ | のみ'),
    anySole: phraseList('だけ | のみ'),
    cause: phraseList('ため'),
    anyCause: phraseList('ため | ので'),
    said: phraseList('によると | 述べ'),
  },
  arithmetic: {
    difference: wordSet(
      '長い 長く 短い 短く 高い 高く 安い 安く 多い 多く 少な 増え 増加 減り 減少 遅く 早く 広い 狭い',
    ),
  },
  evidence: { together: phraseList('と'), byWhom: phraseList('に | から') },
});
