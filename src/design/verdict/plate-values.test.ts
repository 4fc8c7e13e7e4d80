import { expect, it } from 'vitest';
import { serializeDesign, parseDesignFile } from '@/design/file/design-file';
import { largestPressure, largestStrain, plateValues } from '@/design/verdict/plate-result';
import { changesSince, reportedValuesOf } from '@/design/verdict/reported-values';
import type { CheckResult } from '@/engineering';
import { checkResult } from '@/testing/check-result';
import { givenDesign } from '@/testing/given-design';
import { resultOf, seedAnchors } from '@/testing/report-cases';
import { plainDesign } from '@/verification/test-design';

const pressureOf = (max_concrete_stress?: number | null, contact?: object) =>
  largestPressure({
    input: plainDesign({}),
    answer: checkResult({ resultant: { max_concrete_stress } as CheckResult['resultant'] }),
    plate: contact && ({ contact } as never),
  });

it('largestPressure prefers the pressure of the check to that of the contact results, and returns null without both', () => {
  const contact = { max_pressure: 12.8 };
  expect(pressureOf(5.9, contact)).toBe(5.9);
  expect(pressureOf(null, contact)).toBe(12.8);
  expect(pressureOf(undefined, contact)).toBe(12.8);
  expect(pressureOf()).toBeNull();
  expect(pressureOf(undefined, { max_pressure: 'high' })).toBeNull();
});

it.each([
  ['clamped', null],
  ['unclamped', null],
  ['grouted', 5.9],
  ['supported', null],
  ['flush', 5.9],
] as const)('the largest pressure for the plate position %s is %s', (installationPosition, expected) => {
  const input = plainDesign({ plate: { installationPosition } });
  const resultant = { max_concrete_stress: 5.9, max_concrete_strain: 0.2 } as CheckResult['resultant'];
  const plate = { contact: { max_pressure: 12.8 } } as never;
  const calculated = { input, answer: checkResult({ resultant }), plate };
  expect(largestPressure(calculated)).toBe(expected);
  expect(largestStrain(calculated)).toBe(expected === null ? null : 0.2);
});

it('plateFigures reads the plate values from the response', () => {
  const stress = { max_von_mises: 120.5, max_von_mises_x: 10, max_von_mises_y: -20 };
  const resultant = { force: 3, x: 1, y: 2 };
  const loaded = { loaded_area: 400, loaded_length: 20, loaded_width: 30 };
  const contact = { ...resultant, max_pressure: 5, ...loaded };
  const unbounded = { leastMean: null, meanBound: null };
  const sizes = { area: 900, loadedArea: 400, loadedLength: 20, loadedWidth: 30 };
  expect(plateValues({ ...stress, max_deflection: 0.4, contact, contact_area: 900 })).toEqual({
    stress: 120.5,
    leastStress: null,
    stressBound: null,
    at: { x: 10, y: -20 },
    deflection: 0.4,
    contact: { ...resultant, pressure: 5, ...unbounded, ...sizes },
  });
});

it.each<[string, Record<string, unknown>]>([
  ['no plate values', {}],
  ['no contact', { contact: null, max_von_mises: null }],
  ['texts in place of numbers', { contact: 'none', max_von_mises: '120', max_deflection: Number.NaN }],
])('plateFigures returns null instead of a wrong plate value for a response with %s', (_, plate) => {
  const none = { stress: null, deflection: null, contact: { force: null, x: null } };
  expect(plateValues(plate)).toMatchObject(none);
});

const [record, other] = seedAnchors;
const design = givenDesign({ Nz: 9, Vx: 4 });
const figures = reportedValuesOf(resultOf(design, record)!, 'record');

it('the values in a report contain the verdict, the governing row, the anchor record and the ten rows of the response', () => {
  expect(figures).toMatchObject({ verdict: 'verified_rigid', governing: 'concrete_edge', anchor: 'record' });
  expect(Object.keys(figures.rows)).toHaveLength(10);
  const { action, resistance, utilisation } = figures.rows.pull_out!;
  expect((100 * action!) / resistance!).toBeCloseTo(utilisation!, 9);
});

it('values in a report are restored only from a file that contains valid values', () => {
  const read = (text: string) => {
    const file = parseDesignFile(text);
    return file.ok ? file.reported : undefined;
  };
  expect(read(serializeDesign(design, figures))).toEqual(figures);
  expect(read(serializeDesign(design))).toBeNull();
  const broken = { ...figures, rows: { pull_out: 'many' } } as never;
  expect(read(serializeDesign(design, broken))).toBeNull();
});

it('values in a report count as equal if only the last digits differ', () => {
  const { pull_out } = figures.rows;
  const rows = { ...figures.rows, pull_out: { ...pull_out!, action: pull_out!.action! * (1 + 1e-9) } };
  expect(changesSince(figures, { ...figures, rows, time: 'later' })).toEqual([]);
});

it('the comparison with a report lists the values that a different anchor and engine changed', () => {
  const now = { ...reportedValuesOf(resultOf(design, other)!, 'other'), engine: 'anchor-engine 9' };
  const changes = changesSince(figures, now);
  expect(changes.map(({ of }) => of)).toEqual(expect.arrayContaining(['engine', 'anchor', 'row']));
  const [before, after] = [figures, now].map(({ rows }) => rows.pull_out!.resistance);
  const resistance = { of: 'row', key: 'pull_out', figure: 'resistance', then: before, now: after };
  expect(changes).toContainEqual(resistance);
  expect(after).not.toBe(before);
});
