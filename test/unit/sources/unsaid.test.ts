import assert from 'node:assert/strict';
import JSZip from 'jszip';
import { describe, it } from 'mocha';
import { readSource } from '../../../src/sources/readSource.ts';
import { makeDocx } from './makeDocx.ts';

const textsOf = async (uri: string, content: string | Uint8Array): Promise<readonly string[]> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return (await readSource({ uri, bytes })).passages.map(({ text }) => text);
};

describe('what a document does not say', () => {
  it('is what a page hides or strikes out', async () => {
    assert.deepEqual(
      await textsOf(
        'a.html',
        `<p>The dam holds <del>50</del><ins>40</ins> <s>or 60</s> million litres.</p>
        <p style="color:red; display: none">It holds 70.</p><div style="visibility:hidden"><p>It holds 80.</p></div>
        <p style="display:block">It is old.</p>`,
      ),
      ['The dam holds 40 million litres.', 'It is old.'],
    );
  });
  it('is what a Word document hides or strikes out', async () => {
    const run = (text: string, format = '') =>
      `<w:r>${format && `<w:rPr>${format}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
    const body = `<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>${run('The dam holds ')}${run('50 ', '<w:strike/>')}${run('60 ', '<w:vanish/>')}${run('70 ', '<w:dstrike w:val="true"/>')}${run('40', '<w:strike w:val="0"/><w:b/>')}${run(' litres.')}</w:p>`;
    assert.deepEqual(await textsOf('a.docx', makeDocx(body)), ['The dam holds 40 litres.']);
  });
  it('is no note or box in the middle of a sentence of an OpenDocument text', async () => {
    const zip = new JSZip();
    zip.file(
      'content.xml',
      `<office:document-content><office:body><office:text><text:p>The dam holds 40<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>As of 2019.</text:p></text:note-body></text:note> million<draw:frame><draw:text-box><text:p>It is old.</text:p></draw:text-box></draw:frame> litres.</text:p><text:p>It is full.</text:p></office:text></office:body></office:document-content>`,
    );
    assert.deepEqual(await textsOf('a.odt', await zip.generateAsync({ type: 'uint8array' })), [
      'The dam holds 40 million litres.',
      'As of 2019.',
      'It is old.',
      'It is full.',
    ]);
  });
  it('is no figure that the two ends of a range would make', async () => {
    const tex = String.raw`\begin{document}It takes \SIrange{3}{4}{\kilo\gram} for \numrange{5}{6} days.\end{document}`;
    assert.deepEqual(await textsOf('a.tex', tex), ['It takes 3 to 4 kilogram for 5 to 6 days.']);
  });
});
