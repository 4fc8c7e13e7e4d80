import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { allChecks, combinedSums } from '@/design/verdict/check-status';
import type { Standard } from '@/engineering';
import { checkData } from '@/report/content/check-data';
import { clauseLinks, interpretationData, remarkData } from '@/report/content/remark-data';
import { importanceData, largestFactor } from '@/report/content/verdict-data';
import { givenDesign } from '@/testing/given-design';
import { givenReport, reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

/** Tests the checks, the individual concrete edges and the anchor forces in a report. */
const [anchor] = seedAnchors;
const DESIGN = givenDesign({ Vx: 8, Vy: 3 });
const RESULT = resultOf(DESIGN, anchor)!;

const textOf = (runs: readonly object[]) => runs.map((run) => ('text' in run ? run.text : '')).join('');

function edgesAndNote(change: object, language: 'en' | 'cn') {
  const result = { ...RESULT, answer: { ...RESULT.answer, ...change } };
  const data = checkData(reportInput(DESIGN, anchor, result, language));
  const row = data.checks.find(({ name }) => /edge failure|边缘受剪破坏/.test(name))!;
  return { data, note: textOf(row.reason) };
}

it.each([
  ['en', 'Only the governing edge is shown: the server’s response contains no other edges'],
  ['cn', '仅列出起控制作用的边缘：服务器未返回其余边缘'],
] as const)('the edge failure row in "%s" states that a response has no other edges', (language, alone) => {
  const { data, note } = edgesAndNote({ edges: [], areEdgesUnknown: true }, language);
  expect(note).toBe(alone);
  expect(data.modes_and_edges).toHaveLength(7);
  expect(data.modes.filter(({ has_edges }) => has_edges)).toEqual([]);
});

it('the table of checks lists the governing edge first, then the other edges in order of decreasing utilisation', () => {
  const { data } = edgesAndNote({}, 'en');
  const shares = data.modes_and_edges.slice(6).map(({ utilisation }) => parseFloat(utilisation));
  expect(shares).toHaveLength(RESULT.answer.edges.length);
  expect(shares.toSorted((a, b) => b - a)).toEqual(shares);
});

const CONTRADICTION = "Concrete cone failure: the server's verdict contradicts its utilisation of 55 %.";

it.each([
  ['en', CONTRADICTION, /contradicts .* Edge [XY][+−] governs$/],
  ['cn', '混凝土锥体破坏：服务器给出的结论与其利用率55 %矛盾', /矛盾.* 边缘 [XY][+−] 起控制作用$/],
] as const)(
  'the row of a check in "%s" prints a contradictory verdict of the server',
  (language, cone, edge) => {
    const { concrete_cone, concrete_edge, ...checks } = RESULT.answer.checks;
    const stated = { utilisation: 55, verdict: 'Not satisfied', stated: 'Not satisfied' };
    const [ownCone, ownEdge] = [concrete_cone, concrete_edge].map((check) => ({ ...check, ...stated }));
    const change = { checks: { ...checks, concrete_cone: ownCone, concrete_edge: ownEdge } };
    const { data, note } = edgesAndNote(change, language);
    expect(data.checks.map(({ reason }) => textOf(reason))).toContainEqual(expect.stringContaining(cone));
    expect(note).toMatch(edge);
  },
);

it('the report data cite the load code for combined loads, but not for a load list row, which contains design loads', () => {
  const input = reportInput(DESIGN, anchor, RESULT, 'en');
  const clausesOf = (row: string | undefined) =>
    JSON.stringify(checkData({ ...input, row }).forces).includes('EN 1990');
  expect([clausesOf(undefined), clausesOf('LC1')]).toEqual([true, false]);
  const { forces } = checkData({ ...input, row: 'LC1' });
  const [loads] = (forces && forces.parts[0].givens.filter(({ origin }) => origin === 'loads')) || [];
  const text = textOf(loads.values);
  expect(text).toContain('10.8');
  expect(text).not.toContain('γ');
});

describe('importance', () => {
  function inputOf(change: (draft: Design) => void = () => undefined) {
    const design = givenDesign({ Nz: 4, Vx: 3 }, (draft) => {
      draft.standardType = 'JGJ145-2013';
      change(draft);
    });
    return givenReport(design);
  }

  it('largestFactor finds the factor on all loads at which the governing check reaches its limit', () => {
    const input = inputOf();
    const factor = largestFactor(input)!;
    expect(factor).toBeGreaterThan(1);
    const raised = inputOf(({ loads }) => Object.assign(loads.dead, { Nz: 4 * factor, Vx: 3 * factor }));
    const shares = [
      ...allChecks(raised.answer).map(({ utilisation }) => (utilisation ?? 0) / 100),
      ...combinedSums(raised.answer).flatMap(({ key, value, limit }) =>
        key === 'linear' || value === null ? [] : [value / limit],
      ),
    ];
    expect(Math.max(...shares)).toBeCloseTo(1, 3);
  });

  it('there is no importance factor under EN 1992-4', () =>
    expect(importanceData({ ...inputOf(), design: DEFAULT_DESIGN })).toEqual({ importance: [] }));

  it('the report omits the importance factor if a check is not met even with the factor 1', () => {
    const overloaded = inputOf(({ loads }) => Object.assign(loads.dead, { Nz: 90 }));
    expect(largestFactor(overloaded)).toBeLessThan(1);
    expect(importanceData(overloaded)).toEqual({ importance: [] });
  });

  it('the remarks in a report mention GB 55008-2021 only for concrete weaker than C25', () => {
    const lines = (input: ReturnType<typeof inputOf>) => {
      const { not_checked, assumed } = remarkData(input);
      return [...not_checked, ...assumed].map(({ line }) => textOf(line)).join(' ');
    };
    expect(lines(inputOf())).toContain('(clause 1)');
    const withStrength = (fcuk: number) => lines(inputOf(({ concrete }) => void (concrete.fcuk = fcuk)));
    expect(withStrength(25)).not.toContain('GB 55008');
    expect(withStrength(24)).toContain('GB 55008-2021');
    expect(lines(inputOf())).toContain('GB/T 50010-2010 (2024), 6.6');
  });
});

/** Tests that the clauses in the calculation link to the interpretations of these clauses. */
describe('interpretations', () => {
  const inputOf = (standard: Standard) =>
    givenReport(givenDesign({ Nz: 9, Vx: 4 }, (draft) => void (draft.standardType = standard)));

  it.each<[Standard, string, string | null]>([
    ['EN1992-4', 'EN 1992-4, 7.2.1.4', 'reading_groups'],
    ['EN1992-4', 'EN 1992-4, 7.2.1.4 (5) (7.4)', 'reading_groups'],
    ['EN1992-4', 'EN 1992-4, 7.2.2.5 (13)', 'reading_gaps'],
    ['EN1992-4', 'EN 1992-4, 6.2.1', 'reading_plate'],
    ['JGJ145-2013', 'JGJ145-2013, 5.2.1', 'reading_uneven'],
    ['JGJ145-2013', 'JGJ145-2013, 6.1.5', 'reading_groupsJgj'],
    ['EN1992-4', 'EN 1992-4, 7.2.1.3', null],
    ['EN1992-4', 'EN 1992-4, 7.2.1.40', null],
    ['EN1992-4', 'input: layout', null],
    ['JGJ145-2013', 'JGJ145-2013, 6.1.50', null],
  ])(
    'in a report to %s, the origin "%s" of a value links to the interpretation %s',
    (standard, clause, linkTo) => {
      const links = clauseLinks(inputOf(standard))(clause, 'as printed');
      expect(links).toEqual([{ text: 'as printed', ...(linkTo !== null && { linkTo }) }]);
    },
  );

  it('the interpretation of splitting under JGJ145-2013 states the thickness factor used: (h / hmin)^(2/3) ≤ 1.5', () => {
    const input = inputOf('JGJ145-2013');
    const factor = input.answer.checks.splitting.detail.trail.find(({ symbol }) => symbol === 'psi_h_sp');
    expect(factor?.expression).toBe('min((h / h_min)^(2 / 3), 1.5)');
    const { readings } = interpretationData(input);
    const splitting = readings.find(({ place }) => JSON.stringify(place).includes('reading_splittingJgj'));
    expect(textOf(splitting!.choice)).toContain('(h / hmin)^(2/3) ≤ 1.5');
  });
});
