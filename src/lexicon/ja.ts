import { japaneseAbsence } from './jaAbsence.ts';
import { lexicon } from './lexicon.ts';
import { countUp, numberTable, phraseList, wordGroups, wordPairs, wordSet, wordTable } from './lists.ts';

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
      件 | 点 | 通 | 着 | 箱 | 袋 | 棟 | 部 | 巻 | 株 | コマ | つ | パーセント | メートル | キロ | グラム | ドル | ユーロ | 週
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
    atMostAfter: phraseList('以下 | 以内 | まで | を上限'),
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
  fields: {
    no: wordSet('× ✕ ✗ 否'),
    absent: wordSet('なし 不要 無し 無 不可 非対応 対象外'),
    defaults: phraseList('既定 | デフォルト | 初期値'),
  },
  opposites: {
    pairs: wordPairs(`
      上回 下回, 増加 減少, 増加 低下, 増え 減り, 増え 減っ, 増え 減る, 増え 減ら, 増や 減ら, 増大 減少, 上昇 下降, 上昇 低下, 上昇 下落, 上が 下が, 上げ 下げ, 入れ 切る, 入れ 切り, 入れ 切っ, 開け 閉め, 開く 閉じ, 付け 外し, 伸び 縮み, 伸び 落ち, 高い 低い, 高い 安い,
      高く 低く, 高く 安く, 多い 少な, 多く 少な, 長い 短い, 長く 短く, 広い 狭い, 広く 狭く, 重い 軽い, 重く 軽く, 早い 遅い, 早く 遅く, 速い 遅い, 速く 遅く, 新し 古い, 大き 小さ,
      強い 弱い, 強く 弱く, 厚い 薄い, 深い 浅い, 近い 遠い, 開館 閉館, 開館 休館, 開店 閉店, 営業 休業, 許可 禁止, 可能 禁止, 可能 不可, 有料 無料, 有償 無償, 有効 無効, 成功 失敗,
      賛成 反対, 承認 否決, 承認 却下, 可決 否決, 採択 否決, 採用 却下, 出席 欠席, 参加 欠席, 開始 終了, 前日 翌日, 以前 以降, 自動 手動, 国内 海外, 国内 国外, 屋内 屋外, 室内 室外, 室内 屋外,
      最大 最小, 最高 最低, 最多 最少, 最長 最短, 必須 任意, 義務 任意, 増額 減額, 値上 値下, 黒字 赤字, 増収 減収, 増益 減益, 拡大 縮小, 延長 短縮, 延ば 縮め, 加入 脱退, 入会 退会, 購入 売却,
      買収 売却, 輸入 輸出, 就任 退任, 就任 辞任, 内側 外側, 右側 左側, 東側 西側, 北側 南側, 改善 悪化, 好転 悪化, 先に 後で, 先に 後に, 継続 中止, 継続 終了, 再開 中止, 再開 停止, 点灯 消灯, 含む 除く, 含め 除き,
      含め 除い, 有り 無し, 安全 危険, 正常 異常, 肯定 否定, 楽観 悲観, 公開 非公, 入口 出口, 直接 間接, 事前 事後, 共通 別々, 一括 分割, 前払 後払, 先払 後払,
      引き上げ 引き下げ, 引上げ 引下げ, 前倒 延期, 前倒 先送, 前倒 遅れ, 早ま 遅れ, 支持 反対, 推進 反対, 合格 不合格, 当選 落選, 出発 到着, 送信 受信, 最初 最後, 前半 後半, 上期 下期, 大人 子ども,
      大人 子供, 新規 既存, 常設 臨時, 平日 土日, 平日 週末, 平日 休日, 平日 祝日, 男性 女性, 男子 女子, 東部 西部, 北部 南部, 東口 西口, 北口 南口, 左折 右折, 勝利 敗北, 勝ち 負け, 勝っ 負け, 可能 不可能, 合法 違法, 適合 不適合,
      十分 不十分, 公式 非公式, 正規 非正規, 全会一致 反対, 満場一致 反対, 全員一致 反対, 受け入れ 拒否, 同意 拒否, 承諾 拒否, 推奨 禁止, 推奨 非推奨, 貸出 返却, 入荷 出荷, 好調 不調, 好調 低迷, 利益 損失, 収入 支出, 歳入 歳出,
      需要 供給, 長所 短所, 利点 欠点, メリット デメリット, プラス マイナス, オン オフ, インストール アンインストール, ログイン ログアウト, オンライン オフライン, オンライン 対面, 日中 夜間, 昼間 夜間, 単独 共同, 常勤 非常勤, 満足 不満,
      積極 消極, 促進 抑制, 増員 減員, 新設 廃止, 存続 廃止, 設置 撤去, 維持 廃止, 加熱 冷却, 乾燥 湿潤, 上流 下流, 固定 変動, 長期 短期, 過大 過小, 多数 少数, 多め 少なめ, 強め 弱め, 早め 遅め, 高め 低め,
      早め 遅ら, 早く 遅ら, 早ま 延び, 始ま 終わ, 始め 終え, 広げ 狭め, 緩和 強化, 軽減 加重, 認め 退け, 増え 落ち, 緩め 締め, 近づ 遠ざ, 集ま 散ら, 借り 貸し, 受け取 渡し
    `),
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
    denied: phraseList(`
      (?<!なければなり|なくてはなり|ねばなり|かもしれ)ません | (?<!なければなら|なくてはなら|ねばなら|かもしれ|に違い)ない(?!と|よう) |
      (?<!なければなら|なくてはなら|ねばなら)なかった | ではなく | でなく | なければ(?!な) | (?<=[かけせてねべめられえきしちにみりぎびじ])なくな(?=[るりっ]) | ずに | 禁止 | 不可(?!欠) | 不要 | 無用 | なし(?=[。、|\\s]|$)
    `),
    synonyms: wordGroups(`
      利用 使用 活用, 料金 費用 代金 料 金額, 開始 スタート, 終了 完了, 会議 ミーティング 会合, 変更 修正 改定 改訂, 修理 修繕, 購入 買い, 提供 供給, 開催 実施 開く, 参加 出席,
      増加 上昇 増大, 減少 低下, 従業員 社員 職員 スタッフ, 取消 取り消し キャンセル, 交換 取り替え 取替え, 返却 返還 返す, 申込 申込み 申し込み 申請, 支払 支払い 払い,
      予約 申し込み, 承認 許可 認可, 禁止 不可, 原因 理由 要因, 利用者 使用者 ユーザー, 担当者 係員 係, 見込み 見通し 予想, 予定 計画, 通知 連絡 知らせ, 報告 報せ, 会社 企業,
      破損 損傷 破壊, 故意 わざと, 年間 一年, 建物 建築物, 場所 所, 駐車場 パーキング, 自動車 車, 毎日 日々, 毎週 週ごと, 毎月 月ごと, 設立 創立 創業 創設, 発売 販売, 発表 公表,
      移転 引っ越し 引越し, 停止 中止 ストップ, 無料 ただ 無償, 有料 有償, 子供 子ども 児童 こども, 客 顧客 来客, 議長 座長, 責任者 管理者, 削除 消去, 保存 保管, 完成 竣工, 案 原案 提案, 電話 通話,
      自動車 車両, 大雨 豪雨, 住民 市民, 開館 オープン, 設置 設ける, 事故 トラブル, 不具合 障害, 停電 電源断, 更新 アップデート, 確認 チェック, 作成 つくり 作り
    `),
    before: phraseList('前に | までに'),
    after: phraseList('後に | あとに | てから | (?<=た)後'),
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
    sum: wordSet('合計 合わせて 総計 全部で 計'),
    difference: wordSet(
      '差 値上げ 値下げ 引き上げ 引き下げ 残り 割引 増額 減額 長い 長く 短い 短く 高い 高く 安い 安く 多い 多く 少な 増え 増加 減り 減少 遅く 早く 広い 狭い',
    ),
  },
  evidence: { together: phraseList('と'), byWhom: phraseList('に | から') },
  citations: {
    accordingBehind: phraseList('によると | によれば | に(?:よ|拠)り | には | では | より | 参照 | に基づ'),
    says: phraseList('は | も'),
    pages: phraseList('ページ | 頁'),
    lines: phraseList('行目 | 行'),
    sections: phraseList('節 | 章'),
    sourceLists: phraseList('出典 | 参考文献 | 参照 | 情報源 | 参考資料'),
    authorJoins: phraseList('と'),
  },
  absence: japaneseAbsence,
});
