/** Words with a small letter inside a sentence; others may be names and keep their capital. */
const opener =
  /^(?:The|A|An|This|That|These|Those|It|Its|He|She|They|Their|There|In|On|At|As|For|From|By|To|With|After|Before|When|While|If|Some|Many|Most|All|Both|Each|One|Two|Three|You|Your|We|Our|No|Other|Such|What|However|Although|Because|Since|According)\b/;

const continued = (text: string): string =>
  opener.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;

/** Changes of a text's dress that leave what it says: no verdict may change with them. */
export const rewrites: Readonly<Record<string, (text: string) => string>> = {
  'upper case': (text) => text.toUpperCase(),
  'lower case': (text) => text.toLowerCase(),
  'bold numbers': (text) => text.replace(/(?<![\p{L}\d.,-])\d+(?:[.,]\d+)*(?![\p{L}\d])/gu, '**$&**'),
  'all bold': (text) => `**${text}**`,
  'list mark': (text) => `- ${text}`,
  'list number': (text) => `1. ${text}`,
  '"In addition,"': (text) => `In addition, ${continued(text)}`,
  '"However,"': (text) => `However, ${continued(text)}`,
  '"According to the document,"': (text) => `According to the document, ${continued(text)}`,
  'double spaces': (text) => text.replaceAll(' ', '  '),
  'straight and curly quotes': (text) =>
    /[’“”]/.test(text)
      ? text.replaceAll('’', "'").replace(/[“”]/g, '"')
      : text.replaceAll("'", '’').replace(/"([^"]*)"/g, '“$1”'),
};
