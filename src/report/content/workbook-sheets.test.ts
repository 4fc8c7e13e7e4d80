/** Tests the workbook of checks and forces by reading it as a spreadsheet program would. */
import { readXlsx } from 'hucre/xlsx';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { allChecks } from '@/design/verdict/check-status';
import { summarySheets } from '@/report/content/workbook-sheets';
import { workbookOf } from '@/shared/tables/workbook';
import { givenDesign } from '@/testing/given-design';
import { givenReport, listOfOne, reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

const DESIGN = givenDesign({ Nz: 12, Vx: 5, Vy: 2, Mx: 0.4 }, (draft) => {
  Object.assign(draft.project, { project: 'Hall 7', position: 'B/4' });
});

describe('design workbook', () => {
  const result = resultOf(DESIGN, seedAnchors[0])!;
  const input = reportInput(DESIGN, seedAnchors[0], result, 'en');
  const sheets = summarySheets(input);

  it('the design workbook contains a check with full precision, each checked edge, and the limit of the linear sum', () => {
    const [head, ...rows] = sheets.Checks.rows;
    const names = 'Check|Anchors|Action [kN]|Resistance [kN]|Utilisation [%]|Limit [%]|Verdict';
    expect(head.join('|')).toBe(names);
    const cone = allChecks(result.answer).find(({ mode }) => mode === 'concrete_cone')!;
    const shown = rows.find(([name]) => String(name).startsWith('Concrete cone'))!;
    expect(shown.slice(2, 5)).toEqual([cone.action, cone.resistance, cone.utilisation]);
    expect(shown[2]).toBeGreaterThan(0);
    expect(rows.filter(([name]) => String(name).startsWith('Edge'))).toHaveLength(3);
    expect(rows.find(([name]) => String(name).startsWith('Linear sum'))?.[5]).toBeCloseTo(120, 9);
  });

  it('the design workbook contains the forces on every anchor with the anchor coordinates', () => {
    const [, ...rows] = sheets['Anchor forces'].rows;
    expect(rows).toHaveLength(4);
    const sum = (column: number) => rows.reduce((total, row) => total + Number(row[column]), 0);
    expect(sum(5)).toBeCloseTo(1.35 * 5, 9);
    expect(sum(6)).toBeCloseTo(1.35 * 2, 9);
    const places = input.input.anchors.map(({ no, x, y }) => [no, x, y]);
    expect(rows.map((row) => row.slice(0, 3))).toEqual(places);
  });

  it('the design workbook contains the combinations and every load list row, with the outcome if known', () => {
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

  it('the design workbook contains the reservations, the omitted checks and the demonstration data label', () => {
    const kinds = sheets['Reservations and notes'].rows.map(([kind]) => kind);
    expect(kinds).toContain('Not checked');
    const near = produce(DESIGN, (draft) => void (draft.layout.sides.X1.distance = 30));
    const reserved = givenReport(near);
    const { length: count } = reserved.overall.reservations;
    expect(count).toBeGreaterThan(0);
    const [, ...rows] = summarySheets(reserved)['Reservations and notes'].rows;
    expect(rows.filter(([kind]) => kind === 'Reservation')).toHaveLength(count);
    expect(sheets.Design.rows).toContainEqual(['Data status', 'Demonstration data: not for design']);
  });

  it('the design workbook contains the project, position, standard, edition and engine of the design', () => {
    const values = Object.fromEntries(sheets.Design.rows.map(([name, value]) => [name, value]));
    expect(values).toMatchObject({ Project: 'Hall 7', Position: 'B/4', Standard: 'EN1992-4' });
    expect(values).toMatchObject({ Edition: 'EN 1992-4:2018', Engine: result.answer.engine });
  });

  it('an independent library reads every cell of every sheet, with number formats and column widths', async () => {
    const listed = produce(DESIGN, ({ layout, loads }) => {
      layout.sides.X1.distance = 30;
      loads.list = Array.from({ length: 40 }, (_, index) => ({ ...loads.dead, name: `LC${index}` }));
    });
    const near = givenReport(listed);
    const made = summarySheets({ ...near, list: listOfOne(near.verdict) });
    const { sheets: found } = await readXlsx(workbookOf(made), { readStyles: true });
    expect(found.map(({ name }) => name)).toEqual(Object.keys(made));
    for (const { name, rows, columns = [], cells } of found) {
      const written = made[name];
      // The library that reads the workbook omits empty cells.
      written.rows.forEach((row, at) =>
        row.forEach((cell, column) =>
          expect(rows[at][column] ?? null, `${name} ${at} ${column}`).toEqual(cell === '' ? null : cell),
        ),
      );
      expect(columns.length).toBe(written.rows[0].length);
      for (const { width } of columns) expect(width).toBeGreaterThan(5);
      written.decimals?.forEach((decimals, column) => {
        const format = cells?.get(`1,${column}`)?.style?.numFmt;
        if (decimals !== null && typeof written.rows[1][column] === 'number')
          expect(format, `${name} ${column}`).toBe(decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`);
      });
    }
    expect(found.find(({ name }) => name === 'Load list')?.rows).toHaveLength(41);
    const notes = found.find(({ name }) => name === 'Reservations and notes')!.rows;
    expect(notes.map(([kind]) => kind)).toEqual(expect.arrayContaining(['Reservation', 'Not checked']));
    expect(JSON.stringify(found.map(({ rows }) => rows))).toMatch(/demonstration/i);
  });
});
