/** Tests the workbook of checks and forces by reading it like a spreadsheet program. */
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { namedRows } from '@/design/verdict/rows';
import { summarySheets } from '@/report/content/summary-sheets';
import { listOfOne, reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

const DESIGN = produce(DEFAULT_DESIGN, (draft) => {
  Object.assign(draft.loads.dead, { Nz: 12, Vx: 5, Vy: 2, Mx: 0.4 });
  Object.assign(draft.project, { project: 'Hall 7', position: 'B/4' });
});

describe('workbook of a design', () => {
  const result = resultOf(DESIGN, seedAnchors[0])!;
  const input = reportInput(DESIGN, seedAnchors[0], result, 'en');
  const sheets = summarySheets(input);

  it('the workbook of a design contains every check with full precision', () => {
    const [head, ...rows] = sheets.Checks.rows;
    expect(head).toEqual([
      'Check',
      'Anchors',
      'Action [kN]',
      'Resistance [kN]',
      'Utilisation [%]',
      'Limit [%]',
      'Verdict',
    ]);
    const cone = namedRows(result.answer).find(({ mode }) => mode === 'concrete_cone')!;
    const shown = rows.find(([name]) => String(name).startsWith('Concrete cone'))!;
    expect(shown.slice(2, 5)).toEqual([cone.action, cone.resistance, cone.utilisation]);
    expect(shown[2]).toBeGreaterThan(0);
    expect(rows.filter(([name]) => String(name).startsWith('Edge'))).toHaveLength(3);
    expect(rows.find(([name]) => String(name).startsWith('Sum'))?.[5]).toBeCloseTo(120, 9);
  });

  it('the workbook of a design contains the forces of every anchor with its coordinates', () => {
    const [, ...rows] = sheets['Anchor forces'].rows;
    expect(rows).toHaveLength(4);
    const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0);
    expect(sum(5)).toBeCloseTo(1.35 * 5, 9);
    expect(sum(6)).toBeCloseTo(1.35 * 2, 9);
    expect(rows[0].slice(0, 3)).toEqual([1, ...input.request.anchor.coordinates[0]]);
  });

  it('the workbook of a design contains the combinations, and every row of the load list with its outcome if known', () => {
    const combinations = sheets.Combinations.rows.map(([name]) => name);
    expect(combinations[1]).toBe('Combination 1');
    const listed = produce(DESIGN, (draft) => {
      draft.loads.list = ['LC1', 'LC2'].map((name) => ({ ...draft.loads.dead, name }));
    });
    const list = listOfOne(input.verdict);
    const [head, first, second] = summarySheets({ ...input, design: listed, list })['Load list'].rows;
    expect(head.slice(0, 2)).toEqual(['Row', 'N_z [kN]']);
    expect(first.slice(-3)).toEqual(['Combined, concrete', expect.any(Number), expect.stringMatching(/./)]);
    expect(second.slice(0, 2)).toEqual(['LC2', 12]);
    expect(second.at(-1)).toBeNull();
    expect(sheets['Load list']).toBeUndefined();
  });

  it('the workbook of a design contains the reservations, omitted checks, and the mark of demonstration data', () => {
    const kinds = sheets['Reservations and notes'].rows.map(([kind]) => kind);
    expect(kinds).toContain('Not checked');
    const near = produce(DESIGN, (draft) => void (draft.layout.sides.X1.distance = 30));
    const reserved = reportInput(near, seedAnchors[0], resultOf(near, seedAnchors[0])!, 'en');
    const { length: count } = reserved.overall.reservations;
    expect(count).toBeGreaterThan(0);
    const [, ...rows] = summarySheets(reserved)['Reservations and notes'].rows;
    expect(rows.filter(([kind]) => kind === 'Reservation')).toHaveLength(count);
    expect(sheets.Design.rows).toContainEqual(['Mark', 'Demonstration data, not for design']);
  });

  it('states the design it belongs to', () => {
    const values = Object.fromEntries(sheets.Design.rows.map(([name, value]) => [name, value]));
    expect(values).toMatchObject({ Project: 'Hall 7', Position: 'B/4', Standard: 'EN1992-4' });
  });
});
