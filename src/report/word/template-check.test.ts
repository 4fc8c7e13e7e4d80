/** Tests invalid templates and the message for each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import { checkTemplate, templateGaps, templateErrorText } from '@/report/word/template-check';
import { translators } from '@/testing/report-cases';

const ORIGINAL = readFileSync(join(import.meta.dirname, '../../../templates/en1992-4-simple-en.docx'));
const english = translators.get('en')!;

const changed = (change: (zip: PizZip) => void): Uint8Array => {
  const zip = new PizZip(ORIGINAL);
  change(zip);
  return zip.generate({ type: 'uint8array' });
};
const body = (change: (xml: string) => string) =>
  changed((zip) => zip.file('word/document.xml', change(zip.file('word/document.xml')!.asText())));
const relation = (attributes: string) =>
  changed((zip) => {
    const path = 'word/_rels/document.xml.rels';
    const text = zip.file(path)!.asText();
    zip.file(path, text.replace('</Relationships>', `<Relationship Id="x" ${attributes}/></Relationships>`));
  });
const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const UNREADABLE = /not a readable Word file/;
const TEXT = new TextEncoder().encode('Verdict: {verdict}');
const ARCHIVE = new PizZip().file('a.txt', 'a').generate({ type: 'uint8array' });
const IMAGE = `Type="${TYPES}/image" Target="https://example.com/a.png" TargetMode="External"`;
const withFile = (path: string, content = 'x') => changed((zip) => zip.file(path, content));
const NO_VERDICT = /no usable placeholder for verdict, which/;
const macros = changed((zip) => {
  const types = zip.file('[Content_Types].xml')!.asText();
  zip.file('[Content_Types].xml', types.replace('document.main', 'document.macroEnabled.main'));
});
const verdictInTable = body((xml) => {
  const [before, ...rest] = xml.split('{#modes_and_edges}');
  return [before.replaceAll('{verdict}', ''), ...rest].join('{#modes_and_edges}');
});
const withoutGoverning = body((xml) => xml.replaceAll(/\{governing\}|\{[#/]not_checked\}/g, ''));

const REFUSED: readonly [file: string, content: Uint8Array, message: RegExp][] = [
  ['without content', new Uint8Array(), UNREADABLE],
  ['that is a text file named .docx', TEXT, UNREADABLE],
  ['that is truncated', ORIGINAL.subarray(0, ORIGINAL.length / 2), UNREADABLE],
  ['that is another kind of archive', ARCHIVE, UNREADABLE],
  ['with macros', withFile('word/vbaProject.bin'), /active content .*vbaProject\.bin/],
  ['of a type with macros', macros, /active content .*Content_Types/],
  ['with a control', withFile('word/activeX/activeX1.xml', '<x/>'), /active content/],
  ['with an embedded file', withFile('word/embeddings/a.xlsx'), /active content/],
  ['with an external image', relation(IMAGE), /active content .*rels/],
  ['without the verdict', body((xml) => xml.replaceAll('{verdict}', '')), NO_VERDICT],
  [
    'without governing and omitted checks',
    withoutGoverning,
    /no usable .* for governing, not_checked, which/,
  ],
  ['with the verdict only in the table of checks', verdictInTable, NO_VERDICT],
  [
    'with broken XML',
    body((xml) => xml.replace('</w:tbl>', '')),
    /word\/document\.xml is not well-formed XML/,
  ],
  ['with truncated XML', body((xml) => xml.slice(0, -40)), /not well-formed XML/],
  ['with a damaged header', withFile('word/header1.xml', '<w:hdr><w:p></w:hdr>'), /header1\.xml/],
  ['with an open placeholder', body((xml) => xml.replace('{company}', '{company')), /not closed.*\{company/],
  ['with an unclosed section', body((xml) => xml.replace('{/not_checked}', '')), /not closed.*not_checked/],
];

it.each(REFUSED)('the template check refuses a template %s', (_, content, message) => {
  const check = checkTemplate(content, 'design');
  const text = check.ok ? 'taken' : templateErrorText(check.refusal, english);
  expect(text).toMatch(message);
  expect(text).not.toContain('\n');
});

it('the template check accepts a standard template of the app', () =>
  expect(checkTemplate(ORIGINAL, 'design')).toEqual({ ok: true, unknown: [], missing: [] }));

it('the template check accepts a hyperlink, which loads no content', () => {
  const link = relation(`Type="${TYPES}/hyperlink" Target="https://example.com" TargetMode="External"`);
  expect(checkTemplate(link, 'design').ok).toBe(true);
});

it('the template check reports a misspelt placeholder that is split into runs, and a missing placeholder for the reservations', () => {
  const file = body((xml) =>
    xml.replaceAll(/\{[#/]reservations\}/g, '').replace('{company}', '{com</w:t></w:r><w:r><w:t>pani}'),
  );
  const check = checkTemplate(file, 'design');
  expect(check).toEqual({ ok: true, unknown: ['compani'], missing: ['reservations'] });
  if (!check.ok) return;
  expect(templateGaps(check, english)).toEqual([
    'Unknown placeholders in the template: compani.',
    'The template has no usable placeholder for reservations. Add it to the template.',
  ]);
});
