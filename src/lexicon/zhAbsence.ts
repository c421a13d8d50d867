import type { AbsenceLexicon } from './absences.ts';
import { phraseList } from './lists.ts';

const source =
  '(?:(?:该|本|这份|此|这些|所给|提供的)?(?:文档|文件|说明书?|文章|文本|资料|合同|手册|规定|规则|报告|会议记录|纪要|通知|页面|上下文|公告|材料|原文|邮件|文|章程|指南|须知)(?:中|里|内)?)';
const tells = '(?:提到|提及|说明|写明|介绍|涉及|指出|记录|注明|谈到|描述|解释|列出|给出|交代|规定|明确)';
const not = '(?:没有|没|未|并未|并没有|未曾|从未)';
const end = '\\s*。?\\s*$';
const form = (pattern: string): RegExp => new RegExp(pattern, 'u');

export const chineseAbsence: Partial<AbsenceLexicon> = {
  cues: phraseList('没 | 无 | 未 | 不'),
  ofSource: [
    form(
      `^${source}(?:并|也)?${not}(?:明确|具体)?${tells}(?:任何|有关|关于)?(?:与)?(?<what>[^。]*?)(?:的(?:信息|内容|情况))?${end}`,
    ),
    form(
      `^${source}(?:中)?${not}(?:任何)?(?:关于|有关)(?<what>[^。]+?)的?(?:信息|内容|说明|记载|规定)${end}`,
    ),
    form(`^(?:关于|有关)?(?<what>[^。]+?)，?${source}(?:中|里)?(?:并)?${not}${tells}${end}`),
    form(
      `^(?:关于|有关)?(?<what>[^。]+?)(?:并未|未|没有)(?:被|作出?)?(?:说明|提及|提到|写明|注明|标明)${end}`,
    ),
    form(`^(?:没有|无)(?:任何)?(?:关于|有关)(?<what>[^。]+?)的?(?:信息|内容|说明|记载|规定)${end}`),
    form(`^(?:文中|原文)?(?:未|没有)(?:提及|提到|说明|注明)${end}`),
  ],
  ofSubject: [
    form(
      `^(?<of>[^。，]{1,16}?)(?:不|并不|没有|未)(?:支持|提供|含有|包含|配备|设有|附带|设)(?<what>[^。]+?)${end}`,
    ),
    form(`^(?<of>[^。，]{1,16}?)(?:没有|无)(?<what>[^。，也就才都时]+?)${end}`),
    form(`^(?:没有人|无人)(?<what>[^。]+?)${end}`),
    form(`^没有(?<what>[^。，]+?)${end}`),
    form(`^(?<what>[^。，]+?)(?:不可用|不存在|没有提供|不提供)${end}`),
  ],
  planned: phraseList('计划 | 拟 | 预定 | 筹备 | 考虑'),
  asked: {
    when: /什么时候|何时|哪天|几点|多久(?!时间)|日期|期限|截止|时间/gu,
    howLong: /多长时间|多久时间|期限|时长/gu,
    howMuch: /多少|几(?:个|人|次|台)|数量|人数|重量|次数/gu,
    price: /多少钱|价格|费用|售价|收费/gu,
    who: /谁|何人|哪位/gu,
    where: /哪里|何处|地点|地址/gu,
    why: /为什么|为何|原因|理由/gu,
  },
};
