import { readText } from '../../src/sources/readText.ts';
import { hostPath } from './hostPath.ts';
import { createProse } from './prose.ts';
import { EditorCheck } from './recheck.ts';

/**
 * 1,000 checks one after the other, each of another text against another context, through the editor's own threads:
 * resident memory of the process with its threads after each hundred. It must not grow any more once half of them are
 * done. `npm run bench soak`
 */
const checks = Number(process.argv[2] ?? 1000);
const parts = 10;
/** Of the most that was in use before; the collector leaves some of it to chance. */
const mostGrowth = 0.1;

const { judge, indexes } = hostPath();
const prose = createProse(7);
const memory: number[] = [];
for (let i = 1; i <= checks; i++) {
  const source = readText(`file:///context-${i}.md`, prose(1500));
  const read = async () => ({ sources: [source], leftOut: [] });
  const check = new EditorCheck(judge, prose(150), { uris: [source.uri], read }, indexes);
  await check.run();
  if (check.review.run.state !== 'done') throw new Error(`check ${i}: ${check.review.run.state}`);
  if (i % (checks / parts) === 0) memory.push(process.memoryUsage().rss);
}
console.log(
  `${checks} checks, resident memory after each tenth: ${memory.map((bytes) => `${Math.round(bytes / 2 ** 20)} MB`).join(', ')}`,
);
const [before, behind] = [Math.max(...memory.slice(0, parts / 2)), Math.max(...memory.slice(parts / 2))];
if (behind > before * (1 + mostGrowth)) throw new Error('memory still grows');
process.exit();
