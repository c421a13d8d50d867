import { type Edge, edgeText, ranks, reduced } from './graph.ts';
import { layOut, type Place } from './layout.ts';

const box = { width: 112, height: 36 };
const rowHeight = 84;
const margin = 24;

/** The picture as SVG. It brings its own background, since a page's theme need not be the system's. */
export function draw(edges: readonly Edge[]): string {
  const { places, arrows, width, rows } = layOut(reduced(edges), ranks(edges));
  const size = { width: width + 2 * margin, height: (rows - 1) * rowHeight + box.height + 2 * margin };
  const at = ({ x, row }: Place) => ({
    x: round(x + size.width / 2),
    y: margin + box.height / 2 + row * rowHeight,
  });
  const lines = arrows.map((arrow) => `<path class="arrow" d="${curve(arrow.map(at))}"/>`);
  const boxes = [...places].flatMap(([name, place]) => {
    const { x, y } = at(place);
    return [
      `<rect class="box" x="${x - box.width / 2}" y="${y - box.height / 2}" width="${box.width}" height="${box.height}" rx="6"/>`,
      `<text x="${x}" y="${y + 5}">${name}</text>`,
    ];
  });
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img" aria-labelledby="title">`,
    '<title id="title">Folders of Claimlight, and which imports which</title>',
    `<metadata>${JSON.stringify(edges.map(edgeText))}</metadata>`,
    style,
    '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path class="tip" d="M0 0L8 4L0 8z"/></marker></defs>',
    `<rect class="page" width="${size.width}" height="${size.height}" rx="8"/>`,
    ...lines,
    ...boxes,
    '</svg>',
  ].join('\n')}\n`;
}

/** The arrows that a picture was drawn from, those that it leaves out included. */
export const drawnEdges = (svg: string): readonly string[] =>
  JSON.parse(/<metadata>(.*)<\/metadata>/.exec(svg)?.[1] ?? '[]');

const style = `<style>
.page { fill: #ffffff; }
.box { fill: #f3f5f8; stroke: #8a94a6; }
.arrow { fill: none; stroke: #6b7689; stroke-width: 1.4; marker-end: url(#tip); }
.tip { fill: #6b7689; }
text { fill: #1f2937; font: 14px system-ui, sans-serif; text-anchor: middle; }
@media (prefers-color-scheme: dark) {
  .page { fill: #16191f; }
  .box { fill: #252a33; stroke: #6f7b8f; }
  .arrow { stroke: #98a4b8; }
  .tip { fill: #98a4b8; }
  text { fill: #e6e9ef; }
}
</style>`;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** From the lower edge of the first box to the upper edge of the last; in a row that it passes it runs straight down. */
function curve(points: readonly Point[]): string {
  const half = box.height / 2;
  const first = points[0]!;
  const parts = [`M${first.x} ${first.y + half}`];
  for (const [i, to] of points.slice(1).entries()) {
    const from = points[i]!;
    const [y1, y2] = [from.y + half, to.y - half];
    const bend = (y2 - y1) / 2;
    parts.push(`C${from.x} ${y1 + bend} ${to.x} ${y2 - bend} ${to.x} ${y2}`);
    if (i < points.length - 2) parts.push(`V${to.y + half}`);
  }
  return parts.join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
