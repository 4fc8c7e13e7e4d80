/** Tests that the clauses in the calculation link to the interpretations of these clauses. */
import { produce } from 'immer';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import type { Standard } from '@/engineering';
import { clauseLinks, readingData } from '@/report/content/reading-data';
import { reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

function inputOf(standard: Standard) {
  const design = produce(DEFAULT_DESIGN, (draft) => {
    draft.standardType = standard;
    Object.assign(draft.loads.dead, { Nz: 9, Vx: 4 });
  });
  return reportInput(design, seedAnchors[0], resultOf(design, seedAnchors[0])!, 'en');
}

it.each<[Standard, string, string]>([
  ['EN1992-4', 'EN 1992-4, 7.2.1.4', 'reading_groups'],
  ['EN1992-4', 'EN 1992-4, 7.2.1.4 (5) (7.4)', 'reading_groups'],
  ['EN1992-4', 'EN 1992-4, 7.2.2.5 (13)', 'reading_gaps'],
  ['EN1992-4', 'EN 1992-4, 6.2.1', 'reading_plate'],
  ['JGJ145-2013', 'JGJ145-2013, 5.2.1', 'reading_uneven'],
  ['JGJ145-2013', 'JGJ145-2013, 6.1.5', 'reading_groupsJgj'],
])('in a report to %s, the clause %s links to the interpretation %s', (standard, clause, bookmark) => {
  expect(clauseLinks(inputOf(standard))(clause, 'as printed')).toEqual([
    { text: 'as printed', linkTo: bookmark },
  ]);
});

it.each<[Standard, string]>([
  ['EN1992-4', 'EN 1992-4, 7.2.1.3'],
  ['EN1992-4', 'EN 1992-4, 7.2.1.40'],
  ['EN1992-4', 'input: layout'],
  ['JGJ145-2013', 'JGJ145-2013, 6.1.50'],
])('in a report to %s, the origin "%s" of a value links to no interpretation', (standard, clause) => {
  expect(clauseLinks(inputOf(standard))(clause, 'as printed')).toEqual([{ text: 'as printed' }]);
});

it('the interpretation of splitting under JGJ145-2013 states the thickness factor used: (h / hmin)^(2/3) ≤ 1.5', () => {
  const input = inputOf('JGJ145-2013');
  const factor = input.answer.checks.splitting.detail.trail.find(({ symbol }) => symbol === 'psi_h_sp');
  expect(factor?.expression).toBe('min((h / h_min)^(2 / 3), 1.5)');
  const { readings } = readingData(input);
  const splitting = readings.find(({ place }) => JSON.stringify(place).includes('reading_splittingJgj'));
  const choice = splitting?.choice.map((run) => ('text' in run ? run.text : '')).join('');
  expect(choice).toContain('(h / hmin)^(2/3) ≤ 1.5');
});
