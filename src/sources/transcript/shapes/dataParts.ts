import { fieldAt, stringOf } from '../../fieldSentences.ts';
import { resultOf, type TranscriptShape } from './shape.ts';

/** AI SDK: data that a server sent along with its answer. What it shows while it works is none. */
export const dataParts: TranscriptShape = {
  part(part) {
    const kind = /^data-(.+)$/.exec(stringOf(fieldAt(part, 'type')) ?? '')?.[1];
    if (kind === undefined || /^(?:status|progress|loading|notification|usage|finish)$/i.test(kind))
      return undefined;
    return resultOf(fieldAt(part, 'data'), kind);
  },
};
