/** Tests that a report lists the interpretations of the standards that affect its design. */
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { clausesText, interpretationsOf } from '@/design/verdict/interpretations';
import { STANDARDS, type Standard } from '@/engineering';
import { givenDesign } from '@/testing/given-design';
import { givenReport, reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

function keysOf(standard: Standard, change: (draft: Design) => void = () => undefined): string[] {
  const design = givenDesign({ Nz: 9, Vx: 4 }, (draft) => {
    draft.standardType = standard;
    change(draft);
  });
  const result = resultOf(design, seedAnchors[0])!;
  return interpretationsOf(reportInput(design, seedAnchors[0], result, 'en')).map(({ key }) => key);
}

const USUAL = {
  'EN1992-4': ['plate', 'groups', 'gaps', 'rows', 'eccentricity'],
  'JGJ145-2013': 'plate uneven clauseNumbers splittingJgj eccentricityJgj groupsJgj gaps rows'.split(' '),
};

it.each(STANDARDS)('readingsOf lists the interpretations of %s for an ordinary design', (standard) => {
  expect(keysOf(standard)).toEqual(USUAL[standard]);
});

const STAND_OFF = { installationPosition: 'clamped', baseDistance: 30 };

it.each<[string, (draft: Design) => void, string, string]>([
  ['slots', ({ layout }) => void (layout.slots = [{ x: true, y: false }]), 'slots', 'slots'],
  ['torsion', ({ loads }) => void (loads.dead.Mz = 0.5), 'torsion', 'torsion'],
  ['a strong concrete', ({ concrete }) => void Object.assign(concrete, { fck: 70 }), 'strength', ''],
  ['edge bars', ({ concrete }) => void (concrete.edge_reinforcement_or_not = 'edgeBars'), 'stirrups', ''],
  ['a lever arm', ({ concrete }) => void Object.assign(concrete, STAND_OFF), 'lever', 'leverJgj'],
  ['an elastic plate', ({ plate }) => void (plate.stiffness = 'elastic'), 'elastic', 'elastic'],
])('readingsOf adds an interpretation for a design with %s', (_, change, european, chinese) => {
  const expected = { 'EN1992-4': european, 'JGJ145-2013': chinese };
  for (const standard of STANDARDS.filter((one) => expected[one] !== '')) {
    expect(USUAL[standard]).not.toContain(expected[standard]);
    expect(keysOf(standard, change)).toContain(expected[standard]);
  }
});

it('readingsOf lists no interpretations on groups, gaps, rows or eccentricity for a single anchor', () => {
  const single = keysOf('EN1992-4', ({ layout }) => void (layout.group = '1-0-1'));
  for (const key of ['groups', 'gaps', 'rows', 'eccentricity']) expect(single).not.toContain(key);
});

it('clausesText names each publication once', () => {
  const clauses = ['EN 1992-4, 7.2.1.4', 'EN 1992-4, 7.2.2.5', 'JGJ145-2013, 6.1.5'];
  expect(clausesText(clauses)).toBe('EN 1992-4, 7.2.1.4, 7.2.2.5; JGJ145-2013, 6.1.5');
});

it('readingsOf lists only the clauses of the selected standard for an interpretation that applies to both standards', () => {
  const [plate] = interpretationsOf(givenReport(DEFAULT_DESIGN));
  expect(plate).toEqual({ key: 'plate', clauses: ['EN 1992-4, 6.2.1'] });
});
