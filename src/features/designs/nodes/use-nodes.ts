/** Nodes of a project: their rows, designs and results, and what the latest table changed. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { serializeDesign, parseDesignFile } from '@/design/file/design-file';
import { restoreListOutcome, restoreResult } from '@/design/file/stored-result-schema';
import { MOST_LISTED_LOADS, NO_LOAD, type Design, type ListedLoad } from '@/design/model/design-state';
import { connectionFingerprint } from '@/design/model/fingerprint';
import { rowsByNode } from '@/design/model/load-cases';
import {
  withNodeRows,
  type Reactions,
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
} from '@/design/saved-designs/node-reactions';
import type { Card, SavedDesign, Project } from '@/design/saved-designs/saved-design';
import { cardPartOf } from '@/design/saved-designs/saved-design-of';
import { wordOf } from '@/design/verdict/requirement-states';
import { currentListOutcome, type NodeOutcome } from '@/design/verdict/run-result';
import { addDesign } from '@/features/designs/saved-designs/actions';
import { followOpen, useReportFailure } from '@/features/designs/saved-designs/use-design-actions';
import { useNotices } from '@/shared/ui/notices';
import { onSavedDesignsChanged } from '@/stores/saved-designs/change-notifications';
import { contentsOf, putReactions, readReactions } from '@/stores/saved-designs/database';
import { freeName } from '@/stores/saved-designs/designs-view';

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
export function useNodes({ owner, id }: Pick<Project, 'owner' | 'id'>, cards: readonly Card[]) {
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

/** Returns the entry with the rows of its nodes; its earlier results stay until it is calculated again. */
function withRows({ card, content }: SavedDesign, reactions: Reactions): SavedDesign | null {
  const read = parseDesignFile(content.text);
  if (!read.ok) return null;
  const design = withNodeRows(read.design, card.id, reactions);
  const text = serializeDesign(design);
  if (text === content.text) return null;
  const state = {
    design,
    result: restoreResult(content.result),
    listEnd: restoreListOutcome(content.listEnd),
  };
  return {
    card: { ...card, ...cardPartOf(state), before: null, changed: Date.now() },
    content: { ...content, text },
  };
}

/** Changes to the reactions of a project; the load lists of its designs change with them. */
export function useNodeActions(project: Project, cards: readonly Card[]) {
  const { t } = useTranslation('designs');
  const { message } = useNotices();
  const reportFailure = useReportFailure();

  /** Returns the names of the designs that would have too many rows. */
  const tooLong = async (next: Reactions, meant: readonly Card[]): Promise<string[] | null> => {
    const contents = await contentsOf(meant);
    if (!reportFailure(contents) || !contents.ok) return null;
    return meant.flatMap(({ id, name }) => {
      const read = parseDesignFile(contents.value.get(id)?.text ?? '');
      const rows = read.ok ? withNodeRows(read.design, id, next).loads.list.length : 0;
      return rows > MOST_LISTED_LOADS ? [`${name || t('unnamed')} (${rows})`] : [];
    });
  };

  /** Writes the reactions and the load lists of the designs; writes nothing if a list would be too long. */
  const put = async (next: Reactions, also: readonly Card[] = []): Promise<boolean> => {
    const meant = [...cards, ...also];
    const names = await tooLong(next, meant);
    if (names === null) return false;
    if (names.length > 0) {
      message.error(t('nodes.tooMany', { names: names.join(', '), rows: MOST_LISTED_LOADS }));
      return false;
    }
    const ids = meant.map(({ id }) => id);
    const written = await putReactions([project.owner, project.id], next, ids, (entry) =>
      withRows(entry, next),
    );
    if (!reportFailure(written)) return false;
    for (const card of meant) await followOpen(card, project);
    return true;
  };

  const assign = async (
    reactions: Reactions,
    nodes: readonly string[],
    design: string | null,
    also: readonly Card[] = [],
  ): Promise<boolean> => {
    const others = Object.entries(reactions.designs).filter(([node]) => !nodes.includes(node));
    const chosen = design === null ? [] : nodes.map((node) => [node, design] as const);
    const designs = Object.fromEntries<string>([...others, ...chosen]);
    return put({ ...reactions, designs }, also);
  };

  return {
    put,
    assign,
    /** Assigns nodes to a new design made from another one, whose own loads are left out. */
    assignNew: async (reactions: Reactions, nodes: readonly string[], name: string, from: Design) => {
      const loads = { ...from.loads, dead: NO_LOAD, live: NO_LOAD, list: [], shown: null };
      const added = await addDesign({
        owner: project.owner,
        name: freeName(
          name,
          cards.map((card) => card.name),
        ),
        design: { ...from, loads },
        project,
      });
      if (reportFailure(added) && added.ok) await assign(reactions, nodes, added.value.id, [added.value]);
    },
    /** Undoes the latest table: the rows, and the lists of the designs, are those of the one before. */
    undoRevision: (reactions: Reactions) =>
      put({ ...reactions, revisions: reactions.revisions.slice(0, -1) }),
  };
}
