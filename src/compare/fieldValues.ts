import { findValues } from './findValues.ts';
import type { Value } from './value.ts';

/** Units as keys spell them, where that is not how prose does: `capacity_kwh`, `tempC`. */
const keyUnits: ReadonlyMap<string, string> = new Map(
  Object.entries({
    kwh: 'kWh',
    mwh: 'MWh',
    wh: 'Wh',
    kw: 'kW',
    mw: 'MW',
    w: 'W',
    db: 'dB',
    hz: 'Hz',
    khz: 'kHz',
    mhz: 'MHz',
    ghz: 'GHz',
    kb: 'KB',
    mb: 'MB',
    gb: 'GB',
    tb: 'TB',
    mbps: 'Mbps',
    gbps: 'Gbps',
    c: '°C',
    celsius: '°C',
    f: '°F',
    fahrenheit: '°F',
    v: 'V',
    a: 'A',
    pct: '%',
    percent: '%',
    percentage: '%',
    usd: 'USD',
    eur: 'EUR',
    gbp: 'GBP',
    s: 'seconds',
    sec: 'seconds',
    secs: 'seconds',
    min: 'minutes',
    mins: 'minutes',
    hrs: 'hours',
    ms: 'milliseconds',
  }),
);

/** The number that a field holds, bare or in quotes: `"width_mm": 1120`. */
const bareNumber = /(?<=[:=|]\s*["']?)[-+\u2212]?\d[\d.,]*(?=["']?\s*[,|}]?\s*$)/u;

/**
 * Values of one field of structured text. A bare number takes its unit from its key ("width mm") or from a field
 * beside it that names the unit, as a person would read it. Spans are offsets into `text`.
 * @param keys words of the key, last word last
 */
export function findFieldValues(text: string, keys: readonly string[], unit?: string): Value[] {
  const number = bareNumber.exec(text);
  const named = unit ?? keys.at(-1)?.toLowerCase();
  if (!number || named === undefined) return findValues(text);
  const start = number.index;
  const [value] = findValues(`${number[0]} ${keyUnits.get(named.toLowerCase()) ?? named}`);
  if (!value || value.start !== 0 || value.kind === 'number' || value.kind === 'ordinal')
    return findValues(text);
  return [
    {
      ...value,
      start,
      end: start + number[0].length,
      before: keys.map((key) => key.toLowerCase()),
      after: [],
    },
  ];
}
