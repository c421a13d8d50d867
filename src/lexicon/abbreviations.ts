const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Always followed by the rest of their sentence. Lower case, without the last full stop. */
export const nonFinalAbbreviations = list(`
  dr mr mrs ms mx prof rev hon gen col lt sgt capt cmdr adm maj sen rep gov pres supt messrs mme mmes mlle mm hr frau
  sr sra srta dra ud uds ee vs v e.g eg i.e cf viz approx ca resp esp incl excl fig figs eq eqs
  bzw vgl z.b d.h u.a s.o z.t i.d.r ggf evtl inkl exkl zzgl sog geb p.ex p.ej c.-à-d env núm pág aprox sig sigg dott ing avv
`);

/** Abbreviations before a number ("No. 5", "Jan. 3", "p. 12") and ordinary words or ends elsewhere. */
export const numberAbbreviations = list(`
  max min avg dia wt qty ref ext apt rm cat op bk
  no nos nr p pp pg vol vols ch sec sect art arts par para pt tab ver rev ex ln abs bd kap anm nº cap
  jan feb mar apr jun jul aug sep sept oct nov dec janv févr avr juil déc ene abr ago dic okt dez mär
  mon tue tues wed thu thur thurs fri sat sun
`);

/** May end a sentence; they do before a word that sentences begin with. */
export const possiblyFinalAbbreviations = list(`
  inc ltd corp co cos bros llc plc gmbh dept est assn ave blvd rd st ste mt ft jr sr al ed eds univ
  mio mrd mill bn tsd str tel bldg intl natl gov dist u.s.a ph.d
`);

/** First words of sentences: after an abbreviation or an initial, these begin a new one. */
export const sentenceStarters = list(`
  the a an it its he she his her they their them we our you your this that these those there here i my
  in on at for from with by to of as if when while after before since until although though because during under
  and but or so yet however moreover meanwhile also then thus therefore finally instead additionally overall
  one some many most several few all both each every another other no not what which who how why where
  is are was were has have had will would can could may might should do does did according founded
  der die das ein eine er sie es wir ich im am und aber auch nach bei seit
  le la les un une il elle ils elles nous vous ce cette ces et mais dans en el los las una ella ellos este esta y pero
`);

/** What may follow "5 p.m." within a sentence although it begins with a capital. */
export const afterTimeOfDay = list(`
  et est edt ct cst cdt mt mst mdt pt pst pdt gmt utc bst cet cest eastern central mountain pacific
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august
  september october november december
`);

/** German months, after an ordinal ("3. Oktober"). */
export const germanMonths = list(`
  januar jänner februar märz april mai juni juli august september oktober november dezember
`);
