import type { DraftOf } from '../draft.ts';
import type { CalendarDate } from '../value.ts';

const joiner = /^\s?(?:--|[-–—~〜～]|to|until|till|through|bis|au|hasta|から|至|到)\s?$/i;

/** Joins "March 2019 – June 2020" and "2019年〜2021年" into one date with an end. `drafts` are in order. */
export function joinDates(text: string, drafts: readonly DraftOf<'date'>[]): DraftOf<'date'>[] {
  const joined: DraftOf<'date'>[] = [];
  for (const draft of drafts) {
    const last = joined.at(-1);
    if (last && isRange(text, last, draft)) {
      joined.pop();
      joined.push({ ...last, end: draft.end, until: draft.readings[0] });
    } else joined.push(draft);
  }
  return joined;
}

const isRange = (text: string, first: DraftOf<'date'>, second: DraftOf<'date'>): boolean =>
  first.until === undefined &&
  second.until === undefined &&
  second.start - first.end < 10 &&
  joiner.test(text.slice(first.end, second.start)) &&
  finestOf(first.readings[0]) === finestOf(second.readings[0]);

const finestOf = (date: CalendarDate): string =>
  (['day', 'weekday', 'month', 'quarter', 'season', 'half', 'year', 'decade', 'century'] as const).find(
    (field) => date[field] !== undefined,
  ) ?? '';
