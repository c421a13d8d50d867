import type { DraftOf } from '../draft.ts';

const field =
  /(?<![\p{L}\p{N}_])["']?(?<key>[\p{L}_][\p{L}\p{N}_-]{1,40}(?:\s[\p{L}\p{N}_-]{1,20}){0,2})["']?\s?[:=]\s?["']?(?<state>true|false|yes|no|on|off|enabled|disabled)(?![\p{L}\p{N}_])["']?/giu;

/** Fields that are on or off: "WiFi: false", `"OutdoorSeating": true`. */
export function findFlags(text: string): DraftOf<'flag'>[] {
  return [...text.matchAll(field)].map((match) => ({
    kind: 'flag',
    start: match.index,
    end: match.index + match[0].length,
    key: match.groups!.key!,
    on: /^(?:true|yes|on|enabled)$/i.test(match.groups!.state!),
  }));
}
