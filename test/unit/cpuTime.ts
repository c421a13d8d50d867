/**
 * What work costs the processor, in milliseconds: for work whose cost must not grow with the square of its input. Other
 * programs that run meanwhile change the time on the clock, and not this one.
 */
export async function cpuTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
