/** A sentence, a line, or a record of fields, with the heading that it stands under. */
export interface UnitText {
  readonly text: string;
  readonly heading: string;
}
