/** Style of the results page; follows the reader's light or dark scheme. */
export const style = `
:root { color-scheme: light dark; }
body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.1rem; margin-top: 2rem; } h3 { font-size: 1rem; }
table { border-collapse: collapse; }
th, td { padding: .2rem .8rem; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); text-align: right; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 30rem; } rect { fill: currentColor; opacity: .5; } text { font-size: 11px; fill: currentColor; text-anchor: middle; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: .4rem 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; background: color-mix(in srgb, currentColor 6%, transparent); padding: .6rem; }
mark { color: inherit; background: none; text-decoration: underline wavy; }
mark.contradicted { text-decoration-color: #c33; } mark.unsupported { text-decoration-color: #27c; }
mark.failed { text-decoration-color: #888; }
`;
