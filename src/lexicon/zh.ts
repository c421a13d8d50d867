import { lexicon } from './lexicon.ts';
import { countUp, numberTable, phraseList, wordGroups, wordPairs, wordSet, wordTable } from './lists.ts';
import { chineseAbsence } from './zhAbsence.ts';

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
      楼 | 块 | 张 | 门 | 款 | 届 | 期 | 户 | 辆 | 艘 | 架 | 套 | 把 | 瓶 | 箱 | 盒 | 袋 | 包 | 片 | 份 | 篇 | 支 | 根 | 棵 |
      栋 | 座 | 所 | 处 | 轮 | 场 | 幅 | 册 | 笔 | 枚
    `),
    indefinite: phraseList(`
      个 | 台 | 款 | 次 | 名 | 位 | 件 | 片 | 份 | 种 | 项 | 条 | 只 | 张 | 家 | 间 | 辆 | 套 | 本 | 组 | 块 | 支 | 篇 | 座 | 把 | 笔 |
      场 | 所
    `),
  },
  clauses: {
    leaning: phraseList(`
      除 | 如果 | 若 | 如(?!今) | 只要 | 只有 | 除非 | 虽然 | 尽管 | 因为 | 由于 | 即使 | 即便 | 哪怕 | 无论 | 不论 | 不管 | 包括 | 根据 |
      按照 | 据(?!说|悉|称|了解) | 依照 | 为了 | 随着 | 与其 | 当 | 未经 | 凡
    `),
    leaningEnds: phraseList(`
      表示 | 认为 | 指出 | 强调 | 透露 | 宣布 | 称 | 说 | 看来 | 来说 | 而言 | 相比 | 在内 | 的话 | 的 | 期间
    `),
    limiting: phraseList('除外 | 例外 | 不在此限 | 不受此限 | 不适用'),
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
    under: phraseList('不到 | 未满 | 不满'),
    atLeastAfter: phraseList('及?以上'),
    atMostAfter: phraseList('及?以下 | 以内 | 为上限 | 封顶'),
    underAfter: phraseList('未满'),
  },
  ranges: { to: phraseList('至 | 到'), until: phraseList('至 | 到') },
  measures: {
    units: wordTable(`
      cm 厘米, m 米, km 公里 千米, m² 平方米, km² 平方公里, l 升, g 克, kg 公斤 千克, t 吨, °C 摄氏度, °F 华氏度
    `),
    durations: wordTable(`
      millisecond 毫秒, second 秒 秒钟, minute 分钟, hour 小时, day 天, week 周 星期, month 个月, year 岁 周岁
    `),
    periodic: wordSet('月费 月租 年费 单价'),
    durationParts: numberTable('半 0.5'),
    fixedDurations: numberTable('半小时 1800, 半个小时 1800, 半天 43200, 半个月 1314873, 半年 15778476'),
    currencies: wordTable('CNY 元 人民币, USD 美元, EUR 欧元'),
    minus: phraseList('零下 | 负'),
    percentagePoints: phraseList('个百分点 | 百分点'),
    tenths: phraseList(String.raw`成(?![\p{Script=Han}])`),
  },
  fields: {
    no: wordSet('× ✕ ✗ 否'),
    absent: wordSet('无 不需要 无需 不用 没有 不支持 不可 不含 不提供'),
    defaults: phraseList('默认 | 缺省'),
  },
  opposites: {
    pairs: wordPairs(`
      高于 低于, 大于 小于, 多于 少于, 早于 晚于, 优于 劣于, 长于 短于, 快于 慢于, 超过 不足, 超过 低于, 开启 关闭, 打开 关闭, 启用 停用, 启用 禁用, 开启 停用,
      允许 禁止, 准许 禁止, 必须 无需, 必须 不必, 支持 反对, 赞成 反对, 同意 拒绝, 同意 反对, 接受 拒绝, 有效 失效, 生效 失效, 批准 否决, 通过 否决, 成功 失败, 盈利 亏损, 免费 收费, 免费 付费,
      加入 退出, 进口 出口, 买入 卖出, 购买 出售, 收购 出售, 内部 外部, 室内 室外, 国内 国外, 国内 海外, 境内 境外, 白天 夜间, 左侧 右侧, 最高 最低, 最大 最小, 最多 最少,
      最多 至少, 最早 最晚, 永久 临时, 永久 暂时, 手动 自动, 在线 离线, 线上 线下, 正面 负面, 乐观 悲观, 延长 缩短, 提前 推迟, 提前 延后, 扩大 缩小, 加快 减慢, 加快 放缓,
      加强 减弱, 加强 削弱, 改善 恶化, 好转 恶化, 留任 离职, 留任 辞职, 留任 离任, 留任 离开, 上任 卸任, 开放 关闭, 营业 停业, 开馆 闭馆, 开始 结束, 有效 无效, 合法 非法, 安全 危险, 困难 容易,
      复杂 简单, 强制 自愿, 有偿 无偿, 包含 排除, 包括 排除, 包含 另计, 包括 另计, 包含 另付, 包括 另付, 免费 自费, 免费 自付, 全额 部分, 全额 半额, 计入 扣除, 公开 保密, 恢复 中断, 恢复 停止, 继续 停止, 继续 中止, 增设 撤销, 新增 取消, 买方 卖方, 甲方 乙方,
      偏高 偏低, 较高 较低, 较大 较小, 较多 较少, 更高 更低, 更大 更小, 更多 更少, 更快 更慢, 更长 更短, 更好 更差, 上级 下级, 东侧 西侧, 南侧 北侧, 入口 出口, 顺时 逆时,
      赞同 反对, 欢迎 反对, 赞成票 反对票, 表扬 批评, 肯定 否定, 肯定 否认, 认可 否认, 承认 否认, 满意 不满, 采纳 拒绝, 采纳 否决, 采纳 驳回, 批准 驳回, 同意 否决, 通过 驳回, 获胜 落败, 赢得 失去,
      工作日 周末, 工作日 节假日, 平日 周末, 室内 露天, 白天 晚上, 男生 女生, 男性 女性, 成人 儿童, 成年 未成年, 新建 拆除, 保留 取消, 保留 撤销, 保留 删除, 增设 取消, 招聘 裁员, 录用 辞退,
      录用 解雇, 高估 低估, 盈余 赤字, 收入 支出, 利润 亏损, 优点 缺点, 优势 劣势, 有利 不利, 积极 消极, 主动 被动, 直接 间接, 完全 部分, 单独 共同, 单独 一起, 公立 私立, 公办 民办, 必修 选修,
      必填 选填, 必选 可选, 固定 浮动, 长期 短期, 长期 临时, 正式 临时, 全职 兼职, 纸质 电子, 线上 现场, 事先 事后, 事前 事后, 提前 延期, 提前 延迟, 如期 延迟, 如期 推迟, 如期 延期, 准时 延误, 准时 迟到, 按时 逾期,
      之前 之后, 以前 以后, 加热 冷却, 升温 降温, 干燥 潮湿, 上游 下游, 上传 下载, 发送 接收, 登录 注销, 安装 卸载, 连接 断开, 锁定 解锁, 启动 停止, 涨价 降价, 涨薪 降薪, 扩建 缩减, 东门 西门, 南门 北门,
      东部 西部, 南部 北部, 东区 西区, 南区 北区, 减轻 加重, 缓解 加剧, 稀释 浓缩, 需求 供应, 需求 供给, 顺差 逆差, 多数 少数
    `),
    rises: wordSet(
      '增长 增加 上升 上涨 提高 上调 回升 攀升 提升 增多 扩大 涨 升 涨到 涨至 升至 升到 增至 增到 增 涨幅 增幅',
    ),
    falls: wordSet(
      '减少 下降 下跌 下滑 降低 下调 回落 缩减 减小 缩小 降 跌 减 降至 降到 跌至 跌到 减至 减到 降幅 跌幅 减幅',
    ),
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
    denied: phraseList(`
      不(?!仅|过|久|断|少|超过|足|到|多|限|论|管|但|只|止|良|动产|锈|得超|得多|得少|得低|得高|得不) | 没 | 未(?!来|必|经) |
      无(?!论|线|人机|限|数|锡|机|疑|非|一|例外|形|名) | 禁止 | 严禁 | 拒绝 | 免(?!费|疫|得|不了)
    `),
    synonyms: wordGroups(`
      修复 修好 修正 修理, 保存 保留 留存, 逾期 过期 超期, 开启 打开 启用 开通, 关闭 关掉 停用, 购买 订购 选购 买下, 支付 缴纳 付款 缴费 交纳,
      承担 负担 负责, 公布 公开, 取消 撤销, 使用 采用 利用, 提供 供应, 减轻 缓解 减缓, 收购 并购, 开发 研发 研制, 发布 推出 上线, 负责人 组长 主管, 价格 售价 定价, 费用 花费 开支 支出,
      工作人员 员工 职工 雇员, 营收 收入 营业收入, 增长 增加 上升 上涨 提高 提升, 下降 减少 下滑 下跌 降低, 举办 举行 召开, 参加 参与 出席, 位于 坐落 地处,
      成立 创立 创办 创建 建立, 申请 申领, 导致 造成 引起 引发 致使, 表示 指出 认为 称 说, 批准 同意 核准 通过 点头, 允许 准许 许可, 禁止 严禁 不准,
      删除 清除, 修改 更改 改动 变更, 报告 上报 反映, 最早 首先 率先 最先, 同期 同时期, 去年 上年 上一年, 开始 启动 起, 结束 完毕, 返还 退还 归还,
      离职 辞职, 担任 出任 任, 至少 最少, 最多 至多, 每天 每日 天天, 每周 每星期, 每月 每个月, 免费 无需付费, 居民 住户, 乘客 旅客, 读者 借阅者, 顾客 客户 客人 消费者,
      学生 学员, 老师 教师, 医生 医师 大夫, 汽车 车辆, 地点 场所 地方, 时间 时段, 时长 长度, 原因 缘由 起因, 结果 后果, 需要 必须 须要, 大约 约 约为, 立即 马上 立刻, 退款 退费
    `),
    inTotal: phraseList('总共 | 合计 | 总计 | 共计'),
    before: phraseList('之前 | 以前 | (?<![年月日天周时目])前(?=[，,必须应需先不])'),
    after: phraseList('之后 | 以后 | (?<![年月日天周时])后(?=[，,必须应需再才不])'),
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
    sum: wordSet('共 总共 合计 一共 总计 共计 加起来 合共'),
  },
  evidence: { together: phraseList('和'), byWhom: phraseList('被 | 由') },
  citations: {
    accordingTo: phraseList('根据 | 依据 | 据 | 见 | 参见'),
    says: phraseList('指出 | 显示 | 规定 | 写道'),
    sourceLists: phraseList('来源 | 参考文献 | 参考资料'),
    authorJoins: phraseList('和'),
  },
  absence: chineseAbsence,
});
