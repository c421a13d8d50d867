import { format } from 'node:util';
import type { Page } from 'playwright-core';

/** Of a whole suite; a busy machine takes several times what an idle one does. */
const limit = 20 * 60_000;

/** What starts a line of the test report, apart from what VS Code itself logs. `test/host/report.ts` writes it. */
const mark = 'test| ';

/**
 * Gives `page` the two functions through which a workbench reports a test run. Call before it loads; resolves with the
 * run's exit code. VS Code's own log is long and says nothing about a failing test: it is shown only where nothing was
 * reported at all.
 */
export function automation(page: Page): Promise<number> {
  const log: string[] = [];
  let reported = false;
  return new Promise<number>((resolve, reject) => {
    const settle = (outcome: () => void): void => {
      clearTimeout(timer);
      if (!reported) for (const line of log.slice(-100)) console.error(line);
      outcome();
    };
    const timer = setTimeout(
      () => settle(() => reject(new Error(`The suite did not end in ${limit / 1000} s`))),
      limit,
    );
    const onLog = page.exposeFunction('codeAutomationLog', (_type: string, args: unknown[]) => {
      const text = format(...args);
      if (!text.startsWith(mark)) return log.push(text);
      reported = true;
      return console.log(text.slice(mark.length));
    });
    const onExit = page.exposeFunction('codeAutomationExit', (code: number) => settle(() => resolve(code)));
    Promise.all([onLog, onExit]).catch((error) => settle(() => reject(error)));
  });
}
