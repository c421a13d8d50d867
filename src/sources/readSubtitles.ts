import { speakerOf } from '../text/lineMarks.ts';
import { type Reading, textReading } from './reading.ts';

/** Subtitles (SRT, WebVTT): what is said, without cue numbers and times. Offsets are into the extracted text. */
export function readSubtitles(text: string): Reading {
  const lines = text.replace(/^WEBVTT.*\r?\n/, '').split(/\r\n|\n|\r/);
  const said = lines
    .filter((line, i) => !isTime(line) && !(/^\s*\d+\s*$/.test(line) && isTime(lines[i + 1] ?? '')))
    .map(plain)
    .filter((line) => line !== '' && !/^NOTE\b/.test(line));
  return textReading(
    said.map((line, i) => (i === 0 ? '' : speakerOf(line) !== undefined ? '\n\n' : ' ') + line).join(''),
  );
}

const isTime = (line: string): boolean => /^\s*[\d:.,]+\s+-->\s+[\d:.,]+/.test(line);

const plain = (line: string): string =>
  line
    .replace(/<v ([^>]{1,60})>/g, '$1: ')
    .replace(/<[^>]{1,60}>/g, '')
    .trim();
