/**
 * Checks a full report as a checking engineer would: the test recalculates anchor forces, cone, pry-out and
 * edge resistances from the printed text alone, with its own formulas, and compares the results with the
 * printed results.
 */
import { describe, expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import type { Standard } from '@/engineering';
import { reportData } from '@/report/content/report-data';
import { fillTemplate } from '@/report/word/fill-template';
import { givenDesign } from '@/testing/given-design';
import { givenReport, templateOf } from '@/testing/report-cases';
import { readWord, type WordText } from '@/testing/word-reader';

/**
 * Returns the text of a report on four anchors near an edge, under tension, shear towards the edge and
 * bending, after a change of the design.
 */
function printedReport(standard: Standard, change: (draft: Design) => void = () => undefined): WordText {
  const design = givenDesign({ Nz: 12, Vx: 6, My: 0.5 }, (draft) => {
    draft.standardType = standard;
    draft.layout.sides.X1.distance = 120;
    change(draft);
  });
  const input = givenReport(design);
  const name = standard === 'EN1992-4' ? 'en1992-4' : 'jgj145';
  const template = templateOf({ standard: name, depth: 'full', language: 'en' });
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

/** Returns the anchors with their slots, coordinates in mm and forces in kN. */
const anchorsOf = (report: WordText) =>
  tableOf(report, 'Anchor', 'Slot')
    .slice(0, -1)
    .map(([, slot, ...numbers]) => {
      const [x, y, N, V, Vx, Vy] = numbers.map(numberIn);
      return { slot, x, y, N, V, Vx, Vy };
    });

/** Returns a function that returns the value of a symbol in the first paragraph that begins with `start`. */
function namedIn({ paragraphs }: WordText, start: string): (name: string) => number {
  const line = paragraphs.find((text) => text.startsWith(start))!.replaceAll('−', '-');
  return (name) => Number(new RegExp(`${name} = (-?[\\d.]+)`).exec(line)![1]);
}

/** Returns the action and the resistance of a check, kN. */
function checkIn(report: WordText, name: string) {
  const [, action, resistance] = tableOf(report, 'Check').find(([first]) => first.startsWith(name))!;
  return { action: numberIn(action), resistance: numberIn(resistance) };
}

/** Relative tolerance: values are printed with three decimals, plate values with four digits. */
const PRINTED = 5e-4;

const expectPrinted = (calculated: number, printed: number): void =>
  expect(Math.abs(calculated - printed) / Math.abs(printed), `${calculated} for ${printed}`).toBeLessThan(
    PRINTED,
  );

/**
 * Compares the printed tensions with k_a w, where w is the displacement of the printed plane. The report
 * prints k_a in kN/mm at the end of its formula, after `hef =`.
 */
function expectTensions(report: WordText): void {
  const named = namedIn(report, 'Rigid plate');
  const plane = (x: number, y: number) => named('w0') + (named('bx') * x + named('by') * y) / 1000;
  for (const { x, y, N } of anchorsOf(report)) expectPrinted(named('hef') * plane(x, y), N);
}

/**
 * Compares the printed shear forces with those of the printed loads: an anchor in a slot along an axis takes
 * no force along this axis, and torsion acts about the centre of the anchors that take the forces.
 */
function expectShear(report: WordText): void {
  const design = tableOf(report, 'Load', 'Factor').find(([name]) => name === 'Design load')!;
  const [F_x, F_y, M_z] = [design[3], design[4], design[7]].map(numberIn);
  const anchors = anchorsOf(report);
  const [alongX, alongY] = ['x', 'y'].map((axis) => anchors.filter(({ slot }) => !slot.includes(axis)));
  const mean = (of: ReturnType<typeof anchorsOf>, axis: 'x' | 'y') =>
    of.reduce((total, anchor) => total + anchor[axis], 0) / of.length;
  const [x_c, y_c] = [mean(alongY, 'x'), mean(alongX, 'y')];
  const torsion = 1000 * M_z - (x_c * F_y - y_c * F_x);
  const I_p =
    alongX.reduce((total, { y }) => total + (y - y_c) ** 2, 0) +
    alongY.reduce((total, { x }) => total + (x - x_c) ** 2, 0);
  for (const { slot, x, y, V, Vx, Vy } of anchors) {
    const V_x = slot.includes('x') ? 0 : F_x / alongX.length - (torsion * (y - y_c)) / I_p;
    const V_y = slot.includes('y') ? 0 : F_y / alongY.length + (torsion * (x - x_c)) / I_p;
    expect(V_x).toBeCloseTo(Vx, 2);
    expect(V_y).toBeCloseTo(Vy, 2);
    expectPrinted(Math.hypot(V_x, V_y), V);
  }
}

const forEachStandard = describe.each(['EN1992-4', 'JGJ145-2013'] as const);

forEachStandard('recalculation of the full report to %s', (standard) => {
  const isEuropean = standard === 'EN1992-4';
  const report = printedReport(standard);
  const beside = besideOf(report);
  const value = (symbol: string) => numberIn(beside(symbol));
  const [h_ef, s_crN, c_crN] = ['hef', 'scr,N', 'ccr,N'].map(value);
  const strength = numberIn(beside(isEuropean ? 'Strength fck' : 'Strength fcu,k'));
  const h = numberIn(beside('Thickness h'));
  const [cX2, cX1, cY2, cY1] = ['X−', 'X+', 'Y−', 'Y+'].map((edge) => numberIn(beside(`Edge ${edge}`)));
  const anchors = anchorsOf(report);
  const check = (name: string) => checkIn(report, name);
  const factor = (european: string, chinese: string) =>
    numberIn(beside(`Partial factor: ${isEuropean ? european : chinese}`, 2));
  const sum = (of: (anchor: (typeof anchors)[number]) => number) =>
    anchors.reduce((total, anchor) => total + of(anchor), 0);
  const V_x = sum(({ Vx }) => Vx);
  const extent = (axis: 'x' | 'y') =>
    Math.max(...anchors.map((one) => one[axis])) - Math.min(...anchors.map((one) => one[axis]));

  it('the printed anchor forces follow from the printed plane of the plate, N = k_a w, and from the printed loads', () => {
    expectPrinted((value('Es') * value('As')) / h_ef, namedIn(report, 'Rigid plate')('hef'));
    expectTensions(report);
    expectShear(report);
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

  it('the pry-out resistance recalculated from the report equals the resistance printed there', () => {
    const { action, resistance } = check('Pry-out failure');
    expectPrinted(V_x, action);
    expectPrinted((value('k8') * cone(0)) / factor('Pry-out', 'Pry-out'), resistance);
  });

  /** Returns the resistance of a single anchor at the distance c from an edge, kN. */
  const atEdge = (c: number) => {
    const [l_f, d] = [value('lf'), value('dnom')];
    const [alpha, beta] = [0.1 * Math.sqrt(l_f / c), 0.1 * (d / c) ** 0.2];
    return (value('k9') * d ** alpha * l_f ** beta * Math.sqrt(strength) * c ** 1.5) / 1000;
  };

  it('the recalculated resistance of the governing edge equals the printed resistance', () => {
    const { action, resistance } = check('Concrete edge failure');
    const c1 = cX1;
    const side = (c: number) => Math.min(c, 1.5 * c1);
    const area = (side(cY1) + extent('y') + side(cY2)) * Math.min(h, 1.5 * c1);
    const psi_h = Math.max(1, Math.sqrt((1.5 * c1) / h));
    const psi_s = Math.min(1, 0.7 + (0.3 * Math.min(cY1, cY2)) / (1.5 * c1));
    const V_Rk = ((atEdge(c1) * area) / (4.5 * c1 ** 2)) * psi_s * psi_h;
    expectPrinted(V_x, action);
    expectPrinted(V_Rk / factor('Concrete edge', 'Concrete edge'), resistance);
  });

  it('the resistance of each edge follows from the values in its row', () => {
    const rows = tableOf(report, 'Edge: anchors');
    expect(rows.length).toBeGreaterThan(1);
    for (const row of rows) {
      const [P, Q, c_1, c_used, area, area_0, psi, V_Rk, V_Ed, V_Rd] = row.slice(1).map(numberIn);
      expectPrinted(Math.hypot(P, Q), V_Ed);
      const c = Math.min(c_1, c_used);
      expectPrinted(4.5 * c ** 2, area_0);
      expectPrinted(((atEdge(c) * area) / area_0) * psi, V_Rk);
      expectPrinted(V_Rk / factor('Concrete edge', 'Concrete edge'), V_Rd);
    }
  });
});

forEachStandard('recalculation of the full report to %s with torsion', (standard) => {
  const report = printedReport(standard, (draft) => void (draft.loads.dead.Mz = 0.8));
  const beside = besideOf(report);

  it('the printed anchor forces follow from the printed plane and from the printed torsion in kNm', () => {
    expectTensions(report);
    expectShear(report);
    const design = tableOf(report, 'Load', 'Factor').find(([name]) => name === 'Design load')!;
    const calculated = report.tables.flatMap((rows) => rows.filter((row) => row[1]?.endsWith('kNm')));
    expect(calculated.map(([, shown]) => numberIn(shown))).toContain(numberIn(design[7]));
  });

  it('the recalculated steel resistance in shear equals the printed resistance', () => {
    const { action, resistance } = checkIn(report, 'Steel failure without lever arm');
    expectPrinted(Math.max(...anchorsOf(report).map(({ V }) => V)), action);
    const V_Rk = namedIn(report, 'anchor data: V0Rk,s')('k7') * numberIn(beside('V0Rk,s'));
    expectPrinted(V_Rk / numberIn(beside('Partial factor: Steel, shear', 2)), resistance);
  });

  it('the report prints no moment in kNmm', () => {
    const texts = [...report.paragraphs, ...report.tables.flat(2)];
    expect(texts.filter((text) => /kN·?mm/.test(text))).toEqual([]);
  });
});

forEachStandard(
  'recalculation of the full report to %s for a stand-off plate with slotted holes',
  (standard) => {
    const report = printedReport(standard, (draft) => {
      const { concrete, layout, loads } = draft;
      Object.assign(concrete, { installationPosition: 'clamped', baseDistance: 30, degreeOfRestraint: 2 });
      layout.slots = [0, 1, 2, 3].map((index) => ({ x: index < 2, y: false }));
      Object.assign(loads.dead, { Nz: 9, Vx: 4, Vy: 1, My: 0.05, Mz: 0.1 });
    });
    const beside = besideOf(report);
    const value = (symbol: string) => numberIn(beside(symbol));
    const factor = (name: string) => numberIn(beside(`Partial factor: ${name}`, 2));

    it('the printed anchor forces follow from the printed plane, loads and slots', () => {
      expect(anchorsOf(report).map(({ slot }) => slot)).toEqual(['x', 'x', '—', '—']);
      expectTensions(report);
      expectShear(report);
    });

    it('the recalculated bending resistance of the anchor that governs equals the printed resistance', () => {
      const { action, resistance } = checkIn(report, 'Steel failure with lever arm');
      const named = namedIn(report, 'base plate');
      const l_a = named('ebase') + named('tfix') / 2;
      const tensions = anchorsOf(report).map(({ N }) => N);
      const mean = tensions.reduce((sum, N) => sum + N, 0) / tensions.length;
      // JGJ145-2013, 5.2.1
      const k_1 = standard === 'EN1992-4' ? 1 : Math.max(1, (1.1 * mean) / Math.max(...tensions));
      const utilised = anchorsOf(report).map(({ N, V }) => {
        const N_Rd = value('NRk,s') / factor('Steel, tension');
        const M_Rk = value('M0Rk,s') * (1 - (k_1 * N) / N_Rd);
        return { V, V_Rd: (named('αM') * M_Rk) / l_a / factor('Steel, shear') };
      });
      const [governing] = utilised.toSorted((one, other) => other.V / other.V_Rd - one.V / one.V_Rd);
      expectPrinted(governing.V, action);
      expectPrinted(governing.V_Rd, resistance);
    });
  },
);
