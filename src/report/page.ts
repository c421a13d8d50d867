import { escapeMarkup } from './formEscapes.ts';

/** Text that is markup of ours. Anything else that goes into a page is escaped. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | readonly Part[];

/** A template whose values are escaped unless they are markup. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Markup =>
  new Markup(strings.map((text, i) => text + (i < parts.length ? render(parts[i]!) : '')).join(''));

function render(part: Part): string {
  if (part instanceof Markup) return part.text;
  return typeof part === 'object' ? part.map(render).join('') : escapeMarkup(String(part));
}

/**
 * A page of its own: readable in light and dark, on screen and paper; no script, nothing loaded.
 * @param ownStyle what it needs beside the common style
 */
export const page = (title: string, body: Markup, ownStyle = ''): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${new Markup(style + ownStyle)}</style>
</head>
<body>
<h1>${title}</h1>
${body}
</body>
</html>
`.text;

const style = `
:root { color-scheme: light dark; font: 16px/1.55 system-ui, sans-serif; }
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; } h3 { font-size: 1rem; }
.text, pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
pre { background: color-mix(in srgb, currentColor 6%, transparent); padding: .6rem; }
mark { background: none; color: inherit; text-decoration: underline wavy 1px; text-underline-offset: 3px; }
mark.contradicted { text-decoration-color: #d1690f; }
mark.unsupported { text-decoration-color: #2f7fd1; }
mark.failed { text-decoration: underline dotted; }
dt { margin-top: 1rem; font-weight: 600; }
dd { margin-left: 1rem; }
blockquote { margin: .25rem 0; padding-left: .75rem; border-left: 3px solid #8888; }
table { border-collapse: collapse; }
th, td { padding: .2rem .8rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 30rem; } rect { fill: currentColor; opacity: .5; } text { font-size: 11px; fill: currentColor; text-anchor: middle; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .4rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
`;
