/** Changes to the reactions of a project; the load lists of its designs change with them. */
import { useTranslation } from 'react-i18next';
import { serializeDesign } from '@/design/file/design-file-text';
import { parseDesignFile } from '@/design/file/parse-design-file';
import { restoreListOutcome, restoreResult } from '@/design/file/restore-result';
import { MOST_LISTED_LOADS, NO_LOAD, type Design } from '@/design/model/design-state';
import { freeName } from '@/design/saved-designs/filtered-designs';
import { withNodeRows, type Reactions } from '@/design/saved-designs/reactions';
import type { Card, SavedDesign, Project } from '@/design/saved-designs/saved-design';
import { cardPartOf } from '@/design/saved-designs/saved-design-of';
import { addDesign } from '@/features/designs/saved-designs/actions';
import { followOpen } from '@/features/designs/saved-designs/open-design';
import { useReportFailure } from '@/features/designs/saved-designs/use-report-failure';
import { useNotices } from '@/shared/ui/notices';
import { contentsOf, putReactions } from '@/stores/saved-designs/database';

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
