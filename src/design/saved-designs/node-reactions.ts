/** Reactions of a project: all revisions of the table and each node's design, whose list has its rows. */
import * as z from 'zod/mini';
import { listedLoad } from '@/design/model/design-schema';
import { NO_LOAD, type Design, type ListedLoad, type LoadValues } from '@/design/model/design-state';
import { isUnloaded, largestOf, rowsByNode, type LargestKind } from '@/design/model/load-cases';
import { isObject } from '@/design/model/untrusted-values';
import type { GoverningRow } from '@/design/verdict/check-status';
import { VERDICT_WORDS, type VerdictWord } from '@/design/verdict/requirement-states';
import { grouped } from '@/quantities/group-by';
import { LOAD_NAMES } from '@/quantities/inputs';

/** Marks a node that no design of this project is for. */
export const ELSEWHERE = 'elsewhere';

const text = z.string();

/** Result of a node, kept when a newer table is imported. */
const nodeResult = z.object({
  word: z.enum(Object.keys(VERDICT_WORDS) as VerdictWord[]),
  governing: z.nullable(z.custom<GoverningRow>(isObject)),
  row: text,
  /** Id of the design, and what decides about its result besides the loads. */
  design: text,
  inputs: text,
  engine: text,
  record: text,
});
export type NodeResult = z.infer<typeof nodeResult>;

/** File name of a table, ISO time of its import, its rows, and the results of the nodes at that time. */
const revision = z.object({
  table: text,
  time: text,
  rows: z.array(listedLoad) as z.ZodMiniType<readonly ListedLoad[]>,
  before: z.record(text, nodeResult),
});

/** Reactions without their user and project, as in a file of a project. */
export const sharedReactions = z.object({
  /** The oldest first. */
  revisions: z.array(revision).check(z.minLength(1)),
  /** Id of the design of each node, or `ELSEWHERE`; a node without an entry is not assigned. */
  designs: z.record(text, text),
});
const reactions = z.extend(sharedReactions, { owner: text, id: text });
export type SharedReactions = z.infer<typeof sharedReactions>;
export type Reactions = z.infer<typeof reactions>;

/** Returns the stored reactions; null if there are none or if they are damaged. */
export const restoreReactions = (raw: unknown): Reactions | null => reactions.safeParse(raw).data ?? null;

export const rowsOf = ({ revisions }: SharedReactions): readonly ListedLoad[] => revisions.at(-1)?.rows ?? [];

/** Returns the design with its nodes' rows beside those of no node; a row is shown without dead loads. */
export function withNodeRows(design: Design, id: string, next: Reactions): Design {
  const nodes = next.revisions.flatMap(({ rows }) => rows.map(({ node }) => node));
  // A table that was taken back may have had nodes that no other table has.
  const ofProject = new Set([...nodes, ...Object.keys(next.designs)]);
  const own = design.loads.list.filter(({ node }) => node === undefined || !ofProject.has(node));
  const list = [
    ...own,
    ...rowsOf(next).filter(({ node }) => node !== undefined && next.designs[node] === id),
  ];
  const { shown } = design.loads;
  const isGone =
    shown === null
      ? isUnloaded(design)
      : shown.node !== undefined &&
        !list.some((row) => LOAD_NAMES.every((load) => row[load] === shown[load]));
  return { ...design, loads: { ...design.loads, list, shown: isGone ? (list.at(0) ?? null) : shown } };
}

/** Largest force of each kind in the rows of a node, kN or kNm; 0 if no row has such a force. */
export type Envelope = Readonly<Record<LargestKind, number>>;

export const envelopeOf = (rows: readonly ListedLoad[]): Envelope => ({
  tension: 0,
  compression: 0,
  shear: 0,
  moment: 0,
  torsion: 0,
  ...Object.fromEntries(largestOf(rows).map(({ kind, value }) => [kind, value])),
});

/** Envelopes are alike if each force differs by at most a fifth, or a twentieth of the project's largest. */
const TOLERANCE = { ofForce: 0.2, ofLargest: 0.05 };

/**
 * Returns the group of each node, from 1; its first node has the largest forces, others are compared with it.
 */
export function similarNodes(envelopes: ReadonlyMap<string, Envelope>): Map<string, number> {
  const kinds = Object.keys(envelopeOf([])) as LargestKind[];
  const all = [...envelopes];
  const most = Object.fromEntries(
    kinds.map((kind) => [kind, Math.max(...all.map(([, one]) => one[kind]), 1e-9)]),
  ) as Record<LargestKind, number>;
  const sizeOf = (one: Envelope) => kinds.reduce((sum, kind) => sum + one[kind] / most[kind], 0);
  const leaders: Envelope[] = [];
  const groups = new Map<string, number>();
  for (const [node, one] of all.toSorted(([, a], [, b]) => sizeOf(b) - sizeOf(a))) {
    const isLike = (leader: Envelope) =>
      kinds.every(
        (kind) =>
          Math.abs(leader[kind] - one[kind]) <=
          Math.max(TOLERANCE.ofForce * leader[kind], TOLERANCE.ofLargest * most[kind]),
      );
    const found = leaders.findIndex(isLike);
    if (found < 0) leaders.push(one);
    groups.set(node, found < 0 ? leaders.length : found + 1);
  }
  return groups;
}

export interface NodeChange {
  node: string;
  kind: 'new' | 'gone' | 'changed';
  /** Number of rows that are new, gone or have other loads. */
  rows: number;
  /** Largest change of each component over the rows with the same name, kN or kNm. */
  largest: LoadValues;
}

/** Returns the rows by name; rows with the same name are numbered in their order. */
function byName(rows: readonly ListedLoad[]): Map<string, ListedLoad> {
  const named = [...grouped(rows, ({ name }) => name)];
  return new Map(
    named.flatMap(([name, same]) => same.map((row, index) => [`${name} ${index}`, row] as const)),
  );
}

/** Returns what a newer table changes, by node; nodes without a change are left out. */
export function changesBetween(before: readonly ListedLoad[], after: readonly ListedLoad[]): NodeChange[] {
  const [old, now] = [rowsByNode(before), rowsByNode(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((node): NodeChange[] => {
    const [was, is] = [byName(old.get(node) ?? []), byName(now.get(node) ?? [])];
    const largest = { ...NO_LOAD };
    const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => {
      const [one, other] = [was.get(name), is.get(name)];
      if (!one || !other) return true;
      const changes = LOAD_NAMES.map((load) => [load, Math.abs(other[load] - one[load])] as const);
      for (const [load, change] of changes) largest[load] = Math.max(largest[load], change);
      return changes.some(([, change]) => change > 0);
    });
    if (names.length === 0) return [];
    const kind = was.size === 0 ? 'new' : is.size === 0 ? 'gone' : 'changed';
    return [{ node, kind, rows: names.length, largest }];
  });
}

/** Returns the nodes of a load list whose rows are not those of the table, so its results are not theirs. */
export function nodesWithOtherLoads(
  table: readonly ListedLoad[],
  list: readonly ListedLoad[],
): ReadonlySet<string> {
  // A project has many designs, each with a few of the nodes.
  const nodes = new Set(list.map(({ node }) => node));
  const own = table.filter(({ node }) => nodes.has(node));
  return new Set(changesBetween(own, list).map(({ node }) => node));
}

/** Reasons for which the result of a node may change between two revisions. */
const NODE_REASONS = ['loads', 'design', 'record', 'engine'] as const;
export type NodeReason = (typeof NODE_REASONS)[number];

/** Largest change of a utilisation that is not reported, per cent. */
const UNREPORTED = 1;

/** Returns why a node's word, or its utilisation by more than 1 %, changed; null if neither did. */
export function reasonsOf(before: NodeResult, now: NodeResult, isChanged: boolean): NodeReason[] | null {
  const [was, is] = [before, now].map(
    ({ governing }) => governing?.utilisation ?? (governing ? Infinity : 0),
  );
  const hasMoved = was !== is && !(Math.abs(is - was) <= UNREPORTED);
  if (before.word === now.word && !hasMoved) return null;
  const found: Record<NodeReason, boolean> = {
    loads: isChanged,
    design: before.design !== now.design || before.inputs !== now.inputs,
    record: before.record !== now.record,
    engine: before.engine !== now.engine,
  };
  return NODE_REASONS.filter((reason) => found[reason]);
}
