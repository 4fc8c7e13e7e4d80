import { expect, it } from 'vitest';
import { NO_LOAD, type ListedLoad } from '@/design/model/design-state';
import {
  similarNodes,
  changesBetween,
  envelopeOf,
  nodesWithOtherLoads,
  reasonsOf,
  restoreReactions,
  withNodeRows,
  type NodeResult,
  type Reactions,
} from '@/design/saved-designs/node-reactions';
import { givenDesign } from '@/testing/given-design';

const row = (node: string, name: string, loads: Partial<ListedLoad> = {}): ListedLoad => {
  return { ...NO_LOAD, ...loads, name: `${node} / ${name}`, node };
};

const revision = (rows: readonly ListedLoad[]) => ({ table: 'hall.csv', time: '', rows, before: {} });
const reactionsOf = (rows: readonly ListedLoad[], designs: Reactions['designs']): Reactions => {
  return { owner: '1', id: 'hall', designs, revisions: [revision(rows)] };
};

const withList = (list: ListedLoad[]) => givenDesign({}, ({ loads }) => void (loads.list = list));

const [a, b] = [row('A1', 'LC1', { Nz: 1 }), row('B1', 'LC1', { Nz: 2 })];
const typed = { ...NO_LOAD, name: 'by hand', Nz: 3 };

it('a design gets the rows of its nodes and keeps rows that belong to no node', () => {
  const old = row('A1', 'LC0');
  const reactions = reactionsOf([a, b], { A1: 'kind', B1: 'other' });
  const { loads } = withNodeRows(withList([typed, old]), 'kind', reactions);
  expect(loads.list).toEqual([typed, a]);
  // The design has no other loads, so that a row is shown.
  expect(loads.shown).toEqual(typed);
});

it('the rows of a node leave the design when the node is assigned elsewhere or its table is taken back', () => {
  const full = withList([a, b]);
  expect(withNodeRows(full, 'kind', reactionsOf([a, b], {})).loads.list).toEqual([]);
  expect(withNodeRows(full, 'kind', reactionsOf([a], { A1: 'kind', B1: 'kind' })).loads.list).toEqual([a]);
});

it('stored reactions are read whole, and damaged ones not at all', () => {
  const stored = reactionsOf([a, b], { A1: 'kind' });
  expect(restoreReactions(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
  const damaged = { ...stored, revisions: [revision([{ ...a, Nz: 'x' } as unknown as ListedLoad])] };
  expect(restoreReactions(damaged)).toBeNull();
});

it('nodes are alike if each largest force differs by at most a fifth, and a node with a sign error is in another group', () => {
  const forces = { A1: -20, A2: -17, A3: -15, B1: -60, A4: 20 };
  const envelopeUnder = (Nz: number) => envelopeOf([row('', 'LC1', { Nz, Vx: 2 })]);
  const groups = similarNodes(new Map(Object.entries(forces).map(([node, Nz]) => [node, envelopeUnder(Nz)])));
  expect(groups.get('A2')).toBe(groups.get('A1'));
  expect(new Set(['A1', 'A3', 'B1', 'A4'].map((node) => groups.get(node))).size).toBe(4);
});

it('the changes name new and missing nodes, and changed rows with the largest change of each component', () => {
  const before = [row('A1', 'LC1', { Nz: 1, Mx: 2 }), row('A1', 'LC2'), row('B1', 'LC1'), row('C1', 'LC1')];
  const after = [row('C1', 'LC1'), row('A1', 'LC2'), row('A1', 'LC1', { Nz: -4, Mx: 2.5 }), row('D1', 'LC1')];
  expect(changesBetween(before, after)).toEqual([
    { node: 'A1', kind: 'changed', rows: 1, largest: { ...NO_LOAD, Nz: 5, Mx: 0.5 } },
    { node: 'B1', kind: 'gone', rows: 1, largest: NO_LOAD },
    { node: 'D1', kind: 'new', rows: 1, largest: NO_LOAD },
  ]);
});

it('a design has other loads of a node if one of its rows was changed, deleted or added, whatever their order', () => {
  const table = ['A1', 'B1', 'C1', 'D1'].flatMap((node) => [row(node, 'LC1', { Nz: 1 }), row(node, 'LC2')]);
  const [a1, a2, b1, b2, c1, , d1, d2] = table;
  const changed = [{ ...b2, Mz: 0.1 }, { ...NO_LOAD, name: 'by hand' }, row('D1', 'LC3')];
  const list = [a2, a1, b1, c1, d1, d2, ...changed];
  expect([...nodesWithOtherLoads(table, list)]).toEqual(['B1', 'C1', 'D1']);
});

it('rows with the same name are compared in their order', () => {
  const twice = [row('A1', 'LC1', { Nz: 1 }), row('A1', 'LC1', { Nz: 2 })];
  expect(changesBetween(twice, [...twice])).toEqual([]);
  expect(changesBetween(twice, twice.toReversed())).toMatchObject([{ rows: 2, largest: { Nz: 1 } }]);
  expect(changesBetween(twice, twice.slice(1))).toMatchObject([{ kind: 'changed', rows: 2 }]);
});

const SAME = { word: 'verified', row: '', design: 'kind', inputs: '1', engine: '1.1', record: 'r' } as const;
const MODE = { kind: 'mode', force: 'tension', mode: 'pull_out', anchors: '1' } as const;
const result = (utilisation: number | null, more: Partial<NodeResult> = {}): NodeResult => {
  return { ...SAME, governing: { ...MODE, utilisation }, ...more };
};

it.each([
  [result(50), result(50.9), null],
  [result(50), result(51.1), ['loads']],
  [result(50), result(50, { word: 'not_verified', engine: '1.2' }), ['loads', 'engine']],
  [result(50), result(null, { inputs: '2', record: 's' }), ['loads', 'design', 'record']],
  [result(null), result(null), null],
])('the result %j that became %j changed because of %j', (before, now, reasons) => {
  expect(reasonsOf(before, now, true)).toEqual(reasons);
});
