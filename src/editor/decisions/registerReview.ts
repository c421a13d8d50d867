import { Decisions } from '../../review/decisions.ts';
import { Findings } from '../../review/findings.ts';
import { History } from '../../review/history.ts';
import { showDecisions } from '../commands/findingCommands.ts';
import type { CommonParts } from '../commonParts.ts';
import { commands } from '../ids.ts';
import { AlarmLevel } from './alarmLevel.ts';
import { PersonalDecisions, SharedDecisions } from './decisionStores.ts';
import { DocumentComments } from './documentComments.ts';
import { FaintChoice } from './faintChoice.ts';

/** What is known of documents, and what people decided about it. */
export interface ReviewParts {
  readonly findings: Findings;
  readonly history: History;
  readonly decisions: Decisions;
  readonly alarmLevel: AlarmLevel;
}

export function registerReview({ registrar, settings, workspaceState, bounds }: CommonParts): ReviewParts {
  const personal = new PersonalDecisions(workspaceState);
  const shared = registrar.own(new SharedDecisions(registrar.log, bounds));
  const decisions = new Decisions(
    () => [personal, ...shared.all()],
    (document) => (settings.shareDecisions ? shared.of(document) : undefined) ?? personal,
  );
  const comments = registrar.own(new DocumentComments());
  const findings = new Findings(
    (finding) => decisions.find(finding),
    undefined,
    (uri) => comments.of(uri),
  );
  findings.setScorer(settings.scorer);
  registrar.own(settings.onDidChange(() => findings.setScorer(settings.scorer)));
  registrar.own(shared.onDidChange(() => decisions.changed()));
  registrar.own(decisions.onDidChange(() => findings.decisionsChanged()));
  const faint = new FaintChoice(workspaceState);
  // What is underlined changes with it, and nothing else.
  registrar.own(faint.onDidChange(() => findings.decisionsChanged()));
  const alarmLevel = new AlarmLevel(settings, decisions, faint);
  registrar.command(commands.showDecisions, () => showDecisions(decisions, alarmLevel));
  registrar.command(commands.importDecisions, async (given) => {
    const { importDecisions } = await import('../commands/importDecisions.ts');
    return importDecisions(given, decisions, findings);
  });
  return {
    findings,
    history: registrar.own(new History(findings)),
    decisions,
    alarmLevel,
  };
}
