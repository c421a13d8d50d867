import type { Steps } from '../base/timeSlices.ts';
import type { Span } from '../text/span.ts';
import type { SwitchValue, TimeValue } from '../values/value.ts';
import { clashingDay, findHours, readSchedule, type Schedule } from './openingHours.ts';
import { type FieldText, mentionOf, readSwitches, type SwitchField, switchSteps } from './switches.ts';

/** What a sentence says of a field of the context, and whether the field agrees. */
export interface FieldFinding {
  readonly agreement: 'equal' | 'clash';
  /** Span in the sentence. */
  readonly value: SwitchValue | TimeValue;
  readonly other: SwitchValue | TimeValue;
  /** Index of the passage that holds the field. */
  readonly passage: number;
}

interface Switch {
  readonly field: SwitchField;
  readonly passages: readonly number[];
  /** Fields of one key may differ from record to record. */
  readonly states: ReadonlySet<boolean>;
}

/** More keys than this are data, not properties that prose speaks of. */
const mostKeys = 400;

/** Fields of the context that prose can be held against: switches ("WiFi: no") and opening hours. */
export class StructuredContext {
  readonly #switches: readonly Switch[];
  readonly #schedule: Schedule | undefined;

  constructor(
    private readonly passages: readonly FieldText[],
    switches = readSwitches(passages),
  ) {
    this.#switches = distinct(switches);
    this.#schedule = readSchedule(passages);
  }

  /** The same in steps, for data of many fields. */
  static *steps(passages: readonly FieldText[]): Steps<StructuredContext> {
    return new StructuredContext(passages, yield* switchSteps(passages));
  }

  get isEmpty(): boolean {
    return this.#switches.length === 0 && this.#schedule === undefined;
  }

  findings(sentence: string): FieldFinding[] {
    return this.isEmpty ? [] : [...this.#switchFindings(sentence), ...this.#hoursFindings(sentence)];
  }

  #switchFindings(sentence: string): FieldFinding[] {
    return this.#switches.flatMap(({ field, passages, states }): FieldFinding[] => {
      const mention = mentionOf(sentence, field);
      if (!mention) return [];
      const key = field.key.join(' ');
      const passage = passages[0]!;
      const { text } = this.passages[passage]!;
      const value = { ...mention, ...alone, kind: 'switch', key } as const;
      const other = { ...whole(text), ...alone, kind: 'switch', key, on: field.on } as const;
      return [{ agreement: states.has(mention.on) ? 'equal' : 'clash', value, other, passage }];
    });
  }

  #hoursFindings(sentence: string): FieldFinding[] {
    const schedule = this.#schedule;
    if (!schedule) return [];
    return findHours(sentence).map((statement): FieldFinding => {
      const { start, end, text, says, days } = statement;
      const clashing = clashingDay(statement, schedule);
      const day = schedule.get(clashing ?? days[0]!) ?? [...schedule.values()][0]!;
      const minutes = typeof says === 'string' ? 0 : says.from;
      return {
        agreement: clashing === undefined ? 'equal' : 'clash',
        value: { start, end, text, ...alone, kind: 'time', minutes },
        other: {
          ...whole(this.passages[day.passage]!.text),
          ...alone,
          kind: 'time',
          minutes: day.hours?.from ?? 0,
        },
        passage: day.passage,
      };
    });
  }
}

const alone = { before: [], after: [] } as const;

const whole = (text: string): Span & { readonly text: string } => ({ start: 0, end: text.length, text });

function distinct(fields: readonly (SwitchField | undefined)[]): Switch[] {
  const found = new Map<string, { field: SwitchField; passages: number[]; states: Set<boolean> }>();
  for (const [passage, field] of fields.entries()) {
    if (!field) continue;
    const name = `${field.group.join(' ')}/${field.key.join(' ')}`;
    const known = found.get(name);
    if (known) {
      known.passages.push(passage);
      known.states.add(field.on);
    } else if (found.size < mostKeys)
      found.set(name, { field, passages: [passage], states: new Set([field.on]) });
  }
  return [...found.values()];
}
