import { strict as assert } from 'node:assert';
import { assess, judge } from './judging.ts';

const plans = `# Plans

The free plan has 10 GB of storage and two seats.
The team plan has 200 GB of storage and costs $15 per seat.
Support answers on weekdays between 8:00 and 17:00.
Ada Brandt founded the company in Lisbon in March 2016.`;

const only = async (output: string, context = plans, question?: string) => {
  const [first, ...rest] = await assess(output, context, question);
  assert.ok(first && rest.length === 0, 'one claim expected');
  return first;
};

describe('offline judge: verdicts and reasons', () => {
  it('names both values and the line of a clash', async () => {
    const { verdict, reason, evidence, correction, focus } = await only('The free plan has 5 GB of storage.');
    assert.equal(verdict, 'contradicted');
    assert.deepEqual(reason, {
      code: 'differs',
      kind: 'quantity',
      here: '5 GB',
      there: '10 GB',
      at: { uri: 'context.md', line: 3 },
    });
    assert.deepEqual([evidence[0]!.line, evidence[0]!.role], [3, 'clashes']);
    assert.equal(correction, '10 GB');
    assert.deepEqual(focus, { start: 18, end: 22 });
  });

  it('tells a value that belongs to another thing', async () => {
    const context = 'The free plan has 10 GB of storage and two seats. Backups above 400 GB move to tape.';
    assert.equal((await only('The free plan has 400 GB of storage.', context)).verdict, 'contradicted');
  });

  it('takes the value that stands for the same thing, where several differ', async () => {
    const context =
      'The policy replaces the one of March 2022 and was agreed with the council on 12 November 2025.';
    const { reason } = await only('The policy was agreed with the council on 12 December 2025.', context);
    assert.equal(reason.code === 'differs' && reason.there, '12 November 2025');
  });

  it('takes the end of a change for the end, not its beginning', async () => {
    const context = 'Parking fees in the centre rise from €2.00 to €2.60 an hour on 1 March.';
    const { reason } = await only('Parking fees in the centre rise to €2.80 an hour.', context);
    assert.equal(reason.code === 'differs' && reason.there, '€2.60');
  });

  describe('of a table', () => {
    const budget = `# Budget

| Department | 2025 (million €) | 2026 (million €) | Staff |
|---|---|---|---|
| Schools | 112.4 | 121.0 | 1,840 |
| Transport | 64.0 | 58.5 | 410 |`;

    it('reads numbers in the unit of their column', async () => {
      assert.equal((await only('Schools get 121 million euros in 2026.', budget)).verdict, 'supported');
    });

    it('tells a number of another column, and corrects it in the words of the claim', async () => {
      const { verdict, correction } = await only('Schools get 112.4 million euros in 2026.', budget);
      assert.deepEqual([verdict, correction], ['contradicted', '121.0 million euros']);
    });

    it('tells a number of another row', async () => {
      const { verdict, correction } = await only('Schools get 58.5 million euros in 2026.', budget);
      assert.deepEqual([verdict, correction], ['contradicted', '121.0 million euros']);
    });

    it('lets a sentence speak of both columns', async () => {
      const output = 'Schools get 121 million euros in 2026 after 112.4 million euros in 2025.';
      assert.notEqual((await only(output, budget)).verdict, 'contradicted');
    });
  });

  it('reads "one and a half" as one number', async () => {
    const context = 'The lander weighed 1,450 kg and had five instruments on board.';
    const [weight] = await assess(
      'The lander weighed roughly one and a half tonnes and had five instruments on board.',
      context,
    );
    assert.deepEqual([weight?.claim.text.includes('tonnes'), weight?.verdict], [true, 'supported']);
  });

  it('sees the same time in another form', async () => {
    assert.equal((await only('Support answers on weekdays between 8 a.m. and 5 p.m.')).verdict, 'supported');
  });

  it('tells a value from the one that stands for another case', async () => {
    const context = 'The daily allowance is €48 for full days and €24 for days of arrival.';
    const { verdict, correction } = await only('The daily allowance is €24 for full days.', context);
    assert.deepEqual([verdict, correction], ['contradicted', '€48']);
    for (const right of [
      'The daily allowance is €24 for days of arrival.',
      'The daily allowance for full days is €48.',
    ])
      assert.equal((await only(right, context)).verdict, 'supported');
  });

  it('lets a case stand beside its opposite', async () => {
    const context =
      'Economy class is required for flights shorter than six hours. For longer flights, premium economy may be booked.';
    const { verdict } = await only(
      'For flights longer than six hours, premium economy may be booked.',
      context,
    );
    assert.notEqual(verdict, 'contradicted');
    const fee = 'Delivery is free for orders over 50 euros.';
    const { reason } = await only('Delivery is free for orders under 50 euros.', fee);
    assert.ok(
      reason.code === 'differs' &&
        reason.here.startsWith('orders under') &&
        reason.there.startsWith('orders over'),
    );
  });

  it('sees a stated limit in other words', async () => {
    const context =
      'Adults take one tablet every 8 hours. Do not take more than three tablets (1,200 mg) in 24 hours.';
    const { reason } = await only('The most that an adult may take is a maximum of 1,200 mg a day.', context);
    assert.ok(!('missing' in reason) || !reason.missing.includes('1,200 mg'));
  });

  it('tells a rank from the same number elsewhere', async () => {
    const context = 'KIRKHOLM 3, SANDBY 2. Kirkholm move up to fourth with 41 points from 23 games.';
    const { verdict, correction } = await only('Kirkholm are third with 41 points from 23 games.', context);
    assert.deepEqual([verdict, correction], ['contradicted', 'fourth']);
  });

  it('does not take a number of something else for the value', async () => {
    const context = 'Jobs are retried up to 5 times with a backoff that starts at 2 seconds.';
    const { verdict, correction } = await only(
      'Jobs are retried with a backoff that starts at 5 seconds.',
      context,
    );
    assert.deepEqual([verdict, correction], ['contradicted', '2 seconds']);
  });

  it('finds the right one of many lines that are nearly the same', async () => {
    const lines = Array.from({ length: 60 }, (_, i) => `Depot ${i + 1} holds ${i + 20} buses.`);
    const { verdict, correction } = await only('Depot 32 holds 531 buses.', lines.join('\n'));
    assert.deepEqual([verdict, correction], ['contradicted', '51']);
  });

  describe('of a table', () => {
    const table = `| Model | Memory | Battery | Price |
|---|---|---|---|
| Aurora Base | 16 GB | 14 h | €1,099 |
| Aurora Pro | 32 GB | 16 h | €1,599 |
| Aurora Max | 64 GB | 12 h | €2,299 |`;

    it('tells a value of another row', async () => {
      for (const [claim, right] of [
        ['The Aurora Base costs €1,599.', '€1,099'],
        ['The Aurora Pro has 16 GB of memory.', '32 GB'],
        ['The Aurora Max has a battery for 16 hours.', '12 h'],
      ] as const) {
        const { verdict, correction } = await only(claim, table);
        assert.deepEqual([verdict, correction], ['contradicted', right], claim);
      }
    });

    it('lets rows stand side by side', async () => {
      const claim =
        'While the Aurora Base costs €1,099, the Aurora Pro has 32 GB of memory and costs €1,599.';
      for (const { verdict } of await assess(claim, table)) assert.equal(verdict, 'supported');
    });

    it('counts its rows', async () => {
      assert.equal((await only('The Aurora comes in three models.', table)).verdict, 'supported');
      assert.equal((await only('The Aurora comes in four models.', table)).verdict, 'unsupported');
    });
  });

  it('does not take the number of a thing for a count', async () => {
    const context =
      'At 10:15 an incident of severity 1 was declared. By then two of the five nodes had failed.';
    assert.equal(
      (await only('At 10:15 an incident of severity 2 was declared.', context)).verdict,
      'contradicted',
    );
  });

  it('knows a code by its number, under whatever name', async () => {
    const context = 'Above the limit, the server answers with status 429 and a Retry-After header.';
    const { verdict } = await only('Above the limit, the server answers with HTTP 429.', context);
    assert.equal(verdict, 'supported');
  });

  it('marks a less precise date', async () => {
    const { verdict, flags } = await only('Ada Brandt founded the company in Lisbon in 2016.');
    assert.deepEqual([verdict, flags.coarser], ['supported', true]);
  });

  it('quotes the passage that lacks an unknown name, and never calls it contradicted', async () => {
    const { verdict, reason, focus } = await only('Igor Petrov founded the company in Lisbon in March 2016.');
    assert.equal(verdict, 'unsupported');
    assert.deepEqual(reason, {
      code: 'notSaid',
      words: ['Igor Petrov'],
      quote: 'Ada Brandt founded the company in Lisbon in March 2016.',
      at: { uri: 'context.md', line: 6 },
    });
    assert.deepEqual(focus, { start: 0, end: 11 });
  });

  it('lets the question silence a number, but not support it', async () => {
    const { verdict, reason } = await only(
      'The free plan has two seats on Windows 11.',
      plans,
      'What does the free plan offer on Windows 11?',
    );
    assert.equal(verdict, 'unsupported');
    assert.equal(reason.code, 'fromQuestion');
  });

  it('says that nothing is near where the context is about something else', async () => {
    const { verdict, reason } = await only('Penguins breed on the southern ice.');
    assert.deepEqual([verdict, reason.code], ['unsupported', 'nothingNear']);
  });

  it('holds prose against fields', async () => {
    const record = '{"name": "Harbour Inn", "amenities": {"WiFi": false, "OutdoorSeating": true}}';
    const found = await assess('The Harbour Inn offers free Wi-Fi.', record);
    assert.equal(found[0]!.verdict, 'contradicted');
  });

  it('sets aside what claims nothing, and says why', async () => {
    const { skipped, findings } = await judge(
      '# Storage\n\nHere is a summary of the plans in 40 words:\n\nThe free plan has two seats. Does that help? Let me know if you need more.',
      plans,
    );
    assert.deepEqual(
      skipped.map(({ why }) => why),
      ['heading', 'aboutAnswer', 'question', 'offer'],
    );
    assert.equal(findings.length, 1);
  });

  it('splits clauses that stand alone', async () => {
    const apart = await assess('The free plan has two seats; the team plan has 300 GB of storage.', plans);
    assert.deepEqual(
      apart.map(({ verdict }) => verdict),
      ['supported', 'contradicted'],
    );
  });

  it('does not support what is claimed of a name that the context knows for something else', async () => {
    assert.equal((await only('Ada Brandt started another studio.')).verdict, 'unsupported');
  });

  it('stops when it is cancelled, and keeps what it has said', async () => {
    const { createOfflineJudge } = await import('../../../../src/judges/offline/offlineJudge.ts');
    const { buildIndex } = await import('../../../../src/text/searchIndex.ts');
    const { readText } = await import('../../../../src/sources/readText.ts');
    const { segment } = await import('../../../../src/text/segment.ts');
    const cancel = new AbortController();
    const request = { sentences: segment(plans), index: buildIndex([readText('context.md', plans)]) };
    const events = [];
    for await (const event of createOfflineJudge().assess(request, cancel.signal)) {
      events.push(event);
      cancel.abort();
    }
    assert.equal(events.length, 1);
  });
});
