import assert from 'node:assert/strict';
import { describe, it } from 'mocha';
import { readHtml } from '../../../src/sources/readHtml.ts';

const textOf = async (html: string): Promise<string> => (await readHtml(html)).text;

describe('the text of a web page', () => {
  it('keeps headings, paragraphs and inline text, and hides what a page does not show', async () => {
    const html =
      '<!doctype html><html><head><title>T</title><style>p{}</style></head><body><nav>Home</nav><h1>Fees &amp; <em>rules</em></h1>\n<p>The fee is\n <b>5</b>&nbsp;euros.<br>Paid monthly.</p><script>x()</script><div hidden>no</div><div>Later.</div></body></html>';
    assert.equal(await textOf(html), '# Fees & rules\n\nThe fee is 5 euros.\nPaid monthly.\n\nLater.');
  });
  it('keeps lists, also nested and with paragraphs in their items', async () => {
    const html =
      '<p>Includes:</p><ul><li><p>One</p></li><li>Two<ol><li>A</li><li>B</li></ol></li></ul><p>End</p>';
    assert.equal(await textOf(html), 'Includes:\n\n- One\n\n- Two\n   1. A\n   2. B\n\nEnd');
  });
  it('keeps tables as tables, and layouts as paragraphs', async () => {
    assert.equal(
      await textOf(
        '<table><thead><tr><th>Name</th><th>Size</th></tr></thead><tr><td>A | <i>b</i></td><td><p>5</p></td></tr></table><p>End',
      ),
      '| Name | Size |\n|---|---|\n| A / b | 5 |\n\nEnd',
    );
    const long = 'word '.repeat(200).trim();
    assert.equal(
      await textOf(`<table><tr><td>Side</td><td>${long}</td></tr><tr><td>a</td><td>b</td></tr></table>`),
      `Side\n\n${long}\n\na\n\nb`,
    );
    assert.equal(await textOf('<table><tr><td>One</td></tr><tr><td>Two</td></tr></table>'), 'One\n\nTwo');
  });
  it('keeps terms with what they mean, and captions over their tables', async () => {
    assert.equal(
      await textOf('<dl><dt>Price</dt><dd>5 euros</dd><dt>Size:</dt> <dd>Small</dd></dl>'),
      'Price: 5 euros\n\nSize: Small',
    );
    assert.equal(
      await textOf('<table><caption>Plans</caption><tr><th>Name<th>Price<tr><td>Pro<td>19</table>'),
      'Plans\n\n| Name | Price |\n|---|---|\n| Pro | 19 |',
    );
  });
  it('keeps later paragraphs in their list item', async () => {
    assert.equal(
      await textOf('<ul><li><p>One</p><p>More</p></li><li>Two</li></ul>'),
      '- One\n\n   More\n\n- Two',
    );
  });
  it('keeps code as it stands', async () => {
    assert.equal(
      await textOf('<p>Run</p><pre><code>a  b\n  c</code></pre><p>End</p>'),
      'Run\n\n````\na  b\n  c\n````\n\nEnd',
    );
  });
  it('reads long pages like short ones, wherever they are cut', async () => {
    const page = '<p>Fish &amp; chips</p>'.repeat(10_000);
    assert.equal(await textOf(page), Array(10_000).fill('Fish & chips').join('\n\n'));
  });
  it('reads broken pages', async () => {
    assert.equal(await textOf('<p>One<p>Two<ul><li>x<table><tr><td>y'), 'One\n\nTwo\n\n- x\n\ny');
    assert.equal(await textOf('<b'), '');
  });
});

describe('the main part of a web page', () => {
  const read = async (html: string): Promise<string> => (await readHtml(html)).text;
  const links = (...names: readonly string[]) =>
    `<ul>${names.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul>`;

  it('is what the page says it is', async () => {
    const frame = '<header>Acme shop</header><div class="aside">Buy 5 now.</div>';
    assert.equal(
      await read(`<body>${frame}<main><p>Ten hosts.</p></main><footer>Since 1999.</footer></body>`),
      'Ten hosts.',
    );
    assert.equal(
      await read(`<table><tr><td>${frame}<div role="main"><p>Ten hosts.</p></div></td></tr></table>`),
      'Ten hosts.',
    );
  });
  it('is all of it where no part is named, or where that part is empty', async () => {
    assert.equal(await read('<body><p>Ten hosts.</p><p>Two fail.</p></body>'), 'Ten hosts.\n\nTwo fail.');
    assert.equal(await read('<body><p>Ten hosts.</p><main></main></body>'), 'Ten hosts.');
  });
  it('holds no menus and no links to other languages', async () => {
    const menu = links('Home', 'Prices', 'Docs', 'About');
    const page = `<main>${menu}<div id="p-lang">Deutsch</div><div role="navigation">Next</div><p>Ten hosts.</p>${links('Deutsch', 'English', 'Français', '日本語')}</main>`;
    assert.equal(await read(page), 'Ten hosts.');
  });
  it('keeps lists whose items say something', async () => {
    const said =
      '<ul><li><a>One</a> is here.</li><li><a>Two</a> is there.</li><li>Three.</li><li>Four.</li></ul>';
    assert.equal(await read(said), '- One is here.\n- Two is there.\n- Three.\n- Four.');
  });
  it('shows formulas in one line', async () => {
    const math =
      '<math><mi>x</mi><mo>=</mo><msqrt><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow></msqrt></math>';
    assert.equal(await read(`<p>So ${math}.</p>`), 'So x=√(a+1).');
  });
});
