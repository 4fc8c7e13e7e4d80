/**
 * Tests a template that an operator has derived from an older template by changing its styles and
 * placeholders.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import { reportData } from '../src/report/content/report-data';
import { fillTemplate } from '../src/report/word/fill';
import { givenDesign } from '../src/testing/given-design';
import { givenReport } from '../src/testing/report-cases';
import { PLACEHOLDER, readWord } from '../src/testing/word-reader';

const paragraph = (text: string) =>
  `<w:p><w:pPr><w:pStyle w:val="Own"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;

/**
 * Changes the style of the table text and the heading colour, and adds the text placeholders that current
 * templates do not use.
 */
function restyled(file: string): Uint8Array {
  const zip = new PizZip(readFileSync(join(import.meta.dirname, file)));
  const styles = zip.file('word/styles.xml')!.asText();
  const own =
    '<w:style w:type="paragraph" w:styleId="Own"><w:name w:val="Own"/><w:rPr><w:i/><w:color w:val="AA0000"/></w:rPr></w:style>';
  zip.file(
    'word/styles.xml',
    styles.replaceAll('0B5CAD', 'AA0000').replace('</w:styles>', `${own}</w:styles>`),
  );
  const body = zip.file('word/document.xml')!.asText();
  zip.file(
    'word/document.xml',
    body
      .replaceAll('<w:pStyle w:val="TableText"/>', '<w:pStyle w:val="Own"/>')
      .replace('<w:body>', `<w:body>${paragraph('{#sketch}{%picture}{/sketch}')}`),
  );
  return zip.generate({ type: 'uint8array' });
}

it.each(['en1992-4-simple-en.docx', 'en1992-4-full-en.docx', 'jgj145-simple-cn.docx', 'jgj145-full-cn.docx'])(
  'every text placeholder of older templates is filled in a template derived from %s',
  (file) => {
    const design = givenDesign({ Nz: 9, Vx: 4 }, (draft) => {
      if (file.startsWith('jgj')) draft.standardType = 'JGJ145-2013';
    });
    const language = file.includes('-cn') ? 'cn' : 'en';
    const input = givenReport(design, language);
    const filled = fillTemplate(restyled(file), reportData(input), '{}');
    const { paragraphs } = readWord(filled);
    const text = paragraphs.join('\n');
    expect(text).not.toMatch(PLACEHOLDER);
    expect(text).not.toMatch(/undefined|\[object/);
    expect(new PizZip(filled).file('word/styles.xml')!.asText()).toContain('"AA0000"');
  },
);
