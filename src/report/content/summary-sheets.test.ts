/** The workbook of checks and forces, read back as a spreadsheet would. */
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { namedRows } from '@/design/verdict/rows';
import { summarySheets } from '@/report/content/summary-sheets';
import { reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

const DESIGN = produce(DEFAULT_DESIGN, (draft) => {
  Object.assign(draft.loads.dead, { Nz: 12, Vx: 5, Vy: 2, Mx: 0.4 });
  Object.assign(draft.project, { project: 'Hall 7', position: 'B/4' });
});

describe('the workbook of a design', () => {
  const result = resultOf(DESIGN, seedAnchors[0])!;
  const input = reportInput(DESIGN, seedAnchors[0], result, 'en');
  const sheets = summarySheets(input);

  it('has every check with its numbers, not as printed', () => {
    const [head, ...rows] = sheets.Checks;
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

  it('has the forces of every anchor at its place', () => {
    const [, ...rows] = sheets['Anchor forces'];
    expect(rows).toHaveLength(4);
    const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0);
    expect(sum(5)).toBeCloseTo(1.35 * 5, 9);
    expect(sum(6)).toBeCloseTo(1.35 * 2, 9);
    expect(rows[0].slice(0, 3)).toEqual([1, ...input.request.anchor.coordinates[0]]);
  });

  it('names what it is of', () => {
    const values = Object.fromEntries(sheets.Design.map(([name, value]) => [name, value]));
    expect(values).toMatchObject({ Project: 'Hall 7', Position: 'B/4', Standard: 'EN1992-4' });
  });
});
