/**
 * Checks a full report as a checking engineer would: the test recalculates anchor forces, cone, pry-out and
 * edge resistances from the printed text alone, with its own formulas, and compares the results with the
 * printed results.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import type { Standard } from '@/engineering';
import { reportData } from '@/report/content/report-data';
import { fillTemplate } from '@/report/word/fill';
import { reportInput, resultOf, seedAnchors } from '@/testing/report-cases';
import { readWord, type WordText } from '@/testing/word-reader';

const TEMPLATES: Readonly<Record<Standard, string>> = {
  'EN1992-4': 'en1992-4-full-en.docx',
  'JGJ145-2013': 'jgj145-full-en.docx',
};

/**
 * Returns the text of a report on four anchors near an edge, under tension, shear towards the edge and
 * bending.
 */
function printedReport(standard: Standard, torsion = 0): WordText {
  const design = produce(DEFAULT_DESIGN, (draft) => {
    draft.standardType = standard;
    Object.assign(draft.loads.dead, { Nz: 12, Vx: 6, My: 0.5, Mz: torsion });
    draft.layout.sides.X1.distance = 120;
  });
  const input = reportInput(design, seedAnchors[0], resultOf(design, seedAnchors[0])!, 'en');
  const template = readFileSync(join(import.meta.dirname, '../../../templates', TEMPLATES[standard]));
  return readWord(fillTemplate(template, reportData(input), '{}'));
}

const numberIn = (text: string): number => {
  const found = /-?\d+(?:\.\d+)?/.exec(text.replaceAll('−', '-'));
  if (!found) throw new Error(`no number in "${text}"`);
  return Number(found[0]);
};

/** Returns a function that finds the value next to a label, or next to a symbol in the anchor data. */
function besideOf({ tables }: WordText) {
  const cells = tables.flatMap((rows) => rows.flatMap((row) => row.map((_, i) => row.slice(i))));
  return (label: string, column = 1): string => {
    const found = cells.find(([first]) => first === label);
    if (found === undefined) throw new Error(`nothing is called "${label}"`);
    return found[column];
  };
}

/** Returns the rows of the table whose header cells begin with the given strings. */
function tableOf({ tables }: WordText, ...head: string[]): string[][] {
  const found = tables.find(([first]) => head.every((text, i) => first[i].startsWith(text)));
  if (!found) throw new Error(`no table begins with ${head.join(', ')}`);
  return found.slice(1);
}

/** Relative tolerance: values are printed with three decimals, plate values with four digits. */
const PRINTED = 5e-4;

const expectPrinted = (calculated: number, printed: number): void =>
  expect(Math.abs(calculated - printed) / Math.abs(printed), `${calculated} for ${printed}`).toBeLessThan(
    PRINTED,
  );

describe.each(['EN1992-4', 'JGJ145-2013'] as const)('recalculation of the full report to %s', (standard) => {
  const isEuropean = standard === 'EN1992-4';
  const report = printedReport(standard);
  const beside = besideOf(report);
  const value = (symbol: string) => numberIn(beside(symbol));
  const [h_ef, s_crN, c_crN] = ['hef', 'scr,N', 'ccr,N'].map(value);
  const strength = numberIn(beside(isEuropean ? 'Strength fck' : 'Strength fcu,k'));
  const h = numberIn(beside('Thickness h'));
  const [cX2, cX1, cY2, cY1] = ['X−', 'X+', 'Y−', 'Y+'].map((edge) => numberIn(beside(`Edge ${edge}`)));
  const anchors = tableOf(report, 'Anchor', 'Slot')
    .slice(0, -1)
    .map((row) => {
      const [x, y, N, V, Vx, Vy] = row.slice(2).map(numberIn);
      return { x, y, N, V, Vx, Vy };
    });
  const check = (name: string) => {
    const row = tableOf(report, 'Check').find(([first]) => first.startsWith(name))!;
    return { action: numberIn(row[1]), resistance: numberIn(row[2]) };
  };
  const factor = (european: string, chinese: string) =>
    numberIn(beside(`Partial factor: ${isEuropean ? european : chinese}`, 2));
  const sum = (of: (anchor: (typeof anchors)[number]) => number) =>
    anchors.reduce((total, anchor) => total + of(anchor), 0);
  const extent = (axis: 'x' | 'y') =>
    Math.max(...anchors.map((one) => one[axis])) - Math.min(...anchors.map((one) => one[axis]));

  it('the printed anchor tensions follow from the printed plane of the plate: N = k_a w', () => {
    const line = report.paragraphs.find((text) => text.startsWith('Rigid plate'))!.replaceAll('−', '-');
    const named = (name: string) => Number(new RegExp(`${name} = (-?[\\d.]+)`).exec(line)![1]);
    const [w0, bx, by] = [named('w0'), named('bx') / 1000, named('by') / 1000];
    const k_a = (value('Es') * value('As')) / h_ef;
    expectPrinted(k_a, Number(/hef = ([\d.]+) kN\/mm/.exec(line)![1]));
    for (const { x, y, N } of anchors) expectPrinted(k_a * (w0 + bx * x + by * y), N);
  });

  it('the printed anchor shear forces are in equilibrium with the printed loads', () => {
    const design = tableOf(report, 'Load', 'Factor').find(([name]) => name === 'Design load')!;
    expectPrinted(
      sum(({ Vx }) => Vx),
      numberIn(design[3]),
    );
    expectPrinted(
      sum(({ V }) => V),
      numberIn(design[3]),
    );
  });

  /** Returns the cone resistance for all anchors together, kN, for an eccentricity along x. */
  const cone = (e_x: number) => {
    const k = value('kucr');
    const single = (k * Math.sqrt(strength) * h_ef ** 1.5) / 1000;
    const side = (c: number) => Math.min(c, 0.5 * s_crN);
    const area = (side(cX1) + extent('x') + side(cX2)) * (side(cY1) + extent('y') + side(cY2));
    const psi_s = Math.min(1, 0.7 + (0.3 * Math.min(cX1, cX2, cY1, cY2)) / c_crN);
    return (((single * area) / s_crN ** 2) * psi_s) / (1 + (2 * e_x) / s_crN);
  };

  it('the recalculated cone resistance equals the printed resistance', () => {
    const N = sum((anchor) => anchor.N);
    const e_x = Math.abs(sum((anchor) => anchor.N * anchor.x) / N);
    const { action, resistance } = check('Concrete cone failure');
    expectPrinted(N, action);
    expectPrinted(cone(e_x) / factor('Concrete cone', 'Concrete cone'), resistance);
  });

  it('the recalculated pry-out resistance equals the printed resistance', () => {
    const { action, resistance } = check('Pry-out failure');
    expectPrinted(
      sum(({ Vx }) => Vx),
      action,
    );
    expectPrinted((value('k8') * cone(0)) / factor('Pry-out', 'Pry-out'), resistance);
  });

  it('the recalculated resistance of the governing edge equals the printed resistance', () => {
    const { action, resistance } = check('Concrete edge failure');
    const [l_f, d] = [value('lf'), value('dnom')];
    const c1 = cX1;
    const alpha = 0.1 * Math.sqrt(l_f / c1);
    const beta = 0.1 * (d / c1) ** 0.2;
    const single = (value('k9') * d ** alpha * l_f ** beta * Math.sqrt(strength) * c1 ** 1.5) / 1000;
    const side = (c: number) => Math.min(c, 1.5 * c1);
    const area = (side(cY1) + extent('y') + side(cY2)) * Math.min(h, 1.5 * c1);
    const psi_h = Math.max(1, Math.sqrt((1.5 * c1) / h));
    const psi_s = Math.min(1, 0.7 + (0.3 * Math.min(cY1, cY2)) / (1.5 * c1));
    const V_Rk = ((single * area) / (4.5 * c1 ** 2)) * psi_s * psi_h;
    expectPrinted(
      sum(({ Vx }) => Vx),
      action,
    );
    expectPrinted(V_Rk / factor('Concrete edge', 'Concrete edge'), resistance);
  });

  it('the resistance of each edge follows from the values in its row', () => {
    const rows = tableOf(report, 'Edge: anchors');
    expect(rows.length).toBeGreaterThan(1);
    const [l_f, d] = [value('lf'), value('dnom')];
    for (const row of rows) {
      const [c_1, c_used, area, area_0, psi, V_Rk, , V_Rd] = row.slice(1).map(numberIn);
      const c = Math.min(c_1, c_used);
      const alpha = 0.1 * Math.sqrt(l_f / c);
      const beta = 0.1 * (d / c) ** 0.2;
      const single = (value('k9') * d ** alpha * l_f ** beta * Math.sqrt(strength) * c ** 1.5) / 1000;
      expectPrinted(4.5 * c ** 2, area_0);
      expectPrinted(((single * area) / area_0) * psi, V_Rk);
      expectPrinted(V_Rk / factor('Concrete edge', 'Concrete edge'), V_Rd);
    }
  });
});

describe.each(['EN1992-4', 'JGJ145-2013'] as const)(
  'recalculation of the full report to %s with torsion',
  (standard) => {
    const report = printedReport(standard, 0.8);
    const design = tableOf(report, 'Load', 'Factor').find(([name]) => name === 'Design load')!;
    const [V, M_z] = [numberIn(design[3]), numberIn(design[7])];
    const anchors = tableOf(report, 'Anchor', 'Slot')
      .slice(0, -1)
      .map((row) => {
        const [x, y, , , Vx, Vy] = row.slice(2).map(numberIn);
        return { x, y, Vx, Vy };
      });
    const calculated = report.tables.flatMap((rows) => rows.filter((row) => row[1]?.endsWith('kNm')));

    it('the printed shear force of each anchor follows from the printed torsion in kNm', () => {
      const I_p = anchors.reduce((total, { x, y }) => total + x ** 2 + y ** 2, 0);
      for (const { x, y, Vx, Vy } of anchors) {
        expectPrinted(V / anchors.length - (1000 * M_z * y) / I_p, Vx);
        expectPrinted((1000 * M_z * x) / I_p, Vy);
      }
      expect(calculated.map(([, shown]) => numberIn(shown))).toContain(M_z);
    });

    it('the report prints no moment in kNmm', () => {
      expect([...report.paragraphs, ...report.tables.flat(2)].filter((text) => /kN·?mm/.test(text))).toEqual(
        [],
      );
    });
  },
);
