import * as z from 'zod/mini';
import { subjectOfComment } from '../check/commentMark.ts';
import { quotesHash } from '../check/quotesHash.ts';
import type { Remark } from './decisions.ts';

/** As much of a report as tells what people left with its claims. */
const report = z.object({
  version: z.literal(1),
  claims: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      evidence: z.array(z.object({ quote: z.string() })),
      decision: z.optional(
        z.object({
          kind: z.enum(['ignored', 'verified']),
          note: z.optional(z.string()),
          author: z.optional(z.string()),
          inText: z.optional(z.literal(true)),
          inBaseline: z.optional(z.literal(true)),
        }),
      ),
      note: z.optional(z.string()),
    }),
  ),
});

/** The comments of a pull request, as GitHub's `GET /repos/{owner}/{repo}/pulls/{number}/comments` gives them. */
const reviewComments = z.array(
  z.object({
    id: z.int(),
    body: z.string(),
    in_reply_to_id: z.nullish(z.int()),
    user: z.nullish(z.object({ login: z.string() })),
  }),
);

/**
 * What people left with claims in a JSON report or in the comments of a pull request.
 * @param wordsOf a claim, which comments do not repeat
 * @returns undefined where the text is neither
 */
export function importedRemarks(
  text: string,
  wordsOf: (claim: string) => string,
): readonly Remark[] | undefined {
  const value = parseJson(text);
  const asReport = report.safeParse(value);
  if (asReport.success) return asReport.data.claims.flatMap(remarkOn);
  const asComments = reviewComments.safeParse(value);
  return asComments.success ? remarksIn(asComments.data, wordsOf) : undefined;
}

/** What stands in the text or in a baseline is kept there. */
function remarkOn({
  id,
  text,
  evidence,
  decision,
  note,
}: z.infer<typeof report>['claims'][number]): readonly Remark[] {
  const about = { claim: id, evidence: quotesHash(evidence), text };
  if (!decision) return note === undefined ? [] : [{ ...about, kind: 'noted', note }];
  const { kind, author, inText, inBaseline } = decision;
  return inText || inBaseline ? [] : [{ ...about, kind, note: decision.note, author }];
}

/** Replies to our comments, a line each, are the claim's note. */
function remarksIn(
  comments: z.infer<typeof reviewComments>,
  wordsOf: (claim: string) => string,
): readonly Remark[] {
  return comments.flatMap(({ id, body }): readonly Remark[] => {
    const subject = subjectOfComment(body);
    const replies = comments.filter((one) => one.in_reply_to_id === id);
    const note = replies.map((one) => `${one.user?.login ?? '?'}: ${one.body.trim()}`).join('\n');
    return !subject || note === '' ? [] : [{ ...subject, kind: 'noted', text: wordsOf(subject.claim), note }];
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
