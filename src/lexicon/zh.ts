import { lexicon } from './complete.ts';
import { countUp, numberTable, phraseList, wordGroups, wordSet, wordTable } from './lists.ts';

export const zh = lexicon({
  spaced: false,
  decimals: 'point',
  numbers: {
    grammar: 'han',
    cardinals: numberTable(
      '零 0, 两 2, 兩 2, 十 10, 百 100, 千 1000',
      countUp('〇 一 二 三 四 五 六 七 八 九', 0),
    ),
    scales: numberTable('万 1e4, 萬 1e4, 亿 1e8, 億 1e8, 兆 1e12'),
    counters: phraseList(`
      人 | 名 | 个 | 件 | 台 | 本 | 次 | 倍 | 岁 | 元 | 圆 | 年 | 月 | 日 | 时 | 点 | 分 | 秒 | 层 | 头 | 位 | 只 | 条 | 项 |
      章 | 节 | 成 | % | ％ | 种 | 组 | 国 | 州 | 家 | 间 | 票 | 杯 | 美元 | 欧元 | 公里 | 公斤 | 小时 | 分钟 | 星期 | 周 | 天 |
      楼 | 块 | 张 | 门 | 款 | 届 | 期
    `),
  },
  calendar: {
    months: wordGroups('1月, 2月, 3月, 4月, 5月, 6月, 7月, 8月, 9月, 10月, 11月, 12月'),
    weekdays: wordGroups(`
      星期一 周一 週一 礼拜一, 星期二 周二 週二 礼拜二, 星期三 周三 週三 礼拜三, 星期四 周四 週四 礼拜四,
      星期五 周五 週五 礼拜五, 星期六 周六 週六 礼拜六, 星期日 星期天 周日 周天 週日 週天 礼拜日 礼拜天
    `),
  },
  qualifiers: {
    approxBefore: phraseList('大约 | 约 | 近 | 将近'),
    approxAfter: phraseList('左右 | 余'),
    exactBefore: phraseList('正好 | 恰好'),
    atLeast: phraseList('至少 | 不少于 | 不低于'),
    over: phraseList('超过 | 超'),
    atMost: phraseList('最多 | 不超过 | 不得超过 | 不能超过 | 不多于 | 至多'),
    under: phraseList('不到'),
    atLeastAfter: phraseList('以上'),
    atMostAfter: phraseList('以下 | 以内'),
    underAfter: phraseList('未满'),
  },
  ranges: { to: phraseList('至 | 到'), until: phraseList('至 | 到') },
  measures: {
    units: wordTable(`
      cm 厘米, m 米, km 公里 千米, m² 平方米, km² 平方公里, l 升, g 克, kg 公斤 千克, t 吨, °C 摄氏度, °F 华氏度
    `),
    durations: wordTable(`
      millisecond 毫秒, second 秒 秒钟, minute 分钟, hour 小时, day 天, week 周 星期, month 个月, year 岁
    `),
    periodic: wordSet('月费 月租 年费 单价'),
    durationParts: numberTable('半 0.5'),
    fixedDurations: numberTable('半小时 1800, 半个小时 1800, 半天 43200, 半个月 1314873, 半年 15778476'),
    currencies: wordTable('CNY 元 人民币, USD 美元, EUR 欧元'),
    minus: phraseList('零下 | 负'),
    tenths: phraseList(String.raw`成(?![\p{Script=Han}])`),
  },
  tone: {
    hedges: phraseList(
      '也许 | 也許 | 或许 | 或許 | 可能 | 据说 | 據說 | 据称 | 似乎 | 大概会 | 恐怕 | 估计会 | 有望',
    ),
    judgements: phraseList(
      '最好的 | 优秀 | 優秀 | 出色 | 杰出 | 傑出 | 美丽 | 美麗 | 令人惊叹 | 遗憾 | 糟糕 | 卓越 | 伟大 | 偉大',
    ),
  },
  markers: {
    denied: phraseList('不 | 没 | 未 | 无法'),
    all: phraseList('所有 | 全部 | 全体 | 每个 | 都 | 总是'),
    most: phraseList('大部分 | 大多数 | 多数 | 通常'),
    some: phraseList('一些 | 有些 | 部分 | 有时'),
    few: phraseList('少数 | 很少'),
    obligation: phraseList('必须 | 必需 | 应当 | 需要'),
    advice: phraseList('应该 | 建议'),
    permission: phraseList('可以 | 允许 | 能够'),
    possible: phraseList('可能 | 也许 | 或许'),
    planned: phraseList('计划 | 打算 | 预计 | 将'),
    only: phraseList('只 | 仅'),
    exception: phraseList('除非 | 除了 | 除外'),
    cause: phraseList('因为 | 由于'),
    concession: phraseList('尽管 | 虽然'),
    before: phraseList('之前 | 以前'),
    after: phraseList('之后 | 以后'),
  },
  strength: {
    supposed: phraseList('可能 | 也许 | 计划'),
    open: phraseList('可能 | 也许 | 计划 | 会'),
    wholeConditions: phraseList('如果[^，]*，'),
    whole: phraseList('所有 | 总是'),
    part: phraseList('有些 | 部分'),
    sole: phraseList('只有 | 仅'),
    anySole: phraseList('只 | 仅 | 唯一'),
    cause: phraseList('因为 | 导致'),
    anyCause: phraseList('因为 | 由于 | 导致'),
    said: phraseList('表示 | 称'),
  },
  arithmetic: {
    difference: wordSet(
      '增加 增加了 减少 减少了 提高了 降低了 上升了 下降了 增长了 多了 少了 多 少 省 省下 节省 便宜 便宜了 贵 贵了 涨了 降了 相差 高出 低了 高了 短 长',
    ),
    sum: wordSet('共 总共 合计 一共'),
  },
  evidence: { together: phraseList('和'), byWhom: phraseList('被 | 由') },
});
