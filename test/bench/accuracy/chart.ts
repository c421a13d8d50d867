import { macro, type Rank } from './ranking.ts';

const row = 22;
const left = 150;
const width = 420;
const from = 0.45;

/** Bars of balanced accuracy a set, ours over plain overlap; colours that both light and dark pages carry. */
export function rankingChart(ours: ReadonlyMap<string, Rank>, overlap: ReadonlyMap<string, Rank>): string {
  const rows = [...ours, ['mean', macro(ours)] as const].map(([name, rank], i) => {
    const base = name === 'mean' ? macro(overlap) : overlap.get(name)!;
    return bars(name, rank.balancedAccuracy, base.balancedAccuracy, 40 + i * row);
  });
  const height = 50 + rows.length * row;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${left + width + 60}" height="${height}" font-family="sans-serif" font-size="12">
<title>Balanced accuracy of the offline judge beside plain word overlap</title>
<text x="8" y="18" fill="#7f7f7f">balanced accuracy, %: <tspan fill="#2f81c5">offline judge</tspan> · <tspan fill="#a0a0a0">plain overlap</tspan></text>
${rows.join('\n')}
</svg>
`;
}

function bars(name: string, ours: number, base: number, y: number): string {
  const length = (share: number) => Math.max(0, ((share - from) / (1 - from)) * width).toFixed(1);
  return `<text x="${left - 8}" y="${y + 11}" text-anchor="end" fill="#7f7f7f">${name}</text>
<rect x="${left}" y="${y}" width="${length(ours)}" height="9" fill="#2f81c5"/>
<rect x="${left}" y="${y + 10}" width="${length(base)}" height="5" fill="#a0a0a0"/>
<text x="${left + Number(length(ours)) + 6}" y="${y + 9}" fill="#7f7f7f">${(100 * ours).toFixed(1)}</text>`;
}
