/** English function words. Negations are not among them: they matter. */
const english = `a about above after again against all also although am among an and any are as at be because been before being below
  between both but by can could did do does doing down during each either else even ever every few for from further get
  had has have having he hence her here hers herself him himself his how however i if in indeed into is it its itself
  just lets like may me might more most much must my myself of off on once one only onto or other others our ours
  ourselves out over own per rather same shall she should since so some such than that the their theirs them themselves
  then there therefore these they this those though through thus to too toward towards under until up upon us very via
  was we were what when where whether which while who whom whose why will with within would yet you your yours yourself
  according additionally furthermore moreover overall well based following including s t d ll m re ve`;

/** Those of other languages that are no English words of content ("die", "man", "son" are). */
const german = `aber auch auf aus bei beim bis damit das dass daß dem denen der deren des dessen diese diesem diesen dieser dieses
  durch ein eine einem einen einer eines er es etwa für gibt gab hatte hatten haben hätte ihm ihn ihr ihre ihrem ihren
  ihrer im ist kann können könnte konnte mehr mein nach noch nur ob oder rund seine seinem seinen seiner sehr sein seit
  sich sie sind so sollen sollte sowie über um und uns unter vom von vor während waren weil weiter welche wenn werden wie
  wieder wir wird worden wurde wurden zu zum zur zwischen`;
const french = `alors au aussi aux avait avec avoir ce cela ces cet cette ceux chez comme dans de des donc dont du elle elles en est et
  était étaient été être eux ils je le les leur leurs lors lui mais même nos notre nous où ou par pendant peut
  peuvent qu que quel quelle qui sa sans selon ses si sont sous sur très tous tout toute toutes une vers vos votre vous`;
const spanish = `al algo como con cuando cuyo de del desde donde el ella ellas ellos en entre eran es esa ese eso esta está están
  este esto estos fue fueron ha había han hasta las lo los más muy nos nosotros para pero por porque puede pueden
  que quien se según ser si sobre su sus también tiene tienen una uno unos y ya`;

const all: ReadonlySet<string> = new Set([english, german, french, spanish].join(' ').split(/\s+/));

export const isStopWord = (lowerCaseWord: string): boolean => all.has(lowerCaseWord);
