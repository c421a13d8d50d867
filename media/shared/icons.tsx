/** 16 × 16 line drawings in the colour of the text around them; decoration beside words that say the same. */
const paths = {
  supported: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M5 8.3l2.1 2.1L11.2 6',
  contradicted: 'M8 1.7l6.6 12H1.4zM8 6v3.8M8 11.3v.9',
  unsupported:
    'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M6.2 6.3a1.9 1.9 0 1 1 2.6 1.9c-.6.3-.8.6-.8 1.2M8 11.1v.9',
  failed: 'M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13M3.5 3.5l9 9',
  stale: 'M13.5 8a5.5 5.5 0 1 1-1.7-4M12 1.5V4.2H9.3M8 5v3.2l2 1.3',
  file: 'M4 1.5h5l3.5 3.5v9.5H4zM9 1.5V5h3.5',
  judge: 'M8 2v12M4.5 14h7M3 4.5h10M3 4.5L1 9.5h4zM13 4.5l-2 5h4z',
  search: 'M7 2.5a4.5 4.5 0 1 1 0 9a4.5 4.5 0 0 1 0-9M10.3 10.3L14 14',
  worst: 'M5 3v10M2.5 10.5L5 13l2.5-2.5M9.5 4h4.5M9.5 8h3M9.5 12h1.5',
  lines: 'M2.5 3.5h11M2.5 8h11M2.5 12.5h7',
  export: 'M8 10V2M5 4.8L8 2l3 2.8M3 9v4.5h10V9',
  open: 'M6 3H3v10h10v-3M9 2.5h4.5V7M13.2 2.8L7.5 8.5',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  down: 'M3.5 6L8 10.5L12.5 6',
  question: 'M2 3h12v8H7l-3 2.5V11H2z',
  edit: 'M3 13l.7-3L10.5 3.2l2.3 2.3L6 12.3z',
  again: 'M13.5 8a5.5 5.5 0 1 1-1.7-4M12.2 1.2v3h-3',
  done: 'M3 8.5l3.3 3.3L13 4.7',
  beside: 'M2 2.5h12v11H2zM8.5 2.5v11M10.5 6h1.8M10.5 8.5h1.8',
  undo: 'M6 2.5L2.5 6L6 9.5M2.5 6h7a4 4 0 0 1 0 8H7',
  more: 'M3.4 8h.01M8 8h.01M12.6 8h.01',
  notUnderlined: 'M1.5 11q1.6-3 3.2 0t3.3 0t3.3 0t3.2 0M3.5 14.5l9-13',
  high: 'M3 13v-3M8 13V7M13 13V3',
  medium: 'M3 13v-3M8 13V7M13 13h.01',
  low: 'M3 13v-3M8 13h.01M13 13h.01',
} as const;

export type IconName = keyof typeof paths;

export const Icon = ({ name }: { readonly name: IconName }) => (
  <svg class={`icon icon-${name}`} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
