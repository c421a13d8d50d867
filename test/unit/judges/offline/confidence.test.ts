import assert from 'node:assert/strict';
import { assess } from './judging.ts';

const archive = [
  'The town archive moved into the old railway depot on the north bank of the river in the spring.',
  'Its reading room opens on weekday mornings and seats twenty visitors at long oak tables.',
  'Maps, parish registers and the papers of three shipping firms are kept in the cellar, where the air is dry.',
  'Volunteers have begun to photograph the registers, and the pictures are put on a public website each month.',
  'The city pays for heating and for one archivist, and a trust of former railway workers pays for the repair of the roof and of the tall windows in the hall.',
  'A second reading room for school classes is planned in the signal house beside the depot.',
].join('\n\n');

const confidence = async (claim: string, context = archive): Promise<string> => {
  const [first] = await assess(claim, context);
  return `${first?.verdict} ${first?.confidence}`;
};

describe('offline judge: confidence', () => {
  it('is high where a long stretch of the context is the claim, and low with another word in it', async () => {
    const claim =
      'A trust of former railway workers pays for the repair of the roof and of the tall windows in the hall.';
    assert.equal(await confidence(claim), 'supported high');
    assert.equal(await confidence(claim.replace('pays', 'kindly pays')), 'supported low');
    assert.match(await confidence(claim.replace('pays', 'rarely pays')), /^contradicted /);
  });

  it('is high where most of a sentence is one run of the context and the rest stands in its order', async () => {
    assert.equal(
      await confidence('Its reading room opens on weekday mornings and seats twenty.'),
      'supported high',
    );
  });

  it('is medium where a shorter run stands in another order', async () => {
    const claim = 'In the spring the town archive moved into the old railway depot.';
    assert.equal(await confidence(claim), 'supported medium');
  });

  it('is low where the same is said in other words', async () => {
    assert.match(await confidence('Visitors can read there on weekday mornings.'), / low$/);
  });

  const invented = 'Gwendolyn Harcastle donated antique telescopes and meteorological barometers.';

  it('is more than low where the context knows nothing of a name and of what is said of it', async () => {
    assert.equal(await confidence(invented), 'unsupported high');
  });

  it('is low where a passage says otherwise of which the claim is no copy', async () => {
    const denied = 'Volunteers have not begun to photograph the registers';
    assert.equal(await confidence(`${denied}, and the pictures are put on a website.`), 'unsupported medium');
    const loose = `${denied}, and pictures on a website of the month are a thing for later years.`;
    assert.equal(await confidence(loose), 'unsupported low');
  });

  it('is low in other languages, in which nothing was calibrated', async () => {
    const german = 'Das Stadtarchiv ist im alten Lokschuppen am Ufer untergebracht und öffnet an Werktagen. ';
    const claim = 'Gwendolyn Harcastle stiftete neulich kostbare Fernrohre und Wettergläser.';
    assert.equal(await confidence(claim, german.repeat(8)), 'unsupported low');
  });

  it('is low where the context is too short to tell', async () => {
    assert.equal(await confidence(invented, archive.split('\n\n')[0]), 'unsupported low');
  });

  it('is low where a name is missing in a sentence that is familiar otherwise', async () => {
    const claim = 'The papers of three Harcastle shipping firms are kept in the cellar.';
    assert.equal(await confidence(claim), 'unsupported low');
  });
});
