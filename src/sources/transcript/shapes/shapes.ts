import { agentsSdk } from './agentsSdk.ts';
import { bedrock } from './bedrock.ts';
import { claudeCode } from './claudeCode.ts';
import { dataParts } from './dataParts.ts';
import { gemini } from './gemini.ts';
import { langChain } from './langChain.ts';
import { langfuse } from './langfuse.ts';
import { langSmith } from './langSmith.ts';
import { documents } from './messageDocuments.ts';
import { openTelemetry } from './openTelemetry.ts';
import type { TranscriptShape } from './shape.ts';
import { shareGpt } from './shareGpt.ts';

/** The first that knows a message, part or record reads it. */
export const shapes: readonly TranscriptShape[] = [
  claudeCode,
  langChain,
  gemini,
  shareGpt,
  agentsSdk,
  openTelemetry,
  documents,
  dataParts,
  bedrock,
  langSmith,
  langfuse,
];
