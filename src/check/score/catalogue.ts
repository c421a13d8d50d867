import { contradiction } from './contradiction.ts';
import { faithfulness } from './faithfulness.ts';
import { hallucination } from './hallucination.ts';
import type { Scorer, ScorerId } from './scorer.ts';

/** All scorers over the same assessments, in the order in which they are offered. */
export const scorers: Readonly<Record<ScorerId, Scorer>> = { faithfulness, hallucination, contradiction };

export const scorerIds = Object.keys(scorers) as readonly ScorerId[];
