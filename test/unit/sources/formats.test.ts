import assert from 'node:assert/strict';
import JSZip from 'jszip';
import { describe, it } from 'mocha';
import { readSource } from '../../../src/sources/readSource.ts';

type Files = Readonly<Record<string, string>>;

const zipped = (files: Files): Promise<Uint8Array> => {
  const zip = new JSZip();
  for (const [name, text] of Object.entries(files)) zip.file(name, text);
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
};

const read = async (uri: string, content: Files | string) => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : await zipped(content);
  const source = await readSource({ uri, bytes });
  for (const { start, end, text } of source.passages) assert.equal(source.text.slice(start, end), text);
  return source;
};

const outline = async (uri: string, content: Files | string): Promise<readonly string[]> =>
  (await read(uri, content)).passages.map(({ text, trail, page }) =>
    [...(page === undefined ? [] : [`p${page}`]), text, ...trail].join(' < '),
  );

const relations = (...targets: readonly (readonly [id: string, type: string, target: string])[]): string =>
  `<Relationships>${targets
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

const shape = (paragraphs: readonly string[], placeholder?: string): string =>
  `<p:sp><p:nvSpPr><p:nvPr>${placeholder ? `<p:ph type="${placeholder}"/>` : ''}</p:nvPr></p:nvSpPr><p:txBody>${paragraphs
    .map((text) => `<a:p><a:r><a:rPr/><a:t>${text}</a:t></a:r></a:p>`)
    .join('')}</p:txBody></p:sp>`;

describe('readSource: presentations', () => {
  it('reads the slides in their order, with tables and notes, each on its page', async () => {
    const cell = (text: string) =>
      `<a:tc><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`;
    const table = `<a:tbl><a:tr>${cell('Plan')}${cell('Price')}</a:tr><a:tr>${cell('Pro')}${cell('19')}</a:tr></a:tbl>`;
    const found = await outline('deck.pptx', {
      'ppt/presentation.xml':
        '<p:presentation><p:sldIdLst><p:sldId id="256" r:id="r2"/><p:sldId id="257" r:id="r1"/></p:sldIdLst></p:presentation>',
      'ppt/_rels/presentation.xml.rels': relations(
        ['r1', 'slide', 'slides/slide1.xml'],
        ['r2', 'slide', 'slides/slide2.xml'],
      ),
      'ppt/slides/slide1.xml': `<p:sld>${shape(['Prices'], 'title')}${table}${shape(['7'], 'sldNum')}</p:sld>`,
      'ppt/slides/slide2.xml': `<p:sld>${shape(['Limits'], 'title')}${shape(['Ten hosts answer.', 'Two hosts fail.'])}</p:sld>`,
      'ppt/slides/_rels/slide2.xml.rels': relations(['n', 'notesSlide', '../notesSlides/notesSlide1.xml']),
      'ppt/notesSlides/notesSlide1.xml': `<p:notes>${shape(['Say that it holds.'], 'body')}</p:notes>`,
    });
    assert.deepEqual(found, [
      'p1 < Limits',
      'p1 < Ten hosts answer. < Limits',
      'p1 < Two hosts fail. < Limits',
      'p1 < Say that it holds. < Limits',
      'p2 < Prices',
      'p2 < | Plan | Price | < Prices',
      'p2 < | Pro | 19 | < Prices < Plan | Price',
    ]);
  });
  it('puts a slide without a title under none', async () => {
    const slides = [
      shape(['Limits'], 'title') + shape(['Ten hosts answer.']),
      shape(['Two hosts fail.']),
      shape(['One is new.']) + shape(['News'], 'title') + shape(['It is large.']),
    ];
    const numbers = slides.map((_, i) => i + 1);
    const found = await outline('deck.pptx', {
      'ppt/presentation.xml': `<p:presentation>${numbers.map((i) => `<p:sldId id="${i}" r:id="r${i}"/>`).join('')}</p:presentation>`,
      'ppt/_rels/presentation.xml.rels': relations(
        ...numbers.map((i) => [`r${i}`, 'slide', `slides/slide${i}.xml`] as const),
      ),
      ...Object.fromEntries(
        slides.map((slide, i) => [`ppt/slides/slide${i + 1}.xml`, `<p:sld>${slide}</p:sld>`]),
      ),
    });
    assert.deepEqual(found, [
      'p1 < Limits',
      'p1 < Ten hosts answer. < Limits',
      'p2 < Two hosts fail.',
      'p3 < One is new.',
      'p3 < News',
      'p3 < It is large. < News',
    ]);
  });
});

describe('readSource: workbooks', () => {
  it('reads the rows of each sheet under their columns, with dates and shares as they are shown', async () => {
    const found = await outline('plan.xlsx', {
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="Sales &amp; more" sheetId="1" r:id="r1"/><sheet name="Old" sheetId="2" state="hidden" r:id="r2"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': relations(
        ['r1', 'worksheet', 'worksheets/sheet1.xml'],
        ['r2', 'worksheet', 'worksheets/sheet2.xml'],
      ),
      'xl/sharedStrings.xml':
        '<sst><si><t>City</t></si><si><r><t>Os</t></r><r><t>lo</t></r><rPh><t>x</t></rPh></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="10"/></cellXfs></styleSheet>',
      'xl/worksheets/sheet1.xml':
        '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="inlineStr"><is><t>Since</t></is></c><c r="D1" t="str"><v>Share</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>43831</v></c><c r="D2" s="2"><f>1/8</f><v>0.125</v></c></row></sheetData></worksheet>',
      'xl/worksheets/sheet2.xml': '<worksheet><sheetData><row><c><v>7</v></c></row></sheetData></worksheet>',
    });
    assert.deepEqual(found, [
      'Sales & more',
      '| City | Since |  | Share | < Sales & more',
      '| Oslo | 2020-01-01 |  | 12.5% | < Sales & more < City | Since |  | Share',
    ]);
  });
  it('refuses a sheet of cells without end', async () => {
    const rows = '<row><c r="XFD1"><v>1</v></c></row>'.repeat(1000);
    await assert.rejects(
      outline('bomb.xlsx', {
        'xl/workbook.xml': '<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels': relations(['r1', 'worksheet', 'sheet.xml']),
        'xl/sheet.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      }),
      { code: 'contextUnreadable' },
    );
  });
});

describe('readSource: OpenDocument texts', () => {
  it('reads headings, lists, tables, formulas and notes', async () => {
    const body = `<text:h text:outline-level="1">Limits</text:h>
      <text:p>The angle is <draw:frame><draw:object xlink:href="./Object 1"/></draw:frame>.<text:note><text:note-citation>1</text:note-citation></text:note></text:p>
      <text:p>It took 10<text:span text:style-name="T1">6</text:span> tries.</text:p>
      <text:tracked-changes><text:deletion><text:p>Gone.</text:p></text:deletion></text:tracked-changes>
      <text:list><text:list-item><text:p>Ten hosts answer.</text:p></text:list-item><text:list-item><text:p>Two fail.</text:p></text:list-item></text:list>
      <table:table><table:table-row><table:table-cell><text:p>Plan</text:p></table:table-cell><table:table-cell><text:p>Price</text:p></table:table-cell></table:table-row><table:table-row><table:table-cell><text:p>Pro</text:p></table:table-cell><table:table-cell><text:p>19</text:p></table:table-cell></table:table-row></table:table>`;
    const { text } = await read('a.odt', {
      mimetype: 'application/vnd.oasis.opendocument.text',
      'content.xml': `<office:document-content><office:automatic-styles><style:style style:name="T1"><style:text-properties style:text-position="super 58%"/></style:style></office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
      'Object 1/content.xml':
        '<math><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup><mo>=</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></mrow><annotation>{x}</annotation></semantics></math>',
    });
    assert.equal(
      text,
      '# Limits\n\nThe angle is x^2=1/2.\n\nIt took 10^6 tries.\n\n- Ten hosts answer.\n- Two fail.\n\n| Plan | Price |\n|---|---|\n| Pro | 19 |',
    );
  });
});

describe('readSource: e-books', () => {
  const book = {
    'META-INF/container.xml':
      '<container><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
    'OEBPS/book.opf':
      '<package><manifest><item id="a" href="a%20one.xhtml"/><item id="b" href="b.xhtml"/></manifest><spine><itemref idref="b"/><itemref idref="a"/></spine></package>',
    'OEBPS/a one.xhtml': '<html><body><h1>Second</h1><p>Two hosts fail.</p></body></html>',
    'OEBPS/b.xhtml': '<html><body><h1>First</h1><p>Ten hosts answer.</p></body></html>',
  };
  it('reads the chapters in their order', async () => {
    assert.deepEqual(await outline('a.epub', book), [
      'First',
      'Ten hosts answer. < First',
      'Second',
      'Two hosts fail. < Second',
    ]);
  });
  it('says that a protected book cannot be read', async () => {
    await assert.rejects(outline('a.epub', { ...book, 'OEBPS/b.xhtml': 'QkxBQkxB' }), {
      code: 'contextUnreadable',
      args: { uri: 'a.epub', cause: 'Protected against reading.' },
    });
  });
});

describe('readSource: LaTeX', () => {
  it('reads text, lists, tables and formulas, and leaves out what is no text', async () => {
    const { text } = await read(
      'a.tex',
      String.raw`\documentclass{article}
\newcommand{\foo}[1]{bar #1}
\begin{document}
\section{Limits of $x$}
The caf\'e in M\"unchen allows 45\,\% of 10\textsuperscript{6}~calls --- at \SI{10}{\kilo\metre}. % gone
See \cite{a}: \emph{this \textbf{one}}\footnote{A note says so.} costs \$5.

\begin{itemize}
\item Ten hosts answer.
\item[Last but one] Two fail.
\end{itemize}
\begin{tabular}{ll}
\hline
Plan & Price \\
Pro & 19 \\
\end{tabular}
So \( x = \frac{a+b}{2} \leq 10^{6} \) and $45^\circ$.
\begin{verbatim}
code()
\end{verbatim}
\end{document}`,
    );
    assert.equal(
      text,
      [
        '## Limits of x',
        'The café in München allows 45 % of 10^6 calls — at 10 kilometre. See : this one costs $5.',
        '- Ten hosts answer.\n- Last but one: Two fail.',
        '| Plan | Price |\n|---|---|\n| Pro | 19 |',
        'So x=(a+b)/2≤10^6 and 45°.',
        '````\ncode()\n````',
        'A note says so.',
      ].join('\n\n'),
    );
  });
});

describe('readSource: reStructuredText', () => {
  it('reads sections, directives, roles, lists, tables and literal blocks', async () => {
    const text = `======
Limits
======

The :ref:\`plan <plans>\` allows |count| hosts, see \`the page <https://a.example>\`_ [1]_.

.. |count| replace:: ten
.. _plans:

Prices
------

.. note::
   It holds since 2018.

   So it does.

.. image:: a.png
   :alt: A picture

* Ten hosts answer.
* Two fail.

===== =====
Plan  Price
===== =====
Pro   19
Team  29
===== =====

+------+-------+
| City | Since |
+======+=======+
| Oslo | 2020  |
+------+-------+

Term
    What the term means
    in two lines.

Run it::

    go now

.. a comment
.. [1] A note says so.
`;
    assert.deepEqual(await outline('a.rst', text), [
      'Limits',
      'The plan allows ten hosts, see the page. < Limits',
      'Prices < Limits',
      'It holds since 2018. < Limits < Prices',
      'So it does. < Limits < Prices',
      'Ten hosts answer. < Limits < Prices',
      'Two fail. < Limits < Prices',
      '| Plan | Price | < Limits < Prices',
      '| Pro | 19 | < Limits < Prices < Plan | Price',
      '| Team | 29 | < Limits < Prices < Plan | Price',
      '| City | Since | < Limits < Prices',
      '| Oslo | 2020 | < Limits < Prices < City | Since',
      'Term: What the term means\nin two lines. < Limits < Prices < Term',
      'Run it: < Limits < Prices',
      'go now < Limits < Prices < Run it:',
      'A note says so. < Limits < Prices',
    ]);
  });
  it('reads tables of directives as rows under their header', async () => {
    const text = `.. csv-table:: Animals
   :header: "Name", "Price",
            "Remark"
   :widths: 15, 10, 30

   "Frog, green", 1.49, "Bones
   and all"
   Ape, 2.99

.. list-table:: Plans
   :header-rows: 1
   :widths: 1 2

   * - Plan
     - Price
   * - Pro
     - 19 a *month*,

       less in a year
   * -
     - - nested
       - list

.. csv-table:: Codes
   :delim: |

   a | 1
   b | 2

.. csv-table:: Elsewhere
   :file: rows.csv
   :header-rows: 1

It holds.
`;
    assert.deepEqual(await outline('a.rst', text), [
      'Animals',
      '| Name | Price | Remark |',
      '| Frog, green | 1.49 | Bones and all | < Name | Price | Remark',
      '| Ape | 2.99 | < Name | Price | Remark',
      'Plans',
      '| Plan | Price |',
      '| Pro | 19 a *month*, less in a year | < Plan | Price',
      '|  | - nested - list | < Plan | Price',
      'Codes',
      '| a | 1 |',
      '| b | 2 |',
      'Elsewhere',
      'It holds.',
    ]);
  });
  it('takes no row for a header where a table has none', async () => {
    const text = `====== ==
Oslo   20
Bergen 30
====== ==

+------+----+
| Bonn | 40 |
+------+----+
| Kiel | 50 |
+------+----+
`;
    assert.deepEqual(await outline('a.rst', text), [
      '| Oslo | 20 |',
      '| Bergen | 30 |',
      '| Bonn | 40 |',
      '| Kiel | 50 |',
    ]);
  });
});

describe('readSource: AsciiDoc', () => {
  it('reads sections, lists, tables and listings, and includes nothing', async () => {
    const text = `= Limits

The plan allows *ten* hosts at 10^6^ calls.

include::secret.adoc[]
include::lib/more.adoc[lines=1..10,tag=other]

== Prices

* Ten hosts answer.

|===
|Plan |Price

|Pro |19
|===

----
code();
----
`;
    assert.deepEqual(await outline('a.adoc', text), [
      'Limits',
      'The plan allows ten hosts at 10^6 calls. < Limits',
      'Prices < Limits',
      'Ten hosts answer. < Limits < Prices',
      '| Plan | Price | < Limits < Prices',
      '| Pro | 19 | < Limits < Prices < Plan | Price',
      'code(); < Limits < Prices',
    ]);
  });
});
