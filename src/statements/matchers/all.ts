import type { Matcher } from '../matcher.ts';
import { matchAddedItem } from './matchAddedItem.ts';
import { matchAgent } from './matchAgent.ts';
import { matchAlternative } from './matchAlternative.ts';
import { matchArticleCase } from './matchArticleCase.ts';
import { matchAttribution } from './matchAttribution.ts';
import { matchCause } from './matchCause.ts';
import { matchCertainty } from './matchCertainty.ts';
import { matchChange } from './matchChange.ts';
import { matchComparison } from './matchComparison.ts';
import { matchCondition } from './matchCondition.ts';
import { matchCoordination } from './matchCoordination.ts';
import { matchDeadline } from './matchDeadline.ts';
import { matchDirection } from './matchDirection.ts';
import { matchDistribution } from './matchDistribution.ts';
import { matchExcess } from './matchExcess.ts';
import { matchExclusiveness } from './matchExclusiveness.ts';
import { matchHolder } from './matchHolder.ts';
import { matchLimit } from './matchLimit.ts';
import { matchModality } from './matchModality.ts';
import { matchName } from './matchName.ts';
import { matchObjectSign } from './matchObjectSign.ts';
import { matchOpposite } from './matchOpposite.ts';
import { matchOrder } from './matchOrder.ts';
import { matchOtherPart } from './matchOtherPart.ts';
import { matchPeriod } from './matchPeriod.ts';
import { matchPolarity } from './matchPolarity.ts';
import { matchPreposition } from './matchPreposition.ts';
import { matchQualifier } from './matchQualifier.ts';
import { matchQuantifier } from './matchQuantifier.ts';
import { matchRelation } from './matchRelation.ts';
import { matchRepetition } from './matchRepetition.ts';
import { matchReplacedName } from './matchReplacedName.ts';
import { matchReplacedStretch } from './matchReplacedStretch.ts';
import { matchReplacedThing } from './matchReplacedThing.ts';
import { matchRole } from './matchRole.ts';
import { matchSetting } from './matchSetting.ts';
import { matchSide } from './matchSide.ts';
import { matchSubject } from './matchSubject.ts';

/** Every respect in which a claim must agree with its evidence; the most telling difference first. */
export const matchers: readonly Matcher[] = [
  matchComparison,
  matchExcess,
  matchSide,
  matchOpposite,
  matchExclusiveness,
  matchPolarity,
  matchDirection,
  matchChange,
  matchOrder,
  matchDeadline,
  matchCause,
  matchRole,
  matchAgent,
  matchObjectSign,
  matchArticleCase,
  matchPreposition,
  matchSubject,
  matchHolder,
  matchRelation,
  matchName,
  matchReplacedName,
  matchReplacedThing,
  matchOtherPart,
  matchCoordination,
  matchReplacedStretch,
  matchAttribution,
  matchQualifier,
  matchAlternative,
  matchQuantifier,
  matchDistribution,
  matchRepetition,
  matchPeriod,
  matchModality,
  matchCertainty,
  matchCondition,
  matchAddedItem,
  matchLimit,
  matchSetting,
];
