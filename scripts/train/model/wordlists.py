"""Word lists of the edits, written for this project."""

from __future__ import annotations


def _pairs(text: str) -> list[tuple[str, str]]:
    return [
        (a.strip(), b.strip())
        for a, b in (line.split("/") for line in text.replace("\n", ";").split(";") if "/" in line)
    ]


# Words of which one excludes the other in most sentences.
ANTONYMS = _pairs(
    """increase/decrease; increased/decreased; increases/decreases; rise/fall; rises/falls; rose/fell; rising/falling;
    higher/lower; highest/lowest; high/low; more/less; larger/smaller; largest/smallest; large/small; big/small;
    bigger/smaller; longer/shorter; long/short; older/younger; oldest/youngest; old/young; early/late; earlier/later;
    first/last; before/after; above/below; up/down; over/under; inside/outside; open/closed; opened/closed;
    opens/closes; opening/closing; start/end; started/ended; starts/ends; begin/finish; began/finished; begins/finishes;
    win/lose; won/lost; wins/loses; winner/loser; victory/defeat; profit/loss; profits/losses; gain/loss; gained/lost;
    buy/sell; bought/sold; buys/sells; accept/reject; accepted/rejected; accepts/rejects; approve/reject;
    approved/rejected; allow/forbid; allowed/forbidden; allows/forbids; permit/prohibit; permitted/prohibited;
    include/exclude; includes/excludes; included/excluded; including/excluding; present/absent; public/private;
    male/female; man/woman; men/women; father/mother; son/daughter; brother/sister; husband/wife; boy/girl;
    left/right; north/south; northern/southern; east/west; eastern/western; upper/lower; hot/cold; warm/cool;
    strong/weak; stronger/weaker; strongest/weakest; good/bad; better/worse; best/worst; positive/negative;
    success/failure; successful/unsuccessful; succeeded/failed; succeed/fail; safe/dangerous; legal/illegal;
    guilty/innocent; alive/dead; born/died; love/hate; loves/hates; like/dislike; liked/disliked; support/oppose;
    supported/opposed; supports/opposes; agree/disagree; agreed/disagreed; agrees/disagrees; arrive/leave;
    arrived/left; enter/leave; entered/left; join/leave; joined/left; add/remove; added/removed; adds/removes;
    accepting/rejecting; easy/difficult; easier/harder; simple/complex; cheap/expensive; cheaper/dearer; rich/poor;
    fast/slow; faster/slower; quickly/slowly; often/rarely; frequently/rarely; common/rare; popular/unpopular;
    likely/unlikely; possible/impossible; necessary/unnecessary; available/unavailable; able/unable; known/unknown;
    true/false; correct/wrong; same/different; similar/different; full/empty; heavy/light; thick/thin; deep/shallow;
    wide/narrow; wider/narrower; broad/narrow; dry/wet; clean/dirty; day/night; morning/evening; summer/winter;
    spring/autumn; import/export; imports/exports; imported/exported; internal/external; major/minor; majority/minority;
    maximum/minimum; most/least; improve/worsen; improved/worsened; improves/worsens; improving/worsening;
    encourage/discourage; encouraged/discouraged; enable/disable; enabled/disabled; hire/fire; hired/fired;
    remember/forget; remembered/forgot; build/demolish; built/demolished; create/destroy; created/destroyed;
    attack/defend; attacked/defended; lend/borrow; lent/borrowed; teach/learn; push/pull; raise/lower; raised/lowered;
    mandatory/optional; required/optional; permanent/temporary; temporarily/permanently; ancient/modern; new/old;
    free/paid; empty/crowded; single/married; domestic/foreign; national/international; urban/rural; advantage/drawback;
    benefit/harm; benefits/harms; reduce/increase; reduces/increases; reduced/increased; reducing/increasing;
    expand/shrink; expanded/shrank; confirm/deny; confirmed/denied; confirms/denies; guilty/acquitted; found/lost;
    encouraging/discouraging; praised/criticised; praised/criticized; friend/enemy; friends/enemies; ally/rival;
    forward/backward; near/far; nearest/farthest; together/apart; indoor/outdoor; indoors/outdoors; upstairs/downstairs;
    vegetarian/meat; online/offline; active/inactive; visible/invisible; voluntary/compulsory; alone/accompanied"""
)

# Pairs where "not" before the one means the other.
COMPLEMENTS = _pairs(
    """open/closed; closed/open; possible/impossible; legal/illegal; illegal/legal; available/unavailable; able/unable;
    unable/able; known/unknown; true/false; false/true; alive/dead; dead/alive; allowed/forbidden; permitted/prohibited;
    included/excluded; present/absent; absent/present; guilty/innocent; likely/unlikely; unlikely/likely;
    necessary/unnecessary; required/optional; mandatory/optional; correct/wrong; wrong/correct; public/private;
    active/inactive; visible/invisible; safe/unsafe; same/different; different/the same; successful/unsuccessful;
    temporary/permanent; indoors/outdoors; free/paid"""
)

# Words that may stand for one another without a change of truth in most sentences.
SYNONYMS = _pairs(
    """begin/start; began/started; begins/starts; starts/begins; started/began; buy/purchase; bought/purchased;
    purchased/bought; help/assist; helped/assisted; helps/assists; show/demonstrate; shows/demonstrates;
    showed/demonstrated; shown/demonstrated; big/large; large/big; small/little; quick/rapid; quickly/rapidly;
    rapidly/quickly; fast/quick; end/finish; ended/finished; ends/finishes; said/stated; says/states; stated/said;
    told/informed; asked/requested; use/utilise; used/utilised; get/obtain; gets/obtains; got/obtained; give/provide;
    gives/provides; gave/provided; provides/offers; provided/offered; offers/provides; need/require; needs/requires;
    needed/required; requires/needs; required/needed; important/significant; significant/important; many/numerous;
    numerous/many; people/persons; children/kids; kids/children; film/movie; movie/film; car/automobile; cars/automobiles;
    house/home; job/post; doctor/physician; lawyer/attorney; company/firm; companies/firms; firm/company; city/town;
    street/road; about/regarding; around/about; approximately/roughly; about/approximately; almost/nearly; nearly/almost;
    also/additionally; however/nevertheless; because/since; but/yet; although/though; while/whereas; before/prior to;
    after/following; during/in the course of; until/till; near/close to; next to/beside; under/beneath; near/not far from;
    increase/rise; increased/grew; increases/grows; decrease/decline; decreased/declined; rose/climbed; fell/dropped;
    dropped/fell; reduce/cut; reduced/cut; reduces/cuts; build/construct; built/constructed; make/produce; makes/produces;
    created/made; create/make; happen/occur; happened/occurred; occurs/happens; occurred/happened; live/reside;
    lives/resides; lived/resided; die/pass away; died/passed away; killed/slain; hurt/injured; injured/hurt; ill/sick;
    sick/ill; happy/glad; sad/unhappy; angry/furious; difficult/hard; hard/difficult; easy/simple; simple/easy;
    wrong/incorrect; correct/right; rich/wealthy; wealthy/rich; old/aged; new/recent; famous/well-known; well-known/famous;
    often/frequently; frequently/often; sometimes/occasionally; rarely/seldom; usually/normally; normally/usually;
    currently/at present; now/at present; previously/earlier; recently/lately; later/afterwards; located/situated;
    situated/located; contains/holds; contain/hold; includes/comprises; consist of/comprise; whole/entire; entire/whole;
    main/chief; chief/main; primary/main; part/portion; portion/part; area/region; region/area; country/nation;
    nation/country; government/authorities; law/statute; test/trial; allow/permit; allows/permits; allowed/permitted;
    permitted/allowed; forbid/prohibit; forbidden/prohibited; prohibited/forbidden; choose/select; chosen/selected;
    chose/selected; ensure/make sure; tried/attempted; try/attempt; attempted/tried; announced/declared; reveal/disclose;
    revealed/disclosed; disclosed/revealed; speak/talk; spoke/talked; watch/view; teach/instruct; answer/reply;
    answered/replied; received/got; receive/get; receives/gets; keep/retain; kept/retained; leave/depart; left/departed;
    arrive/turn up; return/come back; returned/came back; remove/take away; removed/took away; send/dispatch;
    sent/dispatched; meal/dish; cheap/inexpensive; expensive/costly; costly/expensive; delicious/tasty; tasty/delicious;
    woman/lady; man/gentleman; boy/lad; girl/lass; photo/picture; picture/photo; infant/baby; sidewalk/pavement;
    outside/outdoors; terminate/end; commence/begin; via/through; within/inside; annually/every year; yearly/every year;
    every year/each year; daily/every day; every day/each day; monthly/every month; twice/two times; half/50 percent;
    percent/per cent; vital/essential; essential/vital; damage/harm; prevent/stop; prevents/stops; prevented/stopped"""
)

CONTRACTIONS = _pairs(
    """is not/isn't; are not/aren't; was not/wasn't; were not/weren't; does not/doesn't; do not/don't; did not/didn't;
    has not/hasn't; have not/haven't; had not/hadn't; will not/won't; would not/wouldn't; cannot/can't;
    could not/couldn't; should not/shouldn't; must not/mustn't; it is/it's; they are/they're; we are/we're; he is/he's;
    she is/she's; there is/there's; that is/that's"""
)

# Wider, narrower or opposite amounts: the second does not follow from the first.
QUANTIFIER_ERRORS = _pairs(
    """some/all; some/no; some/most; many/all; many/few; many/most; most/all; most/few; most/some of the fewest; all/some;
    all/no; all/few; every/no; each/no; several/all; several/no; few/many; a few/most; both/neither of; both/only one of;
    at least/at most; at least/exactly; at most/at least; up to/at least; more than/less than; more than/exactly;
    less than/more than; fewer than/more than; no more than/at least; over/under; about/exactly; almost/more than;
    nearly/more than; only/not only; always/sometimes; always/never; never/sometimes; never/always; often/always;
    often/never; sometimes/always; sometimes/never; usually/always; usually/never; generally/always; rarely/often;
    mostly/entirely; partly/entirely; majority/minority; half/all; none/some; any/no; one of/none of; one of/all of;
    once/repeatedly; one/every; the only/one of several; a number of/all; a majority of/all; occasionally/constantly"""
)
QUANTIFIER_REWORDINGS = _pairs(
    """all/all of; every/each; each/every; many/a lot of; many/a large number of; several/a number of; several/some;
    some/a certain number of; most/the majority of; a few/a small number of; at least/no fewer than; at least/not less than;
    at most/no more than; up to/as many as; up to/a maximum of; more than/over; more than/upwards of; over/more than;
    less than/under; fewer than/under; about/approximately; about/around; around/roughly; almost/nearly; nearly/close to;
    only/merely; always/at all times; always/invariably; never/at no time; never/not once; often/frequently;
    often/in many cases; sometimes/at times; usually/as a rule; usually/in most cases; generally/in general;
    rarely/seldom; mostly/for the most part; partly/in part; both/both of; none/not one; one of/one among;
    the majority of/most of; half/fifty percent; once/one time; a number of/several; occasionally/from time to time"""
)

MODALITY_ERRORS = _pairs(
    """may/will; might/will; could/will; can/must; may/must; should/must; must/may; should/need not; must/need not;
    will/might; can/cannot; would/will; is expected to/has managed to; are expected to/have managed to;
    is likely to/is certain to; are likely to/are certain to; plans to/refuses to; plan to/refuse to; hopes to/has managed to;
    wants to/has managed to; want to/have managed to; could/must; possibly/certainly; perhaps/certainly; probably/certainly;
    allegedly/demonstrably; reportedly/provably; appears to/is proven to; seems to/is proven to; may have/definitely;
    might have/definitely; suggests/proves; suggest/prove; suggested/proved; believe/know; believes/knows;
    suspected/confirmed; alleged/proven; proposed/adopted; planned/completed; intended/required; recommended/mandatory;
    recommends/requires; recommend/require; encouraged/obliged; expected/guaranteed; potential/proven; optional/mandatory;
    shall/may; has to/need not; have to/need not; is able to/is unable to; are able to/are unable to; claims/proves"""
)
MODALITY_REWORDINGS = _pairs(
    """may/might; might/may; may/could possibly; can/is able to; must/has to; must/is required to; should/ought to;
    shall/must; will/is going to; would/was going to; is expected to/is anticipated to; are expected to/are anticipated to;
    is likely to/will probably; are likely to/will probably; plans to/intends to; plan to/intend to; hopes to/wishes to;
    wants to/wishes to; want to/wish to; possibly/perhaps; perhaps/maybe; probably/in all likelihood; allegedly/supposedly;
    reportedly/according to reports; appears to/seems to; seems to/appears to; suggests/indicates; suggest/indicate;
    suggested/indicated; believe/think; believes/thinks; alleged/claimed; proposed/suggested; planned/scheduled;
    intended/meant; recommends/advises; recommend/advise; recommended/advised; expected/anticipated; potential/possible;
    has to/must; have to/must; is able to/can; are able to/can; is unable to/cannot; are unable to/cannot; claims/maintains;
    could/was able to; optional/not compulsory; mandatory/compulsory; required to/obliged to; cannot/is unable to"""
)

CAUSE_ERRORS = _pairs(
    """because of/despite; because/although; due to/in spite of; as a result of/regardless of; thanks to/in spite of;
    so that/even though; therefore/nevertheless; caused by/prevented by; causes/prevents; cause/prevent; caused/prevented;
    leads to/prevents; led to/prevented; lead to/prevent; resulted in/prevented; results in/prevents; before/after;
    after/before; until/after; since/until; followed by/preceded by; previously/subsequently; earlier/later;
    prior to/following; following/prior to; then/previously; at the beginning of/at the end of; during/after;
    while/long after; as soon as/long before; in order to/without wanting to; helps/hinders; owing to/in spite of"""
)
CAUSE_REWORDINGS = _pairs(
    """because of/owing to; because/since; due to/because of; as a result of/because of; thanks to/because of;
    so that/in order that; therefore/for this reason; caused by/brought about by; causes/brings about;
    caused/brought about; leads to/results in; led to/resulted in; lead to/result in; resulted in/led to;
    results in/leads to; before/prior to; after/following; until/up to the time of; since/ever since;
    followed by/and then; previously/before that; earlier/before that; prior to/before; following/after;
    then/after that; during/in the course of; as soon as/the moment; in order to/so as to; helps/aids; owing to/due to"""
)

UNIT_ERRORS = _pairs(
    """million/billion; billion/million; thousand/million; hundred/thousand; kilometres/metres; kilometers/meters; km/m;
    miles/kilometres; metres/kilometres; meters/kilometers; feet/metres; inches/feet; cm/mm; kg/g; pounds/kilograms;
    tonnes/kilograms; minutes/hours; hours/minutes; hours/days; days/weeks; days/months; weeks/months; months/weeks;
    months/years; years/months; years/decades; seconds/minutes; percent/percentage points; MB/GB; GB/MB; dollars/euros;
    euros/dollars; pounds/dollars; teaspoons/tablespoons; teaspoon/tablespoon; cups/tablespoons; cup/tablespoon;
    degrees/percent; ounces/pounds; litres/gallons; per day/per week; per week/per month; per month/per year;
    a day/a week; a week/a month; a month/a year; a year/a month; daily/weekly; weekly/monthly; monthly/yearly;
    annual/monthly; annually/monthly; quarter/year; century/decade; decades/years; acres/hectares; stars/percent"""
)

LEAD_INS = (
    "In addition, ",
    "According to the document, ",
    "According to the text, ",
    "Furthermore, ",
    "Moreover, ",
    "Also, ",
    "The document says that ",
    "As stated in the source, ",
    "Overall, ",
    "In summary, ",
    "Specifically, ",
    "Notably, ",
    "According to the passages, ",
    "It is stated that ",
    "Additionally, ",
    "In short, ",
    "The text states that ",
    "As described, ",
    "In other words, ",
    "Finally, ",
    "However, ",
    "For example, ",
    "Based on the given information, ",
)

# Details that no context states: the tail that a fluent writer invents.
TAILS = (
    "for the first time in its history",
    "after years of negotiations",
    "in front of a large crowd",
    "to the surprise of many observers",
    "at a cost of several million dollars",
    "with the support of local volunteers",
    "for medical reasons",
    "because of bad weather",
    "despite strong criticism",
    "under the supervision of experts",
    "which drew praise from critics",
    "and won several awards for it",
    "as part of a nationwide programme",
    "thanks to a generous donation",
    "while thousands watched online",
    "as confirmed by independent experts",
    "making it the largest of its kind",
    "which is expected to change next year",
    "and plans to expand abroad",
    "with a money-back guarantee",
    "at no extra charge",
    "in cooperation with a local university",
    "following a unanimous vote",
    "to comply with new regulations",
    "after an internal investigation",
    "according to a spokesperson",
    "and is open around the clock",
    "in the presence of the mayor",
    "with remarkable success",
    "in less than an hour",
    "on short notice",
    "for a limited time only",
    "which has been translated into many languages",
    "and received a standing ovation",
    "to reduce costs",
    "despite being warned beforehand",
    "by the end of the decade",
    "without prior notice",
    "on Tuesday evening",
    "in late September",
    "in the early 1990s",
    "together with two colleagues",
    "from a rented apartment",
)
ADJECTIVES = (
    "award-winning",
    "controversial",
    "newly built",
    "family-owned",
    "retired",
    "former",
    "wooden",
    "solar-powered",
    "French",
    "Italian",
    "Canadian",
    "German",
    "Japanese",
    "Scottish",
    "bankrupt",
    "anonymous",
    "left-handed",
    "organic",
    "underground",
    "handmade",
    "third-generation",
    "self-taught",
    "state-owned",
    "multilingual",
    "nuclear",
    "red",
    "blue",
)
NAMES = (
    "Harold Winslow",
    "Marta Keller",
    "Omar Haddad",
    "Priya Nair",
    "Tomas Novak",
    "Elena Rossi",
    "Grace Okafor",
    "Liam Brennan",
    "Yuki Tanaka",
    "Sofia Almeida",
    "Peter Lindqvist",
    "Nadia Petrova",
    "Brightwater",
    "Northfield",
    "Halcyon Group",
    "Meridian Labs",
    "Riverton",
    "Ashford",
    "Lake Corran",
    "Port Ellery",
    "Castellan Bank",
    "Orchid Foundation",
    "Delmore University",
    "Vantage Media",
    "Kestrel Airlines",
    "Eastbrook",
    "Calder Valley",
)
NUMBER_WORDS = (
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen "
    "eighteen nineteen twenty"
).split()
MONTHS = "January February March April May June July August September October November December".split()
WEEKDAYS = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split()
