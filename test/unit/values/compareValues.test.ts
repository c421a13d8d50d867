import assert from 'node:assert/strict';
import fc from 'fast-check';
import { describe, it } from 'mocha';
import { compareValues } from '../../../src/values/compareValues.ts';
import { findValues } from '../../../src/values/findValues.ts';
import type { ValueRelation } from '../../../src/values/value.ts';

function compare(claim: string, context: string): ValueRelation {
  const [here] = findValues(claim);
  const [there] = findValues(context);
  assert.ok(here && there, `${claim} | ${context}`);
  return compareValues(here, there);
}

type Row = readonly [claim: string, context: string, agreement: ValueRelation];

const tables: Readonly<Record<string, readonly Row[]>> = {
  'rounds to the digits of the claim': [
    ['384,000 km', '384,400 km', 'rounded'],
    ['384,400 km', '384,000 km', 'finer'],
    ['1,200 rows', '1,234 rows', 'rounded'],
    ['$1.2 billion', '$1,234,567,890', 'rounded'],
    ['$1 billion', '$960 million', 'rounded'],
    ['$1 billion', '$775 million', 'clash'],
    ['Node 18', 'Node.js 18', 'equal'],
    ['version 1.x', '1.x', 'equal'],
    ['the end of May 2026', 'May 31, 2026', 'coarser'],
    ['1 June 2026', 'on Wednesday', 'incomparable'],
    ['Monday, 1 June', 'on Wednesday', 'clash'],
    ['250F', '250°F', 'equal'],
    ['180 C', '356°F', 'equal'],
    ['on friday', 'on Friday', 'equal'],
    ['on friday', 'on Thursday', 'clash'],
    ['fall 2024', '25 August 2024', 'coarser'],
    ['fall 2024', '25 June 2024', 'clash'],
    ['the 2019 championships', 'in 2019', 'equal'],
    ['30 cents', '€0.30', 'equal'],
    ['30 cents', '£0.30', 'clash'],
    ['over $1 billion', '$775 million', 'clash'],
    ['30 students', '33 students', 'clash'],
    ['5 GB', '10 GB', 'clash'],
    ['4.5 kg', '4.7 kg', 'clash'],
  ],
  'widens by "about", and not by "exactly"': [
    ['about $50M', '$50.5M', 'rounded'],
    ['approximately $5M', '$2.1M', 'clash'],
    ['about 300 people', '298 people', 'rounded'],
    ['298 people', 'about 300 people', 'finer'],
    ['exactly 384,000 km', '384,400 km', 'clash'],
    ['exactly 300 people', '300 people', 'equal'],
    ['exactly 300 people', 'about 300 people', 'finer'],
  ],
  'lets bounds and ranges contain': [
    ['more than 300 people', '320 people', 'compatible'],
    ['more than 300 people', '280 people', 'clash'],
    ['320 people', 'more than 300 people', 'finer'],
    ['over 300 people', 'over 312 people', 'compatible'],
    ['up to 5 GB', 'up to 10 GB', 'clash'],
    ['at least 3 nodes', 'at least 5 nodes', 'clash'],
    ['up to 358 miles', '358 miles', 'compatible'],
    ['up to 358 miles', '340 miles', 'compatible'],
    ['up to 358 miles', '120 miles', 'incomparable'],
    ['up to 358 miles', '400 miles', 'clash'],
    ['over 300 people', 'under 300 people', 'clash'],
    ['over 300 people', '900 people', 'compatible'],
    ['60 of the 150', '150 flats', 'incomparable'],
    ['under 200 people', '3 people', 'incomparable'],
    ['3 to 5 days', '4 days', 'compatible'],
    ['4 days', '3–5 days', 'finer'],
    ['5 days', '3–5 days', 'compatible'],
    ['7 days', '3–5 days', 'clash'],
    ['3 to 6 days', '3–5 days', 'clash'],
    ['between 3 and 5 days', '3–5 days', 'equal'],
  ],
  'converts units, with customary rounding': [
    ['about 300,000 km/s', '299,792,458 m/s', 'equal'],
    ['145 °F', '63 °C', 'equal'],
    ['155 °F', '63 °C', 'clash'],
    ['5 miles', '8 km', 'equal'],
    ['5 miles', '9 km', 'clash'],
    ['1 GB', '1024 MB', 'equal'],
    ['1 GB', '1000 MB', 'equal'],
    ['1 GB', '512 MB', 'clash'],
    ['1 Gbps', '1000 Mbps', 'equal'],
    ['8 Mb', '1 MB', 'equal'],
    ['12 months', '1 year', 'equal'],
    ['90 days', '3 months', 'equal'],
    ['24 hours', '1 day', 'equal'],
    ['2 hours 30 minutes', '150 minutes', 'equal'],
    ['5 kg', '5 km', 'incomparable'],
    ['minus 4 °C', '-4 °C', 'equal'],
    ['minus 4 °C', '4 °C', 'clash'],
    ['4 degrees below zero', '-4 °C', 'equal'],
    ['4 Grad unter null', '-4 °C', 'equal'],
    ['零下4摄氏度', '-4 °C', 'equal'],
    ['63 degrees', '17.2 °C', 'equal'],
    ['17 degrees', '17.2 °C', 'rounded'],
    ['65 degrees', '17.2 °C', 'incomparable'],
    ['50 degrees', '17.2 °C', 'incomparable'],
    ['It costs 139 pounds', 'a price of £139', 'equal'],
    ['It costs 130 pounds', 'a price of £139', 'clash'],
    ['6 ft 2 in', '188 cm', 'equal'],
    ['10 pounds', '4.5 kg', 'equal'],
  ],
  'holds money to its currency': [
    ['€5 million', '$5 million', 'clash'],
    ['€5 million', '$5.4 million', 'incomparable'],
    ['US$5 million', '$5 million', 'equal'],
    ['5 million dollars', '$5m', 'equal'],
    ['$199', '$299', 'clash'],
    ['$5–10 million', '$5 million to $10 million', 'equal'],
  ],
  'keeps percentages apart from points and counts': [
    ['12%', '12 percent', 'equal'],
    ['12%', '15%', 'clash'],
    ['12%', '15 percentage points', 'incomparable'],
    ['two-thirds of them', '66.7%', 'rounded'],
    ['30%', '45 people', 'incomparable'],
  ],
  'compares dates by what both state': [
    ['in 2015', 'December 2015', 'coarser'],
    ['December 2015', 'in 2015', 'finer'],
    ['in 2018', 'in 2017', 'clash'],
    ['March 3, 2024', '3 March 2024', 'equal'],
    ['March 3, 2024', '2024-03-03', 'equal'],
    ['March 3', 'March 4, 2024', 'clash'],
    ['03/04/2024', 'April 3, 2024', 'equal'],
    ['03/04/2024', 'March 4, 2024', 'equal'],
    ['03/04/2024', 'May 4, 2024', 'clash'],
    ['Q3 2023', 'August 2023', 'coarser'],
    ['Q2 2023', 'August 2023', 'clash'],
    ['early 1990s', 'in 1998', 'clash'],
    ['the 1990s', 'in 1998', 'coarser'],
    ['the 19th century', 'in 1905', 'clash'],
    ['2019–2021', '2019 to 2021', 'equal'],
    ['in 2020', '2019–2021', 'finer'],
    ['in 2023', '2019–2021', 'clash'],
    ['on Sunday', 'March 3, 2024', 'coarser'],
    ['on Monday', 'March 3, 2024', 'clash'],
    ['44 BC', '44 AD', 'clash'],
  ],
  'compares times of day in any notation': [
    ['5 PM', '17:00', 'equal'],
    ['5pm', '17:0', 'equal'],
    ['5:00', '17:00', 'equal'],
    ['noon', '12:00 PM', 'equal'],
    ['half past five', '17:30', 'equal'],
    ['5 PM', '6 PM', 'clash'],
    ['about 5 PM', '4:50 PM', 'rounded'],
    ['10:00 UTC', '11:00 CET', 'equal'],
    ['17 Uhr', '5 PM', 'equal'],
  ],
  'never rounds versions, identifiers or years': [
    ['v2.1', 'v2.1.3', 'coarser'],
    ['v2.1.4', 'v2.1.3', 'clash'],
    ['Windows 11', 'Windows 10', 'clash'],
    ['Windows 11', 'Python 3', 'incomparable'],
    ['RFC 7230', 'RFC 7231', 'clash'],
    ['HTTP 429', 'status 429', 'equal'],
    ['HTTP 429', 'status 430', 'incomparable'],
    ['error 404', 'error 403', 'clash'],
    ['in 2019', 'in 2020', 'clash'],
  ],
  'compares ranks and ratings': [
    ['the third place', '3rd place', 'equal'],
    ['the fourth planet', 'the third planet', 'clash'],
    ['4 out of 5', '8/10', 'equal'],
    ['4 out of 5', '3/5', 'clash'],
  ],
  'finds one number under different kinds, and never a clash': [
    ['16 GB', '16 hours', 'incomparable'],
    ['16 cores', '16 hours', 'incomparable'],
    ['5 years', 'five', 'equal'],
    ['2000 staff', 'in 2000', 'incomparable'],
    ['6 weeks', '6 lessons', 'incomparable'],
    ['at 18:00', 'on 18 June', 'incomparable'],
    ['three finals', 'came third', 'incomparable'],
    ['in February', 'Phase 2', 'incomparable'],
    ['Phase 3', 'on 3 March', 'incomparable'],
    ['7 GB', '9 people', 'incomparable'],
  ],
  'compares fields that are on or off': [
    ['WiFi: true', '"Wi-Fi": false', 'clash'],
    ['WiFi: true', '"wifi": yes', 'equal'],
    ['WiFi: true', '"parking": false', 'incomparable'],
  ],
};

describe('compareValues', () => {
  for (const [what, rows] of Object.entries(tables))
    describe(what, () => {
      for (const [claim, context, agreement] of rows)
        it(`${claim} | ${context}: ${agreement}`, () => {
          assert.equal(compare(claim, context), agreement);
        });
    });

  const written = fc.oneof(
    fc.integer({ min: 0, max: 9_999_999 }).map((value) => `${value.toLocaleString('en-US')} rows`),
    fc
      .tuple(
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom('km', 'GB', 'kg', '°C', 'kWh', 'days', 'months', '%'),
      )
      .map(([value, unit]) => `${value} ${unit}`),
    fc
      .tuple(fc.constantFrom('$', '€', '£'), fc.integer({ min: 1, max: 999 }))
      .map(([sign, value]) => `${sign}${value}.50`),
    fc
      .date({ min: new Date('1900-01-01'), max: new Date('2099-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString().slice(0, 10)),
    fc
      .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 10, max: 59 }))
      .map(([h, m]) => `at ${h}:${m}`),
  );

  it('finds every value equal to itself', () => {
    fc.assert(
      fc.property(written, (text) => {
        assert.equal(compare(text, text), 'equal');
      }),
    );
  });

  it('clashes both ways or neither, for plain values', () => {
    fc.assert(
      fc.property(written, written, (a, b) => {
        assert.equal(compare(a, b) === 'clash', compare(b, a) === 'clash', `${a} | ${b}`);
      }),
    );
  });

  it('clashes when a precise number changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }), (a, b) => {
        fc.pre(a !== b);
        assert.equal(compare(`It needs ${a} GB`, `It needs ${b} GB`), 'clash');
      }),
    );
  });

  it('finds a converted length equal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 9999 }), (miles) => {
        const km = (miles * 1.609344).toFixed(1);
        assert.equal(compare(`${miles} miles`, `${km} km`), 'equal');
        assert.equal(compare(`${km} km`, `${miles} miles`), 'equal');
      }),
    );
  });
});
