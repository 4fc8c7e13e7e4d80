import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDataSave } from '@/design/file/data-save';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { howMany } from '@/testing/run/how-many';

const read = (flat: Record<string, unknown>) => readDataSave(JSON.stringify(flat)).design;

describe('a saved project of the older, flat form', () => {
  it('keeps concrete, plate, profile and project', () => {
    const design = read({
      standardType: 'JGJ145-2013',
      crack_or_not: 1,
      grade: 'C30',
      installationLocation: '3',
      degreeOfRestraint: '1.5',
      length: '350',
      thickness: 20,
      stiffness: '0',
      sectionSteelType1: 91,
      H: '140',
      W: 60,
      ex: -12.5,
      project: 'Stair',
    });
    expect(design.concrete).toMatchObject({
      crack_or_not: '1',
      grade: 'C30',
      installationPosition: '3',
      degreeOfRestraint: 1.5,
    });
    expect(design.plate).toMatchObject({ length: 350, width: 400, thickness: 20, stiffness: '0' });
    expect(design.profile).toMatchObject({ series: '91', H: 140, W: 60, ex: -12.5 });
    expect(design.project.project).toBe('Stair');
  });

  it.each<[string, Record<string, unknown>, { distance: number; exists: boolean }]>([
    ['the distance alone', { X1: '150' }, { distance: 150, exists: true }],
    ['the distance under its other name', { valueX1: 99 }, { distance: 99, exists: true }],
    ['distance and switch on', { X1: 150, valueX1: '1' }, { distance: 150, exists: true }],
    ['distance and switch off', { X1: 150, valueX1: '0' }, { distance: 150, exists: false }],
    ['distance and switch off as a flag', { X1: 150, valueX1: false }, { distance: 150, exists: false }],
    ['the unbounded value', { X1: 150, valueX1: 10000 }, { distance: 225, exists: false }],
    ['nothing readable', { X1: {} }, { distance: 225, exists: true }],
  ])('reads an edge from %s', (_, edge, expected) => {
    expect(read({ standardType: 'EN1992-4', ...edge }).layout.sides.X1).toEqual(expected);
  });

  it('counts live loads that it carries', () => {
    const { loads } = read({ Dead1: { Nz: 1 }, Live: { Nz: '2', factor: 1.4 } });
    expect(loads).toMatchObject({ liveFactor: 1.4, loadCase: 'deadAndLive', live: { Nz: 2 } });
    expect(read({ Dead1: { Nz: 1 }, Live: { Nz: 0 } }).loads.loadCase).toBe('dead');
  });

  it('puts the free points of a custom group in place', () => {
    const { layout } = read({ anchorGroupListShow: '2-0-0', x1: -80, y1: '10', x2: 70, y2: 20 });
    expect(layout.group).toBe('2-0-0');
    expect(layout.customPoints.slice(0, 2)).toEqual([
      { x: -80, y: 10 },
      { x: 70, y: 20 },
    ]);
  });

  it('is not seen in a foreign object', () => {
    expect(read({ theme: 'dark', length: 5 })).toEqual(DEFAULT_DESIGN);
  });

  it('never throws, whatever its fields hold', () => {
    const names = fc.constantFrom('X1', 'valueX1', 'Sx1', 'Live', 'Dead1', 'h', 'x1', 'grade', 'stiffness');
    fc.assert(
      fc.property(fc.dictionary(names, fc.jsonValue()), (junk) => {
        const design = read({ ...junk, standardType: 'JGJ145-2013', width: '321' });
        expect(design.standardType).toBe('JGJ145-2013');
        expect(design.plate.width).toBe(321);
      }),
      { numRuns: howMany(200, 1000) },
    );
  });
});
