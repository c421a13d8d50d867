/** English function words. Negations are not among them: they matter. */
const english = new Set(
  `a about above after again against all also although am among an and any are as at be because been before being below
  between both but by can could did do does doing down during each either else even ever every few for from further get
  had has have having he hence her here hers herself him himself his how however i if in indeed into is it its itself
  just lets like may me might more most much must my myself of off on once one only onto or other others our ours
  ourselves out over own per rather same shall she should since so some such than that the their theirs them themselves
  then there therefore these they this those though through thus to too toward towards under until up upon us very via
  was we were what when where whether which while who whom whose why will with within would yet you your yours yourself
  according additionally furthermore moreover overall well based following including s t d ll m re ve`.split(
    /\s+/,
  ),
);

export const isStopWord = (lowerCaseWord: string): boolean => english.has(lowerCaseWord);
