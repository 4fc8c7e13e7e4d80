import { expect, it } from 'vitest';
import { ANCHOR_NUMBERS, ANCHOR_TEXTS } from '@/api/contract/records';
import { ANCHOR_FIELDS, fieldsOf } from '@/features/administration/anchors/anchors';
import { GROUPS } from '@/quantities/anchor';

it('the anchor field table contains every field of an anchor record once, as a text or a number', () => {
  expect(ANCHOR_FIELDS.map(({ key }) => key).sort()).toEqual([...ANCHOR_TEXTS, ...ANCHOR_NUMBERS].sort());
  expect(
    ANCHOR_FIELDS.filter(({ kind }) => kind === 'text')
      .map(({ key }) => key as string)
      .sort(),
  ).toEqual([...ANCHOR_TEXTS].sort());
});

it('no two fields of the anchor field table have the same standard, group and label', () => {
  const names = ANCHOR_FIELDS.map(({ place, label }) => `${place?.standard} ${place?.group} ${label}`);
  expect(new Set(names).size).toBe(ANCHOR_FIELDS.length);
});

it('every group of the anchor field table has fields for EN 1992-4, and every group except pull-out has fields for JGJ145-2013', () => {
  expect(GROUPS.filter((group) => fieldsOf('eta', group).length === 0)).toEqual([]);
  expect(GROUPS.filter((group) => fieldsOf('jg', group).length === 0)).toEqual(['pullOut']);
});

it('the anchor field table has the required units, and a step of 1 only for installation and mechanical values', () => {
  const numbers = ANCHOR_FIELDS.filter((field) => field.kind === 'number');
  const unitOf = Object.fromEntries(numbers.map(({ key, unit }) => [key, unit]));
  expect(unitOf).toMatchObject({
    jgExx: 'GPa',
    jgNrks: 'kN',
    etaVrks: 'kN',
    jgM0rks: 'Nm',
    jgAs: 'mm²',
    etaHef: 'mm',
    etaK7: '',
    etaGammarsn: '',
  });
  const withoutStep = new Set(['installation', 'mechanical']);
  for (const { group, step } of numbers) expect(withoutStep.has(group) ? [1] : [0.1, 0.01]).toContain(step);
});
