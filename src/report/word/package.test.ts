// @in-rest
/** Checks completed reports against the requirements of the schema and of Word validators. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import type { Standard } from '@/engineering';
import { reportData } from '@/report/content/report-data';
import { fillTemplate, packed } from '@/report/word/fill-template';
import { givenDesign } from '@/testing/given-design';
import {
  everyPicture,
  listOfOne,
  randomDesigns,
  reportInput,
  resultOf,
  seedAnchors,
  STANDARD_OF,
  templateOf,
  VARIANTS,
  type Variant,
} from '@/testing/report-cases';
import { howMany } from '@/testing/run/how-many';
import { packageFaults } from '@/testing/word-package';

const PNG = new Uint8Array(readFileSync('templates/make/logo.png'));

/** Returns a design with slots, a stand-off and a multi-line remark, and random designs. */
function designs(standard: Standard): Design[] {
  const own = givenDesign({ Nz: 9, Vx: 4, My: 0.4 }, (draft) => {
    draft.standardType = standard;
    Object.assign(draft.project, { project: 'Bridge', changes: 'A\nB', remark: 'one\ntwo <&>' });
    draft.layout.slots = [0, 1, 2, 3].map((no) => ({ x: no < 2, y: false }));
    Object.assign(draft.concrete, {
      installationPosition: 'clamped',
      baseDistance: 30,
      degreeOfRestraint: 2,
    });
  });
  return [own, ...fc.sample(randomDesigns(standard), { numRuns: howMany(1, 4), seed: 20260304 })];
}

function filled(variant: Variant): Uint8Array<ArrayBuffer>[] {
  return designs(STANDARD_OF[variant.standard]).flatMap((design) => {
    const result = resultOf(design, seedAnchors[0]);
    if (result === null) return [];
    const input = reportInput(design, seedAnchors[0], result, variant.language, everyPicture(PNG));
    const list = listOfOne(input.verdict);
    return [fillTemplate(templateOf(variant), reportData({ ...input, list }), '{}')];
  });
}

it.each(VARIANTS)('the package of a report in $standard, $depth, $language follows the schema', (variant) => {
  const files = filled(variant);
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) expect(packageFaults(file)).toEqual([]);
});

it('the report package contains no folder entries, which other programs add to templates', () => {
  const template = new PizZip(templateOf(VARIANTS[0]));
  template.folder('word/theme');
  expect(packageFaults(template.generate({ type: 'uint8array' }))).not.toEqual([]);
  expect(packageFaults(packed(template))).toEqual([]);
});
