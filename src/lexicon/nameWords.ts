const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that a sentence often starts with; capitalised there, they are no names. */
export const sentenceOpeners: ReadonlySet<string> = set(
  "around roughly approximately alongside amid per plus minus inside outside yesterday tomorrow previously subsequently built founded designed featuring excluding concerning considering depending compared combined fans visitors guests customers users adults children employees residents researchers experts officials a about above according across actually additional additionally after afterwards again against all almost along already also although always am among an and another any anyone anything are as ask at avoid based be because been before being below besides best between beyond both but by can check choose click combine come consider could currently despite did different discover do does don't done due during each early either else enjoy ensure enter especially essentially even eventually every everyone everything except explore few finally find first firstly following follow for former formerly from full furthermore further generally get give given go good great had half has have having he hence her here hers high him his how however i i'm i've if in include included including indeed initially instead into is isn't it it's its itself just keep kids last lastly later latest least less let let's like likewise located long look made main mainly make many may maybe me meanwhile mix modern more moreover most mostly much must my name near nearby nearly neither never nevertheless new next no nobody none nonetheless nor not note notably nothing now of off offering often oh ok okay old on once one only open or originally other others otherwise our out over overall part people perhaps place please possibly prior private probably public put quite rather read recent recently regarding remember remove reviews right same second secondly see several shall she should similarly simply since small so some someone something sometimes soon still such take than thank thanks that the their them then there thereafter therefore these they they're thing things third this those though three through throughout thus to today together too total toward towards traditional turn two type typically ultimately under unfortunately unless unlike until up upon us use used using usually various very via visit was we we're well were what whatever when whenever where whereas wherever whether which while who whoever whole whom whose why will with within without would yes yet you you're your yours",
);

/** Stand before a person's name and are no part of it. */
export const titles: ReadonlySet<string> = set(
  'mr mrs ms miss dr prof professor sir dame lord lady president chancellor minister senator congressman congresswoman representative governor mayor judge justice king queen prince princess pope cardinal bishop archbishop father reverend rev general colonel captain major lieutenant sergeant officer detective coach ceo chief chairman director secretary ambassador herr frau monsieur madame señor señora doctor attorney sheriff rep sen gov gen col capt lt sgt st',
);

/** Endings that tell an organisation. */
export const organisationWords: ReadonlySet<string> = set(
  'inc corp corporation company co ltd llc plc gmbh ag sa bank group university college school institute institution association agency department ministry committee council commission court party union foundation organization organisation hospital church team club press news times post network airlines airways police army force navy service services bureau office authority society center centre museum laboratory labs partners holdings studios records entertainment pictures league federation congress senate parliament government',
);

/** Endings that tell a place. */
export const placeWords: ReadonlySet<string> = set(
  'city county state street avenue road river lake mountain mountains island islands sea ocean bay valley park square bridge airport station beach province region district town village peninsula canyon desert forest coast highway boulevard',
);

/** Small words that may stand inside a name. */
export const connectors = 'of|the|de|la|le|du|des|del|della|di|da|dos|van|von|der|den|bin|ibn|al|el|für|y';

/** Left out when names are compared. */
export const nameFillers: ReadonlySet<string> = set(
  `${connectors.replaceAll('|', ' ')} and & inc corp corporation company co ltd llc plc gmbh ag sa jr sr ii iii iv phd md esq a an`,
);

/** Capitals that are no names: units, clocks, roman numerals, pronouns. */
export const notNames: ReadonlySet<string> = set(
  'I AM PM A.M P.M OK ID TV DVD CD PDF URL API FAQ AD BC CE BCE TBD NA N/A PS EST EDT PST PDT GMT UTC CET CEST JSON HTML II III IV VI VII VIII IX XI XII',
);
