import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { anchorDataOf } from '@/design/records/anchor-data';
import { plateFile, plateSheet } from '@/report/drawings/plate-sheet';
import { reportPlan } from '@/report/drawings/report-plan';
import { planSheet } from '@/report/drawings/svg-drawing';
import { WIDE_BOX } from '@/report/model/blocks';
import { resultOf, seedAnchors } from '@/testing/report-cases';

/** Returns the names of the drawings of the changed design that show a profile. */
function profilesIn(change: (draft: Design) => void): string[] {
  const design = produce(DEFAULT_DESIGN, (draft) => {
    draft.loads.dead.Nz = 12;
    change(draft);
  });
  const [record] = seedAnchors;
  const anchor = anchorDataOf(record, {
    standard: 'EN1992-4',
    cracked: false,
    structure: design.concrete.structure,
    locale: 'en',
  });
  const plan = planSheet(reportPlan(design, resultOf(design, record)!, anchor), WIDE_BOX).plan;
  const has = ({ shapes }: typeof plan) => shapes.some(({ style }) => style === 'profile');
  return [
    ...(has(plan) ? ['plan'] : []),
    ...(has(plateSheet(design, anchor).plan) ? ['plate'] : []),
    ...(/\r\n {2}8\r\nPROFILE\r\n/.test(plateFile(design, anchor, [])) ? ['DXF'] : []),
  ];
}

it('plan, plate drawing and DXF file show the profile of a rigid plate only after the user has unlocked it', () => {
  expect(profilesIn(() => undefined)).toEqual([]);
  expect(profilesIn(({ profile }) => void (profile.chosen = { id: '1', name: 'HEB 100' }))).toEqual([]);
  expect(profilesIn(({ unlocked }) => void (unlocked.section = true))).toEqual(['plan', 'plate', 'DXF']);
});
