import type { Agreement, TimeValue } from '../value.ts';

const halfDay = 720;
/** Minutes that "about 5 pm" may be off. */
const approximateReach = 30;

/** Times of day; "5:00" may be 17:00 where neither side says which half of the day. */
export function compareTimes(claim: TimeValue, context: TimeValue): Agreement {
  const circle = claim.halfDayOpen || context.halfDayOpen ? halfDay : 2 * halfDay;
  const shift = claim.zone !== undefined && context.zone !== undefined ? context.zone - claim.zone : 0;
  const apart = (((claim.minutes + shift - context.minutes) % circle) + circle) % circle;
  const difference = Math.min(apart, circle - apart);
  if (difference === 0) return compareSeconds(claim, context);
  if (claim.exact || difference > approximateReach) return 'clash';
  return claim.approx ? 'rounded' : context.approx ? 'finer' : 'clash';
}

function compareSeconds(claim: TimeValue, context: TimeValue): Agreement {
  if (claim.seconds === context.seconds) return 'equal';
  if (claim.seconds === undefined) return context.seconds === 0 ? 'equal' : 'coarser';
  if (context.seconds === undefined) return claim.seconds === 0 ? 'equal' : 'finer';
  return 'clash';
}
