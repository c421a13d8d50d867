import type { Edge } from './graph.ts';

/** Where a folder, or an arrow that passes a row, stands. */
export interface Place {
  readonly x: number;
  readonly row: number;
}

export interface Layout {
  readonly places: ReadonlyMap<string, Place>;
  readonly arrows: readonly (readonly Place[])[];
  readonly width: number;
  readonly rows: number;
}

const boxWidth = 132;
const passageWidth = 44;

/**
 * Rows by rank, the folder that nothing stands above at the top. An arrow that spans rows takes a place of its own in
 * each that it passes, so that it runs beside the boxes and not behind them.
 */
export function layOut(edges: readonly Edge[], ranks: ReadonlyMap<string, number>): Layout {
  const highest = Math.max(...ranks.values());
  const rows: string[][] = Array.from({ length: highest + 1 }, () => []);
  const rowOf = (name: string) => highest - (ranks.get(name) ?? 0);
  for (const name of [...ranks.keys()].sort()) rows[rowOf(name)]!.push(name);
  const chains = edges.map(({ from, to }) => {
    const between = Array.from({ length: rowOf(to) - rowOf(from) - 1 }, (_, i) => `${from} ${to} ${i}`);
    for (const [i, name] of between.entries()) rows[rowOf(from) + 1 + i]!.push(name);
    return [from, ...between, to];
  });
  const neighbours = neighboursOf(chains);
  let places = placesOf(rows);
  for (let sweep = 0; sweep < 24; sweep++) {
    for (const row of sweep % 2 === 0 ? rows : rows.toReversed()) {
      const centre = (name: string) => mean((neighbours.get(name) ?? []).map((one) => places.get(one)!.x));
      row.sort((a, b) => centre(a) - centre(b) || (a < b ? -1 : 1));
      places = placesOf(rows);
    }
  }
  const width = Math.max(...rows.map(widthOf));
  return {
    places: new Map([...places].filter(([name]) => ranks.has(name))),
    arrows: chains.map((chain) => chain.map((name) => places.get(name)!)),
    width,
    rows: rows.length,
  };
}

function neighboursOf(chains: readonly (readonly string[])[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const link = (a: string, b: string) => found.set(a, [...(found.get(a) ?? []), b]);
  for (const chain of chains)
    for (const [i, name] of chain.slice(1).entries()) {
      link(chain[i]!, name);
      link(name, chain[i]!);
    }
  return found;
}

/** Each row is centred on 0. */
function placesOf(rows: readonly (readonly string[])[]): Map<string, Place> {
  const places = new Map<string, Place>();
  for (const [row, names] of rows.entries()) {
    let x = -widthOf(names) / 2;
    for (const name of names) {
      places.set(name, { x: x + slot(name) / 2, row });
      x += slot(name);
    }
  }
  return places;
}

const slot = (name: string): number => (name.includes(' ') ? passageWidth : boxWidth);
const widthOf = (names: readonly string[]): number => names.reduce((sum, name) => sum + slot(name), 0);
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
