import { expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import { givenDesign } from '@/testing/given-design';
import { translators } from '@/testing/report-cases';
import { installationSteps } from '@/text/wording/installation-text';
import { clauseUnder, shortClause } from '@/text/wording/statement-text';

it.each([
  ['EN1992-4', 'EN 1992-4, 7.2.1.4 (7.2)', '7.2.1.4 (7.2)'],
  ['JGJ145-2013', 'JGJ145-2013, 6.1.4', '6.1.4'],
  ['JGJ145-2013', 'EN 1992-4, 7.2.2.4', 'EN 1992-4, 7.2.2.4'],
  ['EN1992-4', 'EN 1992-1-1, 6.7', 'EN 1992-1-1, 6.7'],
  [undefined, 'EN 1992-4, 7.2.1.4', 'EN 1992-4, 7.2.1.4'],
])('under the standard %s, clauseUnder shows the clause %s as %s', (standard, clause, shown) => {
  expect(clauseUnder(standard, clause)).toBe(shown);
});

it('shortClause omits the name of either standard from a clause', () => {
  expect([shortClause('EN 1992-4, 7.2'), shortClause('JGJ145-2013, 6.1.4')]).toEqual(['7.2', '6.1.4']);
});

const en = translators.get('en')!;

const stepsAt = (position: Design['concrete']['installationPosition']): string[] => {
  const design = givenDesign({}, ({ concrete }) => {
    Object.assign(concrete, { installationPosition: position, baseDistance: 30 });
  });
  const hole = { d_0: 12, h_1: 88, h_nom: 80, d_f: 14, h_ef: 70 };
  const figures = { ...hole, h_min: 140, c_min: 55, s_min: 60, T_inst: 60, wrench: 19 };
  return installationSteps(design, figures, en).slice(5);
};

it('the installation steps for a stand-off plate with clamped nuts include tightening the nut before fixing the plate', () => {
  expect(stepsAt('clamped')).toEqual([
    'Tighten a nut with washer against the concrete to 60 Nm (19 mm).',
    'Fix the plate 30 mm above the concrete, between nuts with washers.',
  ]);
});

it('the last installation step is tightening the anchor if no nuts are clamped against the concrete', () => {
  const last = 'Tighten to 60 Nm with a torque wrench (19 mm).';
  expect(stepsAt('flush')).toEqual([last]);
  expect(stepsAt('grouted')).toEqual(['Grout the 30 mm gap under the plate.', last]);
  expect(stepsAt('unclamped')).toEqual(['Maintain 30 mm between concrete and plate.', last]);
});
