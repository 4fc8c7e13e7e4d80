/** Tests the checks, the individual concrete edges and the anchor forces in a report. */
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { checkData } from '@/report/content/check-data';
import { reportInput, resultOf, seedAnchors } from '@/testing/report-cases';

const [anchor] = seedAnchors;
const DESIGN = produce(DEFAULT_DESIGN, ({ loads }) => void Object.assign(loads.dead, { Vx: 8, Vy: 3 }));
const RESULT = resultOf(DESIGN, anchor)!;

const textOf = (runs: readonly object[]) => runs.map((run) => ('text' in run ? run.text : '')).join('');

function edgesAndNote(change: object, language: 'en' | 'cn') {
  const result = { ...RESULT, answer: { ...RESULT.answer, ...change } };
  const data = checkData(reportInput(DESIGN, anchor, result, language));
  const row = data.checks.find(({ name }) => /edge failure|边缘受剪破坏/.test(name))!;
  return { data, note: textOf(row.reason) };
}

describe('concrete edge failure row', () => {
  it.each([
    [
      'en',
      /^Edge [XY][+−] governs$/,
      'Only the governing edge is shown: the server’s response contains no other edges',
    ],
    ['cn', /^边缘 [XY][+−] 起控制作用$/, '仅列出起控制作用的边缘：服务器未返回其余边缘'],
  ] as const)(
    'in the language "%s", the concrete edge failure row names the governing edge, or states that the response has no other edges',
    (language, governs, alone) => {
      expect(edgesAndNote({}, language).note).toMatch(governs);
      const { data, note } = edgesAndNote({ edges: [], areEdgesUnknown: true }, language);
      expect(note).toBe(alone);
      expect(data.modes_and_edges).toHaveLength(7);
      expect(data.modes.filter(({ has_edges }) => has_edges)).toEqual([]);
    },
  );

  it('the table of checks lists the governing edge first, then the other edges in order of decreasing utilisation', () => {
    const { data } = edgesAndNote({}, 'en');
    const shares = data.modes_and_edges.slice(6).map(({ utilisation }) => parseFloat(utilisation));
    expect(shares).toHaveLength(RESULT.answer.edges.length);
    expect(shares.toSorted((a, b) => b - a)).toEqual(shares);
  });
});

it('the report data cite the load code for combined loads, but not for a load list row, which contains design loads', () => {
  const input = reportInput(DESIGN, anchor, RESULT, 'en');
  const clausesOf = (row: string | undefined) =>
    JSON.stringify(checkData({ ...input, row }).forces).includes('EN 1990');
  expect([clausesOf(undefined), clausesOf('LC1')]).toEqual([true, false]);
  const { forces } = checkData({ ...input, row: 'LC1' });
  const [loads] = (forces && forces.parts[0].givens.filter(({ origin }) => origin === 'loads')) || [];
  const text = loads.values.map((run) => ('text' in run ? run.text : '')).join('');
  expect(text).toContain('10.8');
  expect(text).not.toContain('γ');
});
