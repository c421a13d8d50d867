import { format } from 'node:util';
import type { Page } from 'playwright-core';

const limit = 5 * 60_000;

/** What starts a line of the test report, apart from what VS Code itself logs. `test/host/report.ts` writes it. */
const mark = 'test| ';

/**
 * Gives `page` the two functions through which a workbench reports a test run. Call before it loads; resolves with the
 * run's exit code. VS Code's own log is shown only when the run failed.
 */
export function automation(page: Page): Promise<number> {
  const others: string[] = [];
  return new Promise<number>((resolve, reject) => {
    const end = (settle: () => void): void => {
      clearTimeout(timer);
      settle();
    };
    const timer = setTimeout(() => {
      for (const line of others.slice(-100)) console.error(line);
      reject(new Error(`The suite did not end in ${limit / 1000} s`));
    }, limit);
    const log = page.exposeFunction('codeAutomationLog', (_type: string, args: unknown[]) => {
      const text = format(...args);
      if (text.startsWith(mark)) console.log(text.slice(mark.length));
      else others.push(text);
    });
    const exit = page.exposeFunction('codeAutomationExit', (code: number) =>
      end(() => {
        if (code !== 0) for (const line of others.slice(-100)) console.error(line);
        resolve(code);
      }),
    );
    Promise.all([log, exit]).catch((error) => end(() => reject(error)));
  });
}
