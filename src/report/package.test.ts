/** Filled reports are held against what the schema and validators of Word files ask for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { produce } from 'immer';
import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';
import { STANDARDS, type Standard } from '@/engineering';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { LANGUAGES } from '@/text/languages';
import { listOfOne, randomDesigns, reportInput, resultOf, seedAnchors } from '@/testing/report-cases';
import { howMany } from '@/testing/run/how-many';
import { packageFaults } from '@/testing/word-package';
import { fillTemplate, packed } from './fill';
import { reportData } from './report-data';
import { AREA_MODES } from './report-input';

const TEMPLATES = join(import.meta.dirname, '../../templates');
const PNG = new Uint8Array(readFileSync(join(TEMPLATES, 'make/logo.png')));
const areas = AREA_MODES.flatMap((mode) =>
  (['plan', 'face'] as const).map((view) => ({ mode, part: undefined, view, data: PNG })),
);
const pictures = { areas, plate: PNG, sketch: PNG, view: PNG, stress: PNG, anchor: PNG, logo: PNG };

const VARIANTS = STANDARDS.flatMap((standard) =>
  (['full', 'simple'] as const).flatMap((depth) =>
    LANGUAGES.map((language) => ({ standard, depth, language })),
  ),
);

const templateOf = ({ standard, depth, language }: (typeof VARIANTS)[number]) =>
  readFileSync(
    join(TEMPLATES, `${standard === 'EN1992-4' ? 'en1992-4' : 'jgj145'}-${depth}-${language}.docx`),
  );

/** With a load list, slots off the plate, a remark of lines, and whatever random ones bring along. */
function designs(standard: Standard): Design[] {
  const own = produce(DEFAULT_DESIGN, (draft) => {
    draft.standardType = standard;
    Object.assign(draft.loads.dead, { Nz: 9, Vx: 4, My: 0.4 });
    Object.assign(draft.project, { project: 'Bridge', changes: 'A\nB', remark: 'one\ntwo <&>' });
    draft.layout.slots = [0, 1, 2, 3].map((no) => ({ x: no < 2, y: false }));
    Object.assign(draft.concrete, { installationPosition: '1', baseDistance: 30, degreeOfRestraint: 2 });
  });
  return [own, ...fc.sample(randomDesigns(standard), { numRuns: howMany(1, 4), seed: 20260304 })];
}

function filled(variant: (typeof VARIANTS)[number]): Uint8Array<ArrayBuffer>[] {
  return designs(variant.standard).flatMap((design) => {
    const result = resultOf(design, seedAnchors[0]);
    if (result === null) return [];
    const input = reportInput(design, seedAnchors[0], result, variant.language, pictures);
    const list = listOfOne(input.verdict);
    return [fillTemplate(templateOf(variant), reportData({ ...input, list }), '{}')];
  });
}

describe('the package of a report', () => {
  it.each(VARIANTS)('is without faults to $standard, $depth, $language', (variant) => {
    const files = filled(variant);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files) expect(packageFaults(file)).toEqual([]);
  });

  const [whole] = filled(VARIANTS[0]);
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

  it('loses the folders that a template of other programs has', () => {
    const template = new PizZip(templateOf(VARIANTS[0]));
    template.folder('word/theme');
    expect(packageFaults(template.generate({ type: 'uint8array' }))).not.toEqual([]);
    expect(packageFaults(packed(template))).toEqual([]);
  });

  it.each<[string, (zip: PizZip) => void, RegExp]>([
    ['a folder', (zip) => void zip.folder('empty'), /a folder/],
    ['a part without a type', (zip) => void zip.file('word/a.bin', 'x'), /a\.bin: no type/],
    ['a lost part', (zip) => void zip.remove('word/media/report1.png'), /there is no word\/media\/report1/],
    ['an unknown relation', inBody('r:embed="rIdReport1"', 'r:embed="rIdNone"'), /no relation rIdNone/],
    [
      'properties out of order',
      inBody(/<w:pStyle [^>]*\/><w:keepNext\/>/, '<w:keepNext/><w:pStyle w:val="Note"/>'),
      /w:pPr: not in order/,
    ],
    ['an unknown element', inBody('<w:keepNext/>', '<w:keepAll/>'), /w:pPr: has no w:keepAll/],
    ['a fraction of one part', inBody(/<m:den>.*?<\/m:den>/, ''), /m:f: not one m:den/],
    ['both styles of a run', inBody('<m:nor/>', '<m:sty m:val="p"/><m:nor/>'), /m:rPr: not in order/],
    [
      'a cell without a paragraph',
      inBody(/(<w:tc>(?:(?!<w:p>).)*)<w:p>.*?<\/w:p><\/w:tc>/, '$1</w:tc>'),
      /does not end with a paragraph/,
    ],
    ['a row that is too short', inBody(/<w:tc>(?:(?!<\/w:tc>).)*<\/w:tc>(?=<\/w:tr>)/, ''), /do not fill/],
    [
      'one number for two pictures',
      inBody('wp:docPr id="1002"', 'wp:docPr id="1001"'),
      /wp:docPr: 1001 twice/,
    ],
    ['an open bookmark', inBody(/<w:bookmarkEnd [^>]*\/>/, ''), /not one for each start/],
    ['a link to nowhere', inBody(/w:anchor="\w+"/, 'w:anchor="none"'), /nothing is called none/],
    ['an unknown style', inBody('w:val="TableText"', 'w:val="Fancy"'), /no style Fancy/],
  ])('is told to have %s', (_, change, fault) => {
    expect(changed(change).join('\n')).toMatch(fault);
  });
});
