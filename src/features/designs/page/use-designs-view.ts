/** State of the designs page: folder, search, sort order, selection. */
import { useMemo, useState } from 'react';
import type { Card, Project } from '@/design/saved-designs/entry';
import { countsOf, visibleCards, type Folder, type View } from '@/design/saved-designs/filtered-designs';
import type { SavedDesigns } from '@/stores/saved-designs/database';

const FIRST_VIEW: View = { folder: { kind: 'all' }, search: '', sort: 'changed' };

interface Marks {
  ids: ReadonlySet<string>;
  cards: readonly Card[];
  mark: (card: Card, isMarked: boolean) => void;
  clear: () => void;
}

function useMarks(cards: readonly Card[]): Marks {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    ids,
    cards: useMemo(() => cards.filter(({ id }) => ids.has(id)), [cards, ids]),
    mark: (card, isMarked) =>
      setIds((before) => {
        const after = new Set(before);
        if (isMarked) after.add(card.id);
        else after.delete(card.id);
        return after;
      }),
    clear: () => setIds(new Set()),
  };
}

export interface DesignsView {
  view: View;
  change: (part: Partial<Pick<View, 'search' | 'sort'>>) => void;
  choose: (folder: Folder) => void;
  cards: readonly Card[];
  /** Number of cards in each folder, keyed by `folderKey`. */
  counts: ReadonlyMap<string, number>;
  marks: Marks;
  /** Project whose folder is shown; null if the shown folder is not a project. */
  project: Project | null;
}

export function useDesignsView({ cards: all, projects }: SavedDesigns): DesignsView {
  const [view, setView] = useState(FIRST_VIEW);
  const { folder } = view;
  const cards = useMemo(() => visibleCards(all, projects, view), [all, projects, view]);
  const counts = useMemo(() => countsOf(all, projects), [all, projects]);
  const marks = useMarks(cards);
  const choose = (next: Folder) => {
    setView((before) => ({ ...before, folder: next }));
    marks.clear();
  };
  const [before, setBefore] = useState(projects);
  if (before !== projects) {
    setBefore(projects);
    const isIn = (list: readonly Project[]) =>
      folder.kind === 'project' && list.some(({ id }) => id === folder.id);
    // Leaves the folder of a project that was deleted here or in another tab. The folder of a new project
    // stays open, although the project may not be loaded yet.
    if (isIn(before) && !isIn(projects)) choose({ kind: 'all' });
  }
  return {
    view,
    change: (part) => setView((last) => ({ ...last, ...part })),
    choose,
    cards,
    counts,
    marks,
    project: folder.kind === 'project' ? (projects.find(({ id }) => id === folder.id) ?? null) : null,
  };
}
