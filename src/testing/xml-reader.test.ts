import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import { reportData } from '@/report/content/report-data';
import { NO_PICTURES } from '@/report/model/report-input';
import { fillTemplate } from '@/report/word/fill-template';
import { givenDesign } from '@/testing/given-design';
import { givenReport, templateOf } from '@/testing/report-cases';
import { shareOf } from '@/testing/run/how-many';
import { packageFaults } from '@/testing/word-package';
import { readXml } from '@/testing/xml-reader';

it.each([
  ['an unclosed tag', '<a><b></a>'],
  ['an extra closing tag', '<a></a></b>'],
  ['a missing closing tag', '<a>'],
  ['two roots', '<a/><b/>'],
  ['an empty string', ''],
  ['an unescaped ampersand', '<a>1 & 2</a>'],
  ['an unknown entity', '<a>&nbsp;</a>'],
  ['an angle bracket in a text', '<a>1 < 2</a>'],
  ['an angle bracket in an attribute', '<a b="<"/>'],
  ['an attribute without quotes', '<a b=1/>'],
  ['a control character', '<a>\u0002</a>'],
])('readXml refuses %s', (_, text) => {
  expect(() => readXml(text, 'x')).toThrow('x: ');
});

/**
 * Tests that the validator reports errors in the package of a Word file, using a report that contains every
 * feature.
 */
const design = givenDesign({ Nz: 9, Vx: 4, My: 0.4 });
const PICTURE = new Uint8Array([1]);
const pictures = { ...NO_PICTURES, plate: { data: PICTURE }, sketch: { data: PICTURE } };
const input = givenReport(design, 'en', pictures);
const template = templateOf({ standard: 'en1992-4', depth: 'full', language: 'en' });
const whole = fillTemplate(template, reportData(input), '{}');

const changed = (change: (zip: PizZip) => void): string[] => {
  const zip = new PizZip(whole);
  change(zip);
  return packageFaults(zip.generate({ type: 'uint8array' }));
};
const inBody = (from: string | RegExp, to: string) => (zip: PizZip) => {
  const text = zip.file('word/document.xml')!.asText();
  const other = text.replace(from, to);
  if (other === text) throw new Error('nothing was changed');
  zip.file('word/document.xml', other);
};

it('the Word file validator reports no errors for a correct report', () =>
  expect(packageFaults(whole)).toEqual([]));

const FAULTS: [string, (zip: PizZip) => void, RegExp][] = [
  ['a folder', (zip) => void zip.folder('empty'), /a folder/],
  ['a file without a content type', (zip) => void zip.file('word/a.bin', 'x'), /a\.bin: no type/],
  ['a missing file', (zip) => void zip.remove('word/media/report1.png'), /there is no word\/media\/report1/],
  ['an unknown relation', inBody('r:embed="rIdReport1"', 'r:embed="rIdNone"'), /no relation rIdNone/],
  [
    'properties out of order',
    inBody(/<w:pStyle [^>]*\/><w:keepNext\/>/, '<w:keepNext/><w:pStyle w:val="Note"/>'),
    /w:pPr: not in order/,
  ],
  ['an unknown element', inBody('<w:keepNext/>', '<w:keepAll/>'), /w:pPr: has no w:keepAll/],
  ['a fraction with a single operand', inBody(/<m:den>.*?<\/m:den>/, ''), /m:f: not one m:den/],
  ['conflicting styles of a run', inBody('<m:nor/>', '<m:sty m:val="p"/><m:nor/>'), /m:rPr: not in order/],
  [
    'a cell without a paragraph',
    inBody(/(<w:tc>(?:(?!<w:p>).)*)<w:p>.*?<\/w:p><\/w:tc>/, '$1</w:tc>'),
    /does not end with a paragraph/,
  ],
  ['a row with too few cells', inBody(/<w:tc>(?:(?!<\/w:tc>).)*<\/w:tc>(?=<\/w:tr>)/, ''), /do not fill/],
  [
    'two images with the same number',
    inBody('wp:docPr id="1002"', 'wp:docPr id="1001"'),
    /wp:docPr: 1001 twice/,
  ],
  ['an unclosed bookmark', inBody(/<w:bookmarkEnd [^>]*\/>/, ''), /not one for each start/],
  ['a link without a target', inBody(/w:anchor="\w+"/, 'w:anchor="none"'), /nothing is called none/],
  ['an unknown style', inBody('w:val="TableText"', 'w:val="Fancy"'), /no style Fancy/],
];

it.each(shareOf(FAULTS, 5))('the Word file validator reports %s', (_, change, fault) => {
  expect(changed(change).join('\n')).toMatch(fault);
});
