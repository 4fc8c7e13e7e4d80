/** Nodes of a project: their rows, designs and results, and what the latest table changed. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { parseDesignFile } from '@/design/file/parse-design-file';
import { restoreListOutcome } from '@/design/file/restore-result';
import type { ListedLoad } from '@/design/model/design-state';
import { connectionFingerprint } from '@/design/model/fingerprint';
import { rowsByNode } from '@/design/model/load-summary';
import {
  similarNodes,
  changesBetween,
  envelopeOf,
  nodesWithOtherLoads,
  ELSEWHERE,
  reasonsOf,
  rowsOf,
  type Envelope,
  type NodeReason,
  type NodeResult,
  type Reactions,
} from '@/design/saved-designs/reactions';
import type { Card, Project } from '@/design/saved-designs/saved-design';
import { currentListOutcome, type NodeOutcome } from '@/design/verdict/calculation';
import { wordOf } from '@/design/verdict/ledger';
import { onSavedDesignsChanged } from '@/stores/saved-designs/changes';
import { contentsOf, readReactions } from '@/stores/saved-designs/database';

export interface NodeRow {
  node: string;
  rows: readonly ListedLoad[];
  envelope: Envelope;
  /** Number of the group of nodes with similar envelopes. */
  group: number;
  /** Design of the node; `missing` if it was deleted or moved, `elsewhere` if no design is for the node. */
  design: Card | 'missing' | typeof ELSEWHERE | null;
  /** True if the design has other rows of the node than the table; there is no result then. */
  hasOtherLoads: boolean;
  /** Null while the rows of the node are not calculated for the current inputs of the design. */
  result: NodeResult | null;
  needs: NodeOutcome['needs'];
  /** Result before the latest table, and why it changed; null if it did not change. */
  before: { result: NodeResult; reasons: readonly NodeReason[] } | null;
}

/** Results of the nodes of the designs, by node and design; `null` if the design has other loads. */
type Results = ReadonlyMap<string, (NodeResult & Pick<NodeOutcome, 'needs'>) | null>;

const keyOf = (node: string, design: string) => `${design} ${node}`;

async function readResults(reactions: Reactions, cards: readonly Card[]): Promise<Results> {
  const contents = await contentsOf(cards);
  if (!contents.ok) return new Map();
  return new Map(
    cards.flatMap(({ id, summary }) => {
      const content = contents.value.get(id);
      const read = parseDesignFile(content?.text ?? '');
      const outcome = read.ok ? currentListOutcome(read.design, restoreListOutcome(content?.listEnd)) : null;
      if (!read.ok || outcome === null) return [];
      const inputs = connectionFingerprint(read.design);
      const others = nodesWithOtherLoads(rowsOf(reactions), read.design.loads.list);
      const { engine = '', record = '' } = summary ?? {};
      return (outcome.nodes ?? []).map(({ node, cells, row, governing, needs }) => {
        const result = { word: wordOf(cells), row, governing, design: id, inputs, engine, record, needs };
        return [keyOf(node, id), others.has(node) ? null : result] as const;
      });
    }),
  );
}

function nodeRows(reactions: Reactions, cards: readonly Card[], results: Results): NodeRow[] {
  const byNode = rowsByNode(rowsOf(reactions));
  const envelopes = new Map([...byNode].map(([node, rows]) => [node, envelopeOf(rows)]));
  const groups = similarNodes(envelopes);
  const [previous, latest] = reactions.revisions.slice(-2);
  const changed = new Set(
    latest === undefined ? [] : changesBetween(previous.rows, latest.rows).map(({ node }) => node),
  );
  return [...byNode].map(([node, rows]) => {
    const id = reactions.designs[node] as string | undefined;
    const card = cards.find((one) => one.id === id);
    const ofDesign = card && results.get(keyOf(node, card.id));
    const { needs = {}, ...result } = ofDesign ?? {};
    const found = 'word' in result ? result : null;
    const was = reactions.revisions.at(-1)?.before[node];
    const reasons = was && found ? reasonsOf(was, found, changed.has(node)) : null;
    return {
      node,
      rows,
      envelope: envelopes.get(node) ?? envelopeOf([]),
      group: groups.get(node) ?? 0,
      design: card ?? (id === undefined ? null : id === ELSEWHERE ? ELSEWHERE : 'missing'),
      hasOtherLoads: ofDesign === null,
      result: found,
      needs,
      before: was && reasons ? { result: was, reasons } : null,
    };
  });
}

const REACTIONS = 'reactions';

/** Returns the nodes; undefined while they are read, null if the project has no table of reactions. */
export function useNodes(
  { owner, id }: Pick<Project, 'owner' | 'id'>,
  cards: readonly Card[],
): { reactions: Reactions; rows: NodeRow[] } | null | undefined {
  const client = useQueryClient();
  useEffect(
    () => onSavedDesignsChanged(() => void client.invalidateQueries({ queryKey: [REACTIONS, owner, id] })),
    [client, owner, id],
  );
  const { data } = useQuery({
    queryKey: [REACTIONS, owner, id, cards.map((card) => `${card.id} ${card.changed}`).join()],
    queryFn: async () => {
      const found = await readReactions(owner, id);
      const reactions = found.ok ? found.value : null;
      return reactions && { reactions, results: await readResults(reactions, cards) };
    },
    placeholderData: (before) => before,
    staleTime: 0,
    gcTime: 0,
  });
  return useMemo(
    () => data && { reactions: data.reactions, rows: nodeRows(data.reactions, cards, data.results) },
    [data, cards],
  );
}
