import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'mocha';
import { globSync } from 'tinyglobby';
import { runAtOnce } from '../../../src/base/timeSlices.ts';
import { decode, isUtf8Steps } from '../../../src/sources/encoding.ts';

/** Texts as Python's codecs write them: the encoding, the text and its bytes in base 64. */
const samples: readonly (readonly [encoding: string, text: string, bytes: string])[] = [
  [
    'shift_jis',
    '平成三十年の売上は千二百万円で、前年より五パーセント増えました。東京の本社には四十人が働いています。来年は大阪に新しい事務所を開く予定です。',
    'lb2QrI5Pj1yUToLMlISP44LNkOeT8ZVTlpyJfoLFgUGRT5ROguaC6Izcg3CBW4Nag5ODZ5GdgqaC3IK1gr2BQpOMi56CzJZ7jtCCyYLNjmyPXJBsgqqTrYKigsSCooLcgreBQpeIlE6CzZHljeOCyZBWgrWCoo6WlrGPioLwikqCrZdckuiCxYK3gUI=',
  ],
  [
    'euc_jp',
    '平成三十年の売上は千二百万円で、前年より五パーセント増えました。東京の本社には四十人が働いています。来年は大阪に新しい事務所を開く予定です。',
    'yr/Arruwvb3Hr6TOx+S+5aTPwOnG88m0y/yx36THoaLBsMevpOik6rjepdGhvKW7pfOlyMH9pKik3qS3pL+ho8Xstf6kzsvcvNKky6TPu829vb/NpKzGr6SkpMakpKTepLmho83ox6+kz8LnuuWky7+3pLekpLv2zLO96qTys6ukr829xOqkx6S5oaM=',
  ],
  [
    'iso2022_jp',
    '平成三十年の売上は千二百万円で、前年より五パーセント増えました。東京の本社には四十人が働いています。来年は大阪に新しい事務所を開く予定です。',
    'GyRCSj9ALjswPT1HLyROR2Q+ZSRPQGlGc0k0S3wxXyRHISJBMEcvJGgkajheJVEhPCU7JXMlSEF9JCgkXiQ3JD8hI0VsNX4kTktcPFIkSyRPO009PT9NJCxGLyQkJEYkJCReJDkhI01oRy8kT0JnOmUkSz83JDckJDt2TDM9aiRyMyskL009RGokRyQ5ISMbKEI=',
  ],
  [
    'utf-16-le',
    '平成三十年の売上は千二百万円で、前年より五パーセント増えました。\n東京の本社には四十人が働いています。\n来年は大阪に新しい事務所を開く予定です。\n',
    'c14QYglOQVN0Xm4w8lgKTm8wQ1OMTn52B06GUWcwATBNUnReiDCKMJRO0TD8MLsw8zDIMJdYSDB+MFcwXzACMAoAcWesTm4wLGc+eWswbzDbVkFTuk5MMM1QRDBmMEQwfjBZMAIwCgBlZ3RebzAnWSqWazCwZVcwRDCLTtlSQGKSMIuVTzCITppbZzBZMAIwCgA=',
  ],
  [
    'utf-16-be',
    '平成三十年の売上は千二百万円で、前年より五パーセント増えました。\n東京の本社には四十人が働いています。\n来年は大阪に新しい事務所を開く予定です。\n',
    'XnNiEE4JU0FedDBuWPJOCjBvU0NOjHZ+TgdRhjBnMAFSTV50MIgwik6UMNEw/DC7MPMwyFiXMEgwfjBXMF8wAgAKZ3FOrDBuZyx5PjBrMG9W21NBTrowTFDNMEQwZjBEMH4wWTACAApnZV50MG9ZJ5YqMGtlsDBXMEROi1LZYkAwkpWLME9OiFuaMGcwWTACAAo=',
  ],
  [
    'utf-16-le',
    '一、本馆每周一闭馆。\n二、读者每次最多可借五本书，一月归还。\n',
    'AE4BMCxnhpnPa2hUAE7tlYaZAjAKAIxOATD7iwWAz2shawBnGlnvUx9QlE4sZ2ZODP8ATghnUl/YjwIwCgA=',
  ],
  [
    'utf-16-be',
    '第一条　この炊飯器は一度に五合まで炊くことができます。\n第二条　保温は十二時間までです。\n',
    'eyxOAGdhMAAwUzBucIqY71ZoMG9OAF6mMGtOlFQIMH4wZ3CKME8wUzBoMEwwZzBNMH4wWTACAAp7LE6MZ2EwAE/dbikwb1NBToxmQpWTMH4wZzBnMFkwAgAK',
  ],
  [
    'utf-32-le',
    '平成三十年の売上は千二百万円で、前年より五パーセント増えました。東京の本社には四十人が働いています。来年は大阪に新しい事務所を開く予定です。',
    'c14AABBiAAAJTgAAQVMAAHReAABuMAAA8lgAAApOAABvMAAAQ1MAAIxOAAB+dgAAB04AAIZRAABnMAAAATAAAE1SAAB0XgAAiDAAAIowAACUTgAA0TAAAPwwAAC7MAAA8zAAAMgwAACXWAAASDAAAH4wAABXMAAAXzAAAAIwAABxZwAArE4AAG4wAAAsZwAAPnkAAGswAABvMAAA21YAAEFTAAC6TgAATDAAAM1QAABEMAAAZjAAAEQwAAB+MAAAWTAAAAIwAABlZwAAdF4AAG8wAAAnWQAAKpYAAGswAACwZQAAVzAAAEQwAACLTgAA2VIAAEBiAACSMAAAi5UAAE8wAACITgAAmlsAAGcwAABZMAAAAjAAAA==',
  ],
  [
    'gb18030',
    '公司二零一八年的收入是一千二百万元，比前一年增长了百分之五。北京的总部有四十名员工。明年计划在上海开设新的办事处。',
    'uavLvrb+wePSu7DLxOq1xMrVyOvKx9K7x6e2/rDZzfLUqqOsscjHsNK7xOrU9rOkwcuw2bfW1q7O5aGjsbG+qbXE19yyv9PQy8TKrsP71LG5pKGjw/fE6rzGu67U2snPuqO/qsno0MK1xLDsysK0pqGj',
  ],
  [
    'big5',
    '公司二零一八年的收入是一千二百萬元，比前一年增長了百分之五。臺北的總部有四十名員工。明年計劃在高雄開設新的辦事處。',
    'pL2lcaRHuXOkQKRLpn6quqaspEqsT6RApGSkR6bKuFWkuKFBpPGrZaRApn68V6r4pEamyqTApKekraFDu0+lX6q6wWCzoaazpXykUaZXrfukdaFDqfqmfq1wubqmYrCqtq+2fbNdt3Oqur/sqMazQqFD',
  ],
  [
    'euc_kr',
    '회사의 2018년 매출은 천이백만 원으로 전년보다 5퍼센트 늘었습니다. 서울 본사에는 마흔 명이 일하고 있습니다. 내년에는 부산에 새 사무실을 열 예정입니다.',
    'yLi758DHIDIwMTiz4iC4xcPiwLogw7XAzLnpuLggv/jAuLfOIMD8s+K6uLTZIDXG27y+xq4gtMO++r3AtM+02S4gvK2/7yC6u7vnv6G0wiC4tsjnILjtwMwgwM/Hz7DtIMDWvcC0z7TZLiCzu7Piv6G0wiC6zrvqv6Egu/Ugu+e5q73HwLsgv60gv7nBpMDUtM+02S4=',
  ],
  [
    'windows-1251',
    'Выручка компании в 2018 году составила 12 миллионов рублей, что на пять процентов больше, чем годом ранее. В московском офисе работают сорок человек.',
    'wvvw8/fq4CDq7uzv4O3o6CDiIDIwMTgg4+7k8yDx7vHy4OLo6+AgMTIg7Ojr6+ju7e7iIPDz4evl6Swg9/LuIO3gIO//8vwg7/Du9uXt8u7iIOHu6/z45Swg9+XsIOPu5O7sIPDg7eXlLiDCIOzu8eru4vHq7uwg7vTo8eUg8ODh7vLg/vIg8e7w7uog9+Xr7uLl6i4=',
  ],
  [
    'koi8-r',
    'Выручка компании в 2018 году составила 12 миллионов рублей, что на пять процентов больше, чем годом ранее. В московском офисе работают сорок человек.',
    '99nS1d7LwSDLz83Qwc7JySDXIDIwMTggx8/E1SDTz9PUwdfJzMEgMTIgzcnMzMnPzs/XINLVwszFyiwg3tTPIM7BINDR1Ngg0NLPw8XO1M/XIMLPzNjbxSwg3sXNIMfPxM/NINLBzsXFLiD3IM3P08vP19PLz80gz8bJ08Ug0sHCz9TBwNQg08/Sz8sg3sXMz9fFyy4=',
  ],
  [
    'iso8859_5',
    'Выручка компании в 2018 году составила 12 миллионов рублей, что на пять процентов больше, чем годом ранее. В московском офисе работают сорок человек.',
    'suvg4+fa0CDa3tzf0N3Y2CDSIDIwMTgg097U4yDh3uHi0NLY29AgMTIg3Njb29je3d7SIODj0dvV2Swg5+LeIN3QIN/v4uwg3+De5tXd4t7SINHe2+zo1Swg59XcINPe1N7cIODQ3dXVLiCyINze4dre0uHa3twg3uTY4dUg4NDR3uLQ7uIg4d7g3tog59Xb3tLV2i4=',
  ],
  [
    'windows-1251',
    "Виручка компанії у 2018 році становила 12 мільйонів гривень, що на п'ять відсотків більше, ніж роком раніше.",
    'wujw8/fq4CDq7uzv4O2zvyDzIDIwMTgg8O72syDx8uDt7uLo6+AgMTIg7LPr/Onu7bPiIOPw6OLl7fwsIPnuIO3gIO8n//L8IOKz5PHu8uqz4iDhs+v8+OUsIO2z5iDw7uru7CDw4O2z+OUu',
  ],
  [
    'koi8-u',
    "Виручка компанії у 2018 році становила 12 мільйонів гривень, що на п'ять відсотків більше, ніж роком раніше.",
    '98nS1d7LwSDLz83Qwc6mpyDVIDIwMTgg0s/DpiDT1MHOz9fJzMEgMTIgzabM2MrPzqbXIMfSydfFztgsIN3PIM7BINAn0dTYINemxNPP1Mum1yDCpszY28UsIM6m1iDSz8vPzSDSwc6m28Uu',
  ],
  [
    'windows-1252',
    'Der Umsatz der Firma betrug im Jahr 2018 zwölf Millionen Euro, fünf Prozent mehr als im Jahr zuvor. In München arbeiten vierzig Leute für das Büro.',
    'RGVyIFVtc2F0eiBkZXIgRmlybWEgYmV0cnVnIGltIEphaHIgMjAxOCB6d/ZsZiBNaWxsaW9uZW4gRXVybywgZvxuZiBQcm96ZW50IG1laHIgYWxzIGltIEphaHIgenV2b3IuIEluIE38bmNoZW4gYXJiZWl0ZW4gdmllcnppZyBMZXV0ZSBm/HIgZGFzIEL8cm8u',
  ],
  [
    'windows-1252',
    'Le chiffre d’affaires de la société s’élevait à 12 millions d’euros en 2018, soit cinq pour cent de plus que l’année précédente.',
    'TGUgY2hpZmZyZSBkkmFmZmFpcmVzIGRlIGxhIHNvY2npdOkgc5LpbGV2YWl0IOAgMTIgbWlsbGlvbnMgZJJldXJvcyBlbiAyMDE4LCBzb2l0IGNpbnEgcG91ciBjZW50IGRlIHBsdXMgcXVlIGySYW5u6WUgcHLpY+lkZW50ZS4=',
  ],
  [
    'windows-1250',
    'Przychody spółki w 2018 roku wyniosły dwanaście milionów złotych, o pięć procent więcej niż rok wcześniej. W Łodzi pracuje czterdzieści osób.',
    'UHJ6eWNob2R5IHNw87NraSB3IDIwMTggcm9rdSB3eW5pb3OzeSBkd2FuYZxjaWUgbWlsaW9u83cgerNvdHljaCwgbyBwaermIHByb2NlbnQgd2nqY2VqIG5pvyByb2sgd2N6ZZxuaWVqLiBXIKNvZHppIHByYWN1amUgY3p0ZXJkemllnGNpIG9z82Iu',
  ],
  [
    'iso8859_2',
    'Przychody spółki w 2018 roku wyniosły dwanaście milionów złotych, o pięć procent więcej niż rok wcześniej. W Łodzi pracuje czterdzieści osób.',
    'UHJ6eWNob2R5IHNw87NraSB3IDIwMTggcm9rdSB3eW5pb3OzeSBkd2FuYbZjaWUgbWlsaW9u83cgerNvdHljaCwgbyBwaermIHByb2NlbnQgd2nqY2VqIG5pvyByb2sgd2N6ZbZuaWVqLiBXIKNvZHppIHByYWN1amUgY3p0ZXJkemlltmNpIG9z82Iu',
  ],
  [
    'windows-1250',
    'Tržby společnosti v roce 2018 činily dvanáct milionů korun, o pět procent více než rok předtím. V Brně pracuje čtyřicet lidí.',
    'VHKeYnkgc3BvbGXobm9zdGkgdiByb2NlIDIwMTgg6GluaWx5IGR2YW7hY3QgbWlsaW9u+SBrb3J1biwgbyBw7HQgcHJvY2VudCB27WNlIG5lniByb2sgcPhlZHTtbS4gViBCcm7sIHByYWN1amUg6HR5+GljZXQgbGlk7S4=',
  ],
  [
    'iso8859_2',
    'Tržby společnosti v roce 2018 činily dvanáct milionů korun, o pět procent více než rok předtím. V Brně pracuje čtyřicet lidí.',
    'VHK+Ynkgc3BvbGXobm9zdGkgdiByb2NlIDIwMTgg6GluaWx5IGR2YW7hY3QgbWlsaW9u+SBrb3J1biwgbyBw7HQgcHJvY2VudCB27WNlIG5lviByb2sgcPhlZHTtbS4gViBCcm7sIHByYWN1amUg6HR5+GljZXQgbGlk7S4=',
  ],
  [
    'windows-1250',
    'A cég bevétele 2018-ban tizenkét millió forint volt, öt százalékkal több, mint egy évvel korábban. Győrben negyven ember dolgozik.',
    'QSBj6WcgYmV26XRlbGUgMjAxOC1iYW4gdGl6ZW5r6XQgbWlsbGnzIGZvcmludCB2b2x0LCD2dCBzeuF6YWzpa2thbCB09mJiLCBtaW50IGVneSDpdnZlbCBrb3LhYmJhbi4gR3n1cmJlbiBuZWd5dmVuIGVtYmVyIGRvbGdvemlrLg==',
  ],
  [
    'iso8859_2',
    'A cég bevétele 2018-ban tizenkét millió forint volt, öt százalékkal több, mint egy évvel korábban. Győrben negyven ember dolgozik.',
    'QSBj6WcgYmV26XRlbGUgMjAxOC1iYW4gdGl6ZW5r6XQgbWlsbGnzIGZvcmludCB2b2x0LCD2dCBzeuF6YWzpa2thbCB09mJiLCBtaW50IGVneSDpdnZlbCBrb3LhYmJhbi4gR3n1cmJlbiBuZWd5dmVuIGVtYmVyIGRvbGdvemlrLg==',
  ],
  [
    'windows-1253',
    'Τα έσοδα της εταιρείας το 2018 ήταν δώδεκα εκατομμύρια ευρώ, πέντε τοις εκατό περισσότερα από το προηγούμενο έτος.',
    '1OEg3fPv5OEg9OfyIOX04enx5d/h8iD07yAyMDE4IN704e0g5P7k5erhIOXq4fTv7Oz98enhIOX18f4sIPDd7fTlIPTv6fIg5erh9Pwg8OXx6fPz/PTl8eEg4fD8IPTvIPDx7+fj7/3s5e3vIN307/Iu',
  ],
  [
    'iso8859_7',
    'Τα έσοδα της εταιρείας το 2018 ήταν δώδεκα εκατομμύρια ευρώ, πέντε τοις εκατό περισσότερα από το προηγούμενο έτος.',
    '1OEg3fPv5OEg9OfyIOX04enx5d/h8iD07yAyMDE4IN704e0g5P7k5erhIOXq4fTv7Oz98enhIOX18f4sIPDd7fTlIPTv6fIg5erh9Pwg8OXx6fPz/PTl8eEg4fD8IPTvIPDx7+fj7/3s5e3vIN307/Iu',
  ],
  [
    'windows-1254',
    'Şirketin 2018 yılındaki geliri on iki milyon lira idi, bir önceki yıla göre yüzde beş fazla. İstanbul ofisinde kırk kişi çalışıyor.',
    '3mlya2V0aW4gMjAxOCB5/Wz9bmRha2kgZ2VsaXJpIG9uIGlraSBtaWx5b24gbGlyYSBpZGksIGJpciD2bmNla2kgef1sYSBn9nJlIHn8emRlIGJl/iBmYXpsYS4g3XN0YW5idWwgb2Zpc2luZGUga/1yayBraf5pIOdhbP3+/Xlvci4=',
  ],
  [
    'windows-1255',
    'הכנסות החברה בשנת 2018 היו שנים עשר מיליון שקל, חמישה אחוזים יותר מאשר בשנה הקודמת.',
    '5Ovw8eX6IOTn4fjkIOH58PogMjAxOCDk6eUg+fDp7SDy+fgg7uns6eXvIPn37Cwg5+7p+eQg4Ofl5untIOnl+vgg7uD5+CDh+fDkIOT35ePu+i4=',
  ],
  [
    'windows-1256',
    'بلغت إيرادات الشركة في عام 2018 اثني عشر مليون دينار، بزيادة خمسة في المئة عن العام السابق.',
    'yOHbyiDF7dHHz8fKIMfh1NHfySDd7SDax+MgMjAxOCDHy+TtINrU0SDj4e3m5CDP7eTH0aEgyNLtx8/JIM7j08kg3e0gx+Hjxskg2uQgx+Hax+Mgx+HTx8jeLg==',
  ],
  [
    'windows-1252',
    'The café’s résumé said 12 £ and 45° in 2018. It was naïve.',
    'VGhlIGNhZumScyBy6XN1bekgc2FpZCAxMiCjIGFuZCA0NbAgaW4gMjAxOC4gSXQgd2FzIG5h73ZlLg==',
  ],
  [
    'windows-1252',
    'Företagets intäkter var tolv miljoner kronor år 2018, fem procent mer än året innan. I Göteborg arbetar fyrtio människor på kontoret.',
    'RvZyZXRhZ2V0cyBpbnTka3RlciB2YXIgdG9sdiBtaWxqb25lciBrcm9ub3Ig5XIgMjAxOCwgZmVtIHByb2NlbnQgbWVyIORuIOVyZXQgaW5uYW4uIEkgR/Z0ZWJvcmcgYXJiZXRhciBmeXJ0aW8gbeRubmlza29yIHDlIGtvbnRvcmV0Lg==',
  ],
  [
    'iso8859_1',
    'Företagets intäkter var tolv miljoner kronor år 2018, fem procent mer än året innan. I Göteborg arbetar fyrtio människor på kontoret.',
    'RvZyZXRhZ2V0cyBpbnTka3RlciB2YXIgdG9sdiBtaWxqb25lciBrcm9ub3Ig5XIgMjAxOCwgZmVtIHByb2NlbnQgbWVyIORuIOVyZXQgaW5uYW4uIEkgR/Z0ZWJvcmcgYXJiZXRhciBmeXJ0aW8gbeRubmlza29yIHDlIGtvbnRvcmV0Lg==',
  ],
  [
    'windows-1252',
    'Los ingresos de la compañía fueron de doce millones de euros en el año 2018, un cinco por ciento más que el año anterior.',
    'TG9zIGluZ3Jlc29zIGRlIGxhIGNvbXBh8e1hIGZ1ZXJvbiBkZSBkb2NlIG1pbGxvbmVzIGRlIGV1cm9zIGVuIGVsIGHxbyAyMDE4LCB1biBjaW5jbyBwb3IgY2llbnRvIG3hcyBxdWUgZWwgYfFvIGFudGVyaW9yLg==',
  ],
];

const read = (bytes: Uint8Array): Promise<string> => decode({ uri: 'file:///a.txt', bytes });
const bytesOf = (base64: string): Uint8Array => new Uint8Array(Buffer.from(base64, 'base64'));

describe('the encoding of a text', () => {
  for (const [encoding, text, bytes] of samples)
    it(`is found where it is ${encoding}: ${text.slice(0, 12)}`, async () => {
      assert.equal(await read(bytesOf(bytes)), text);
    });
  it('is never guessed: what may be several is refused, with their names', async () => {
    // CP866, which no decoder of the platform's own detects.
    const dos = bytesOf(
      'guvg4+eqoCCqrqyvoK2oqCCiIDIwMTggo66k4yDhruHioKKoq6AgMTIgrKirq6iura6iIODjoaulqSwg5+KuIK2gIK/v4uwgr+Cu5qWt4q6iIKGuq+zopSwg56WsIKOupK6sIOCgraWlLiCCIKyu4aquouGqrqwgruSo4aUg4KChruKg7uIg4a7grqog56WrrqKlqi4=',
    );
    await assert.rejects(read(dos), (error: Error & { code?: string; args?: { most?: string } }) => {
      assert.equal(error.code, 'encodingUnknown');
      assert.match(error.args?.most ?? '', /windows-125/);
      return true;
    });
  });
  it('never makes other words of a text, however short', async () => {
    for (const [, text, bytes] of samples)
      for (const length of [40, 80]) {
        const whole = bytesOf(bytes);
        const cut = whole.subarray(0, Math.min(whole.length, length));
        const found = await read(cut).catch(() => '');
        assert.ok(text.startsWith(found.slice(0, -2)), `${found} is not the beginning of ${text}`);
      }
  });
  it('is UTF-32 or UTF-16 by its mark', async () => {
    const text = 'One is 45° warm.';
    const wide = [0xfeff, ...[...text].map((letter) => letter.codePointAt(0)!)];
    const bytes = new Uint8Array(wide.length * 4);
    const view = new DataView(bytes.buffer);
    for (const little of [true, false]) {
      for (const [i, code] of wide.entries()) view.setUint32(i * 4, code, little);
      assert.equal(await read(bytes), text);
    }
    assert.equal(await read(new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))), text);
  });
  it('is what a page or XML declares, where its bytes are not UTF-8', async () => {
    const page = (head: string) =>
      new Uint8Array(Buffer.from(`${head}<p>\xcf\xf0\xe8\xe2\xe5\xf2</p>`, 'latin1'));
    for (const head of [
      '<!doctype html><meta charset="windows-1251">',
      "<html><meta http-equiv='Content-Type' content='text/html; charset=windows-1251'>",
      '<?xml version="1.0" encoding="windows-1251"?>',
    ])
      assert.match(await read(page(head)), /Привет/);
  });
  it('keeps the marks of windows-1252', async () => {
    const bytes = new Uint8Array(
      Buffer.from('It costs \xa35 \x96 the caf\xe9\x92s \x93soup\x94 is free.', 'latin1'),
    );
    assert.equal(await read(bytes), 'It costs £5 – the café’s “soup” is free.');
  });

  it('is told from what a reader made of the bytes', () => {
    const text = `${'Zwölf € kosten 12 €. '.repeat(20_000)}Ende`;
    const bytes = new TextEncoder().encode(text);
    const isUtf8 = (given: Uint8Array, said: string) => runAtOnce(isUtf8Steps(given, said));
    assert.ok(isUtf8(bytes, text));
    assert.ok(isUtf8(new Uint8Array([0xef, 0xbb, 0xbf, ...bytes]), text));
    assert.ok(!isUtf8(bytes, `${text}.`));
    assert.ok(!isUtf8(bytes, text.slice(1)));
    assert.ok(!isUtf8(bytes.subarray(0, -1), text));
    assert.ok(!isUtf8(new Uint8Array([...bytes, 0xe2]), text));
  });
});

describe('packages that are loaded on use', () => {
  it('are imported by a file of ours: bundled on their own, those of CommonJS have no named exports', () => {
    const loaded = globSync('src/sources/**/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bimport\('([^.'][^']*)'\)/g)].map(
        ([, name]) => `${file}: ${name}`,
      ),
    );
    assert.deepEqual(loaded, []);
  });
});
