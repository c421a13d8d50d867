/**
 * A right and a wrong statement about one context, written before the rules that they test. A wrong one must never be
 * supported, a right one never contradicted; a `plain` right one says what the context says and must be supported.
 */
export interface ValuePair {
  readonly name: string;
  readonly context: string;
  readonly right: string;
  readonly wrong: string;
  readonly plain?: true;
}

const pair = (name: string, context: string, right: string, wrong: string): ValuePair => ({
  name,
  context,
  right,
  wrong,
});
const plain = (name: string, context: string, right: string, wrong: string): ValuePair => ({
  ...pair(name, context, right, wrong),
  plain: true,
});

const sensors = [
  'Sensor 9 reports every 120 seconds.',
  'Sensor 10 reports every 495 seconds.',
  'Sensor 11 reports every 409 seconds.',
  'Sensor 12 reports every 300 seconds.',
].join('\n\n');

const plants = [
  '| Plant | Opened | Output (MW) | Staff |',
  '| --- | --- | --- | --- |',
  '| Arden | 1998 | 240 | 61 |',
  '| Bexhill | 2004 | 310 | 74 |',
  '| Corran | 2011 | 175 | 39 |',
].join('\n');

const rooms = JSON.stringify(
  [
    { name: 'Fern', seats: 12, floor: 2, rateEur: 40 },
    { name: 'Moss', seats: 30, floor: 4, rateEur: 95 },
    { name: 'Reed', seats: 18, floor: 1, rateEur: 60 },
  ],
  undefined,
  2,
);

export const valuePairs: readonly ValuePair[] = [
  pair(
    'an amount above the limit that parts two cases',
    '- Orders of up to 300 euros are signed by the foreman; for orders of over 300 euros the treasurer signs as well.\n- Receipts are kept.',
    'An order of 700 euros is signed by the foreman and by the treasurer as well.',
    'Orders of up to 900 euros are signed by the foreman.',
  ),
  plain(
    'a count in a column looks like a year',
    '| Line | Calls per hour | Fee |\n|---|---|---|\n| Ember | 300 | 12 |\n| Slate | 1500 | 40 |',
    'The line Slate takes 1500 calls per hour.',
    'The line Slate takes 1700 calls per hour.',
  ),
  pair(
    'an end told by its beginning and its length',
    '- The tours begin at 11:20; they last 40 minutes.\n- The mill was built in 1840.',
    'A tour of the mill is over by 12:00.',
    'The tours begin at 11:50.',
  ),
  pair(
    'what an amount was before it rose',
    'Turnover rose by 25 percent to 60 million euros last year, mainly because of the new quay.',
    'In the year before last, turnover stood at 48 million euros.',
    'Turnover rose by 35 percent to 60 million euros last year.',
  ),
  pair(
    'an age beside hours',
    'Visitors under 8 swim with an adult. The pool is open for 9 hours on Sundays.',
    'A 7-year-old visitor to the pool swims with an adult.',
    'The pool is open for 11 hours on Sundays.',
  ),
  pair(
    'a year at a monthly price',
    '| Plan | Seats | Monthly fee |\n|---|---|---|\n| Ember | 3 | €35 |\n| Slate | 9 | €80 |',
    'Twelve months of the plan Ember come to €420.',
    'The plan Ember costs €53 a month.',
  ),
  plain(
    'the day in a heading is that of what stands below it',
    '# Log of the lock\n\n## Failure of 7 May 2023\n\nThe lower gate was closed by the warden of the night. The horn was heard in Lund.',
    'On 7 May 2023 the lower gate was closed by the warden of the night.',
    'On 9 May 2023 the lower gate was closed by the warden of the night.',
  ),
  plain(
    'the version in the title is that of the whole document',
    '# Otter 7.2: what is new\n\n## Backups\n\nBackups are encrypted by default. Pictures are indexed at night.',
    'In Otter 7.2, backups are encrypted by default.',
    'In Otter 7.3, backups are encrypted by default.',
  ),
  plain(
    'a German noun of another wording is no name',
    'Die Säcke müssen am Abend in der Halle der Mühle gewogen werden, bevor der Müller sie verkauft. Die Waage steht am Tor.',
    'Vor dem Verkauf müssen die Säcke am Abend in der Halle der Mühle gewogen werden.',
    'Am Abend müssen die Säcke in der Halle der Mühle in Kranzfeld gewogen werden.',
  ),
  plain(
    'a day within a week of opening',
    'The dye works opens from Tuesday to Sunday at 9:30. The yard is swept on Mondays.',
    'The dye works opens on Wednesday at 9:30.',
    'The dye works opens on Monday at 9:30.',
  ),
  plain(
    'the hour of one day told behind that of the others',
    'Das Färbehaus ist von Montag bis Samstag von 9.00 bis 16.30 Uhr geöffnet, mittwochs bis 19.00 Uhr.',
    'Das Färbehaus ist mittwochs bis 19.00 Uhr geöffnet.',
    'Das Färbehaus ist mittwochs bis 18.00 Uhr geöffnet.',
  ),
  pair(
    'a case beyond a limit',
    'Loans of over 40,000 euros are signed by the board. The treasurer decides alone on smaller sums.',
    'For a loan of 25,000 euros the signature of the treasurer is enough.',
    'Loans of over 90,000 euros are signed by the board.',
  ),
  pair(
    'a price for several',
    'The mooring costs 14 euros per night and boat. Dogs cost 3 euros.',
    'A skipper who moors for five nights pays 70 euros.',
    'The mooring costs 41 euros per night and boat.',
  ),
  pair(
    'the name of the document in a claim of another value',
    '# Ferry club Altmark\n\nThe club met on 3 May. The fee rises from 60 to 75 euros.\n\nIncome came to 9,400 euros and costs to 8,100.',
    'The ferry club Altmark closed the year with 1,300 euros left.',
    'The fee of the ferry club Altmark rises from 60 to 95 euros.',
  ),
  pair(
    'a room number is no count of guests',
    'The hotel Lindenhof opened in 1974. Its restaurant is beside room 300 on the third floor and is open every night.',
    'The hotel Lindenhof opened in 1974.',
    'The restaurant of the hotel serves 300 guests a night.',
  ),
  plain(
    'the reading of another sensor',
    sensors,
    'Sensor 11 reports every 409 seconds.',
    'Sensor 11 reports every 495 seconds.',
  ),
  plain('an equal number in another row', plants, 'Bexhill has a staff of 74.', 'Bexhill has a staff of 61.'),
  plain('the wrong column', plants, 'Corran has an output of 175 MW.', 'Corran has an output of 39 MW.'),
  plain('another opening year', plants, 'Arden opened in 1998.', 'Arden opened in 2011.'),
  plain('seats of another room', rooms, 'Moss has 30 seats.', 'Moss has 18 seats.'),
  plain('a floor of another room', rooms, 'Reed is on floor 1.', 'Reed is on floor 4.'),
  pair(
    'an hour is no day of the month',
    'The shop in Calder Street closes on 18 June for repairs. It opens every day at 9 am.',
    'The shop in Calder Street closes on 18 June.',
    'The shop in Calder Street closes every day at 18:00.',
  ),
  pair(
    'a duration is no count',
    'The course has 6 lessons, and each lesson ends with a short test.',
    'The course has six lessons.',
    'The course lasts 6 weeks.',
  ),
  pair(
    'a count is no duration',
    'The audit took 14 days and covered every branch office.',
    'The audit took two weeks.',
    'The audit covered 14 branch offices.',
  ),
  pair(
    'a price is no count',
    'A day pass for the pool costs $25. The pool has eight lanes.',
    'A day pass costs 25 dollars.',
    'The pool has 25 lanes.',
  ),
  pair(
    'a percentage is no count',
    'Last year 40% of the members voted by post.',
    'Last year 40 percent of the members voted by post.',
    'Last year 40 members voted by post.',
  ),
  plain(
    'a unit conversion',
    'The trail from Ostry to the pass is 12.4 km long.',
    'The trail from Ostry to the pass is 12,400 metres long.',
    'The trail from Ostry to the pass is 12.4 miles long.',
  ),
  plain(
    'a clock format',
    'The late ferry leaves Brixo at 21:45.',
    'The late ferry leaves Brixo at 9:45 pm.',
    'The late ferry leaves Brixo at 9:15 pm.',
  ),
  plain(
    'rounding',
    'The survey reached 298 households in the valley.',
    'The survey reached about 300 households in the valley.',
    'The survey reached about 400 households in the valley.',
  ),
  pair(
    'a sum',
    'The school bought 14 desks and 22 chairs for the new classroom.',
    'In total the school bought 36 pieces of furniture for the new classroom.',
    'The school bought 22 desks for the new classroom.',
  ),
  pair(
    'a difference',
    'The north tower is 82 metres high, the south tower 67 metres.',
    'The north tower is 15 metres higher than the south tower.',
    'The north tower is 25 metres higher than the south tower.',
  ),
  pair(
    'a rate in another unit',
    'The bakery delivers bread twice a day, seven days a week.',
    'The bakery delivers bread 14 times a week.',
    'The bakery delivers bread 20 times a week.',
  ),
  pair(
    'a daily rate told by the week',
    'The clinic runs 2 shifts a day, every day.',
    'The clinic runs 14 shifts a week.',
    'The clinic runs 3 shifts a day.',
  ),
  pair(
    'a complement',
    'One tenth of the 4,000 tickets were given away free.',
    'All but a tenth of the tickets were sold.',
    'All but a third of the tickets were sold.',
  ),
  pair(
    'a remainder of a percentage',
    'Of the respondents, 35% were against the plan and all others were for it.',
    'The plan had the support of 65% of the respondents.',
    'The plan had the support of 85% of the respondents.',
  ),
  pair(
    'three in four',
    'In the trial 75% of the patients got better within a month.',
    'Three in four patients got better within a month.',
    'Three in five patients got better within a month.',
  ),
  pair(
    'a fifth less',
    'The old pump used 250 kWh a month; the new one uses 200 kWh.',
    'The new pump uses a fifth less than the old one.',
    'The new pump uses a half less than the old one.',
  ),
  pair(
    'a change in percent',
    'Revenue was 8.0 million euros in 2022 and 9.2 million euros in 2023.',
    'Revenue grew by 15% in 2023.',
    'Revenue grew by 25% in 2023.',
  ),
  pair(
    'a count of things listed',
    'The kit contains a hammer, a saw, a chisel and a plane.',
    'The kit contains four tools.',
    'The kit contains seven tools.',
  ),
  pair(
    'a share of counts',
    'Of the 60 apprentices, 45 passed the exam at the first attempt.',
    'Three quarters of the apprentices passed the exam at the first attempt.',
    'Two thirds of the apprentices passed the exam at the first attempt.',
  ),
  pair(
    'double',
    'Membership rose from 150 in March to 300 in October.',
    'Membership doubled between March and October.',
    'Membership rose to 450 in October.',
  ),
  pair(
    'a number in parentheses',
    'Each participant receives ten (10) vouchers on arrival.',
    'Each participant receives 10 vouchers on arrival.',
    'Each participant receives twelve (12) vouchers on arrival.',
  ),
  pair(
    'hours in words',
    'The battery is charged in two hours.',
    'The battery is charged in 120 minutes.',
    'The battery is charged in five hours.',
  ),
  pair(
    'underscores between digits',
    'The default buffer size is 5_000 entries.',
    'The default buffer size is 5,000 entries.',
    'The default buffer size is 8_000 entries.',
  ),
  pair(
    'half',
    'The deposit is 50% of the rent.',
    'The deposit is half of the rent.',
    'The deposit is a quarter of the rent.',
  ),
  plain(
    'a version',
    'Support for the old format ends with version 4.2 of the tool.',
    'Support for the old format ends with version 4.2.',
    'Support for the old format ends with version 4.7.',
  ),
  plain(
    'the date of another event',
    'The Act was passed on 3 May 2016. The Act took effect on 1 January 2017.',
    'The Act took effect on 1 January 2017.',
    'The Act took effect on 3 May 2016.',
  ),
  plain(
    'a deadline of another step',
    'Applicants send the form by 15 April. The committee answers by 30 June.',
    'The committee answers by 30 June.',
    'The committee answers by 15 April.',
  ),
  plain(
    'a dose of another group',
    'Adults take 400 mg twice a day. Children under 12 take 200 mg twice a day.',
    'Children under 12 take 200 mg twice a day.',
    'Children under 12 take 400 mg twice a day.',
  ),
  plain(
    'a price of another size',
    'A small box costs £4. A large box costs £9.',
    'A large box costs £9.',
    'A large box costs £4.',
  ),
  pair(
    'a value of nothing here',
    'The museum of glass has 12 galleries and a library.',
    'The museum of glass has 12 galleries.',
    'The museum of glass has 12 galleries and 85 employees.',
  ),
  pair(
    'a number of another thing in one sentence',
    'The library holds 120,000 books and 8,500 maps.',
    'The library holds 8,500 maps.',
    'The library holds 8,500 books.',
  ),
  pair(
    'so many more than',
    'Team A scored 41 points and team B scored 33 points.',
    'Team A scored eight more points than team B.',
    'Team A scored twelve more points than team B.',
  ),
  pair(
    'a span of years',
    'The mill was built in 1890 and pulled down in 1965.',
    'The mill stood for 75 years.',
    'The mill stood for 95 years.',
  ),
  // German
  plain(
    'German: another row of a list',
    '- Halle A: 450 Plätze\n- Halle B: 280 Plätze\n- Halle C: 120 Plätze',
    'Halle B hat 280 Plätze.',
    'Halle B hat 450 Plätze.',
  ),
  pair(
    'German: a difference',
    'Der Ostturm ist 64 Meter hoch, der Westturm 58 Meter.',
    'Der Ostturm ist sechs Meter höher als der Westturm.',
    'Der Westturm ist 64 Meter hoch.',
  ),
  pair(
    'German: a house number is no price',
    'Das Café liegt in der Ringstraße 18 und hat einen Garten.',
    'Das Café hat einen Garten.',
    'Das Frühstück im Café kostet 18 Euro.',
  ),
  plain(
    'German: decimal comma',
    'Die Brücke ist 1.250 Meter lang und 12,5 Meter breit.',
    'Die Brücke ist 12,5 m breit.',
    'Die Brücke ist 125 Meter breit.',
  ),
  // French
  plain(
    'French: another price',
    'Le billet adulte coûte 14 euros. Le billet enfant coûte 8 euros.',
    'Le billet enfant coûte 8 euros.',
    'Le billet enfant coûte 14 euros.',
  ),
  pair(
    'French: a sum',
    "L'usine emploie 120 femmes et 180 hommes.",
    "Au total, l'usine emploie 300 personnes.",
    "L'usine emploie 180 femmes.",
  ),
  pair(
    'French: a day is no hour',
    'La réunion aura lieu le 15 mars dans la grande salle.',
    'La réunion aura lieu le 15 mars.',
    'La réunion commencera à 15 heures.',
  ),
  pair(
    'French: half',
    'Sur les 80 élèves, 40 viennent à vélo.',
    'La moitié des élèves viennent à vélo.',
    'Sur les 80 élèves, 60 viennent à vélo.',
  ),
  // Spanish
  plain(
    'Spanish: a length',
    'El túnel mide 3,4 kilómetros y se abrió en 1999.',
    'El túnel mide 3.400 metros.',
    'El túnel mide 4,3 kilómetros.',
  ),
  plain(
    'Spanish: another room',
    'La sala azul tiene 90 plazas. La sala verde tiene 140 plazas.',
    'La sala verde tiene 140 plazas.',
    'La sala verde tiene 90 plazas.',
  ),
  pair(
    'Spanish: a street number is no count',
    'El museo está en la calle Mayor 25 y abre los domingos.',
    'El museo abre los domingos.',
    'El museo tiene 25 salas.',
  ),
  // Chinese
  plain(
    'Chinese: months in words',
    '试用期为三个月，工资为每月8000元。',
    '试用期为3个月。',
    '试用期为六个月。',
  ),
  plain(
    'Chinese: another building',
    '一号楼有120个房间。二号楼有85个房间。',
    '二号楼有85个房间。',
    '二号楼有120个房间。',
  ),
  pair('Chinese: a floor is no count', '餐厅位于15楼，每天营业。', '餐厅每天营业。', '餐厅有15名员工。'),
  // Japanese
  plain(
    'Japanese: another hall',
    '大ホールは800席ある。小ホールは250席ある。',
    '小ホールは250席ある。',
    '小ホールは800席ある。',
  ),
  plain(
    'Japanese: weeks',
    '工事は6週間かかった。費用は300万円だった。',
    '工事は6週間かかった。',
    '工事は9週間かかった。',
  ),
  pair(
    'Japanese: a date is no hour',
    '説明会は5月18日に行われる。場所は本館である。',
    '説明会は5月18日に行われる。',
    '説明会は18時に行われる。',
  ),
  // Records on lines
  plain(
    'key and value lines',
    'timeout_ms: 3000\nretries: 5\nmax_connections: 40',
    'The timeout is 3 seconds.',
    'The timeout is 5 seconds.',
  ),
  pair(
    'a value under another key',
    'timeout_ms: 3000\nretries: 5\nmax_connections: 40',
    'There are 5 retries.',
    'There are 40 retries.',
  ),
  pair(
    'a page number is no year of life',
    'The atlas has 212 pages. Its author, Ida Holm, lives in Bergen.',
    'The atlas has 212 pages.',
    'The author of the atlas, Ida Holm, won 212 awards.',
  ),
  pair(
    'a rank is no count',
    'Lena Voss came third in the final in Turin.',
    'Lena Voss came 3rd in the final in Turin.',
    'Lena Voss won three finals in Turin.',
  ),
];
