/** What failed in a suite, in few words: the last lines of a long output are often all that is kept of it. */
export interface Failure {
  /** The titles of a test from the outside in, or the name of what failed as a whole. */
  readonly title: string;
  /** The first lines of its error, and the place in the tests. */
  readonly lines: readonly string[];
}

/** The failures that mocha tells of at the end of `output`. */
export function readFailures(output: string): readonly Failure[] {
  const plain = output.replaceAll(ansiCodes, '');
  const told = plain.slice(plain.search(/^\s*\d+ failing$(?![\s\S]*^\s*\d+ failing$)/m));
  const starts = [...told.matchAll(/^ {2}\d+\) /gm)].map(({ index }) => index);
  return starts.map((start, i) => readFailure(told.slice(start, starts[i + 1]).split('\n')));
}

/** Of a program whose failure no test explains: what it says about errors, else the last that it said. */
export function programFailure(name: string, output: string, exitCode: number): Failure {
  const said = output.replaceAll(ansiCodes, '').split('\n').filter(isText).map(shortened);
  const errors = said.filter((line) => /\berror\b|━━━/i.test(line));
  const lines = errors.length > 0 ? errors.slice(0, maxLines) : said.slice(-maxLines);
  return { title: `${name}: ended with exit code ${exitCode}`, lines };
}

/** One line a failure and as many of its error as there is `room` for, fairly shared. */
export function failureLines(failures: readonly Failure[], room: number): readonly string[] {
  const shown = failures.length > room ? failures.slice(0, room - 1) : failures;
  const hidden = failures.length - shown.length;
  const each = hidden > 0 ? 0 : Math.floor(room / Math.max(1, shown.length)) - 1;
  return [
    ...shown.flatMap(({ title, lines }) => [
      `FAILED ${title}`,
      ...lines.slice(0, each).map((line) => `       ${line}`),
    ]),
    ...(hidden > 0 ? [`FAILED ${hidden} more`] : []),
  ];
}

/** Lines of an error that are kept; what a wait waited for stands in the third. */
const maxLines = 6;

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const ansiCodes = /\u001b\[[\d;]*m/g;

const isText = (line: string): boolean => line.trim() !== '';
const shortened = (line: string): string => line.trim().slice(0, 200);

/** Its number and titles, the last of which ends with a colon, then the error, then where it was thrown. */
function readFailure(lines: readonly string[]): Failure {
  const titleEnd = lines.findIndex((line) => line.endsWith(':')) + 1;
  const titles = lines.slice(0, titleEnd).map((line) => line.replace(/^ {2}\d+\) /, '').trim());
  const rest = lines.slice(titleEnd).filter(isText);
  const isFrame = (line: string) => /^\s+at /.test(line);
  const stackStart = rest.findIndex(isFrame);
  const message = stackStart === -1 ? rest : rest.slice(0, stackStart);
  const place = rest.filter(isFrame).findLast((line) => line.includes('.test.'));
  return {
    title: titles.join(' › ').replace(/:$/, ''),
    lines: [...message.slice(0, maxLines), ...(place === undefined ? [] : [place])].map(shortened),
  };
}
