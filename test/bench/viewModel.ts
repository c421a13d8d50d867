import { alarmThreshold } from '../../src/check/alarm.ts';
import type { SideViewModel } from '../../src/view/side/snapshot.ts';

/** What the side view shows beside a review. */
export const viewModel: SideViewModel = {
  context: [],
  judge: { id: 'offline' },
  grader: { id: 'offline' },
  scorer: 'faithfulness',
  scale: 1,
  leastAlarm: alarmThreshold.balanced,
  quietText: () => undefined,
  fixMode: 'replace',
  cellAt: () => undefined,
  lineAt: () => 1,
  history: [],
};
