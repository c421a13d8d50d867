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
    synonyms: wordGroups(`
      利用 使用 活用, 料金 費用 代金 料 金額, 開始 スタート, 終了 完了, 会議 ミーティング 会合, 変更 修正 改定 改訂, 修理 修繕, 購入 買い, 提供 供給, 開催 実施 開く, 参加 出席,
      増加 上昇 増大, 減少 低下, 従業員 社員 職員 スタッフ, 取消 取り消し キャンセル, 交換 取り替え 取替え, 返却 返還 返す, 申込 申込み 申し込み 申請, 支払 支払い 払い,
      予約 申し込み, 承認 許可 認可, 禁止 不可, 原因 理由 要因, 利用者 使用者 ユーザー, 担当者 係員 係, 見込み 見通し 予想, 予定 計画, 通知 連絡 知らせ, 報告 報せ, 会社 企業,
      破損 損傷 破壊, 故意 わざと, 年間 一年, 建物 建築物, 場所 所, 駐車場 パーキング, 自動車 車, 毎日 日々, 毎週 週ごと, 毎月 月ごと, 設立 創立 創業 創設, 発売 販売, 発表 公表,
      移転 引っ越し 引越し, 停止 中止 ストップ, 無料 ただ 無償, 有料 有償, 子供 子ども 児童 こども, 客 顧客 来客, 議長 座長, 責任者 管理者, 削除 消去, 保存 保管, 完成 竣工, 案 原案 提案, 電話 通話,
      自動車 車両, 大雨 豪雨, 住民 市民, 開館 オープン, 設置 設ける, 事故 トラブル, 不具合 障害, 停電 電源断, 更新 アップデート, 確認 チェック, 作成 つくり 作り
    `),
    joins: wordSet('と や か 及び および 又は または 並びに 、 ・'),
    headFinal: true,
    particles: wordSet(
      '等 的 場合 時 際 方 事 為 中 内 上 下 後 前 毎 全 各 約 計 合計 実際 現在 今回 以降 以前 以後 次',
    ),
    genitives: wordSet('の'),
    generalNouns: wordSet(`
      同社 当社 弊社 本社 同館 当館 本館 同校 同店 当店 同氏 同国 同市 同県 同部 同課 同書 同法 彼 彼女 彼ら 者 同 当 本 同様
      これ それ 前者 後者 施設 製品 サービス イベント 催し システム ソフト 機関 団体
    `),
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
