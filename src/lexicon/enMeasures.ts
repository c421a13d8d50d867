import { numberTable, phraseList, wordSet, wordTable } from './lists.ts';
import type { MeasureLexicon } from './measurement.ts';

/** What English calls units, durations, currencies and shares. */
export const englishMeasures: Partial<MeasureLexicon> = {
  units: wordTable(`mm millimeter millimeters millimetre millimetres, cm centimeter centimeters centimetre
      centimetres, m meter meters metre metres, km kilometer kilometers kilometre kilometres, µm micron
      microns micrometer micrometers micrometre micrometres, nm nanometer nanometers nanometre nanometres,
      in inch inches, ft foot feet, yd yard yards, mi mile miles, nmi nautical_mile nautical_miles, ly
      light_year light_years, m² square_meter square_meters square_metre square_metres, km² square_kilometer
      square_kilometers square_kilometre square_kilometres, ft² square_foot square_feet square-foot
      square-feet, mi² square_mile square_miles, ha hectare hectares, ac acre acres, l liter liters litre
      litres, ml milliliter milliliters millilitre millilitres, cl centiliter centiliters centilitre centilitres, m³ cubic_meter
      cubic_meters cubic_metre cubic_metres, ft³ cubic_foot cubic_feet, gal gallon gallons, qt quart quarts,
      pt pint pints, cup cups, fl_oz fluid_ounce fluid_ounces, tbsp tablespoon tablespoons, tsp teaspoon
      teaspoons, bbl barrel barrels, mg milligram milligrams, µg microgram micrograms, g gram grams, kg kilo
      kilos kilogram kilograms, t tonne tonnes metric_ton metric_tons, ton tons short_tons, lb pound pounds,
      oz ounce ounces, st stone, °C degrees_celsius degree_celsius celsius degrees_centigrade, °F
      degrees_fahrenheit degree_fahrenheit fahrenheit, K kelvin kelvins, m/s meters_per_second
      metres_per_second, km/s kilometers_per_second kilometres_per_second, km/h kilometers_per_hour
      kilometres_per_hour, mph miles_per_hour, kn knot knots, J joule joules, kJ kilojoule kilojoules, cal
      calorie calories kilocalorie kilocalories, Wh watt_hour watt_hours watt-hours, kWh kilowatt_hour
      kilowatt_hours kilowatt-hours, MWh megawatt_hour megawatt_hours megawatt-hours, GWh gigawatt_hour
      gigawatt_hours gigawatt-hours, TWh terawatt_hours terawatt-hours, W watt watts, kW kilowatt kilowatts,
      MW megawatt megawatts, GW gigawatt gigawatts, hp horsepower, bit bits, B byte bytes octets, KB
      kilobyte kilobytes, MB megabyte megabytes, GB gigabyte gigabytes gigs, TB terabyte terabytes, PB
      petabyte petabytes, KiB kibibyte kibibytes, MiB mebibyte mebibytes, GiB gibibyte gibibytes, TiB
      tebibyte tebibytes, Kb kilobit kilobits, Mb megabit megabits, Gb gigabit gigabits, bps
      bits_per_second, kbps kilobits_per_second, Mbps megabits_per_second, Gbps gigabits_per_second, MB/s
      megabytes_per_second, GB/s gigabytes_per_second, Hz hertz, kHz kilohertz, MHz megahertz, GHz
      gigahertz, rpm revolutions_per_minute, Pa pascal pascals, hPa hectopascal hectopascals millibar
      millibars, kPa kilopascal kilopascals, MPa megapascal megapascals, bar bars, psi
      pounds_per_square_inch, V volt volts, kV kilovolt kilovolts, mV millivolt millivolts, dB decibel
      decibels, A amp amps ampere amperes, mA milliamp milliamps, mAh milliamp_hours milliampere_hours, Ah
      amp_hours, ° degree degrees, MP megapixel megapixels, px pixel pixels`),
  durations: wordTable(`nanosecond nanosecond nanoseconds, microsecond microsecond microseconds,
      millisecond millisecond milliseconds, second second seconds, minute minute minutes, hour hour hours,
      day day days night nights, week week weeks, fortnight fortnight fortnights, month month months, year
      year years, decade decade decades, century century centuries`),
  per: wordSet('a an per each every'),
  periodic: wordSet('monthly yearly annual weekly daily hourly nightly unit'),
  durationParts: numberTable('and_a_half 0.5'),
  durationAdjectives: wordSet('full whole long calendar business working consecutive straight'),
  currencies: wordTable(`$ dollar dollars bucks, USD us_dollars u.s._dollars, AUD australian_dollars, CAD
      canadian_dollars, EUR euro euros, GBP pounds_sterling pounds pound quid, JPY yen, CNY yuan renminbi,
      INR rupees rupee, CHF swiss_francs francs, RUB rubles, KRW won`),
  hundredths: wordTable('¢ cent cents, GBP pence'),
  ambiguousCurrencies: wordSet('pounds pound won'),
  percent: phraseList(String.raw`percent(?:age)? | per cent | pct\.?`),
  points: phraseList('points?'),
  percentagePoints: phraseList('percentage[ -]points? | pp | (?:%|percent)[ -]points?'),
  minus: phraseList('minus'),
  belowZero: phraseList('below zero'),
  halfOf: phraseList('half an | half a'),
};
