/**
 * View of the designs page in this tab: the shown folder, the search, the order and the selected cards;
 * filters and sorts the saved designs by them.
 */
import { create } from 'zustand';
import type { Card, Project } from '@/design/saved-designs/saved-design';
import { WORST_FIRST } from '@/design/verdict/case-verdict';
import { perTab, readItem, writeItem } from '@/stores/local-storage';

/** Folders that always exist; `none` contains the designs without a project. */
export const FIXED_FOLDERS = ['all', 'none', 'templates', 'deleted'] as const;

export type Folder = { kind: (typeof FIXED_FOLDERS)[number] } | { kind: 'project'; id: string };

export const folderKey = (folder: Folder): string =>
  folder.kind === 'project' ? `project:${folder.id}` : folder.kind;

export const SORTS = ['position', 'changed', 'name', 'verdict', 'anchor'] as const;
export type Sort = (typeof SORTS)[number];

export interface View {
  folder: Folder;
  search: string;
  sort: Sort;
}

/** Returns the utilisation in per cent; infinite if unbounded, -1 without a governing row. */
const utilisationOf = ({ summary }: Card): number =>
  summary?.governing ? (summary.governing.utilisation ?? Infinity) : -1;

/** Returns the position of the verdict in `WORST_FIRST`; designs without a result are last. */
const severityOf = ({ summary }: Card): number =>
  summary === null ? WORST_FIRST.length : WORST_FIRST.indexOf(summary.word);

/** Natural order; a collator for each comparison would take as long as rendering the page. */
const { compare: byText } = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const latestFirst = (one: Card, other: Card): number =>
  other.changed - one.changed || (one.id < other.id ? -1 : 1);

const largestFirst = (one: number, other: number): number => (one === other ? 0 : other > one ? 1 : -1);

const ORDER: Readonly<Record<Sort, (one: Card, other: Card) => number>> = {
  changed: latestFirst,
  // Designs without a position are last.
  position: (one, other) =>
    Number(one.point === '') - Number(other.point === '') ||
    byText(one.point, other.point) ||
    byText(one.name, other.name),
  name: (one, other) => byText(one.name, other.name) || byText(one.point, other.point),
  verdict: (one, other) =>
    severityOf(one) - severityOf(other) || largestFirst(utilisationOf(one), utilisationOf(other)),
  anchor: (one, other) => byText(one.anchor?.name ?? '', other.anchor?.name ?? ''),
};

const isIn = (folder: Folder, { kind, project, deleted }: Card, known: ReadonlySet<string>): boolean => {
  if (deleted !== null || folder.kind === 'deleted') return deleted !== null && folder.kind === 'deleted';
  if (kind === 'template' || folder.kind === 'templates')
    return kind === 'template' && folder.kind === 'templates';
  if (folder.kind === 'project') return project === folder.id;
  // A design whose project was deleted belongs to no project.
  return folder.kind === 'all' || project === null || !known.has(project);
};

/** True if every search word occurs in the name, location, anchor, standard or project of the design. */
function isFound(
  { name, point, anchor, standard }: Card,
  words: readonly string[],
  project: string,
): boolean {
  const text = [name, point, anchor?.name ?? '', standard, project].join('\n').toLowerCase();
  return words.every((word) => text.includes(word));
}

export function visibleCards(cards: readonly Card[], projects: readonly Project[], view: View): Card[] {
  const names = new Map(projects.map(({ id, name }) => [id, name]));
  const known = new Set(names.keys());
  const words = view.search.toLowerCase().split(/\s+/).filter(Boolean);
  return cards
    .filter((card) => isIn(view.folder, card, known))
    .filter((card) => isFound(card, words, names.get(card.project ?? '') ?? ''))
    .toSorted((one, other) => ORDER[view.sort](one, other) || latestFirst(one, other));
}

export function countsOf(cards: readonly Card[], projects: readonly Project[]): ReadonlyMap<string, number> {
  const known = new Set(projects.map(({ id }) => id));
  const folders: Folder[] = [
    ...FIXED_FOLDERS.map((kind) => ({ kind })),
    ...projects.map(({ id }) => ({ kind: 'project', id }) as const),
  ];
  return new Map(
    folders.map((folder) => [folderKey(folder), cards.filter((card) => isIn(folder, card, known)).length]),
  );
}

export const projectsByName = (projects: readonly Project[]): Project[] =>
  projects.toSorted((one, other) => byText(one.name, other.name));

/** Returns an unused name for a copy: `Railing`, `Railing (2)`, `Railing (3)`. */
export function freeName(name: string, taken: readonly string[]): string {
  if (name === '' || !taken.includes(name)) return name;
  const base = name.replace(/ \(\d+\)$/, '');
  for (let no = 2; ; no++) if (!taken.includes(`${base} (${no})`)) return `${base} (${no})`;
}

interface DesignsView extends Pick<View, 'folder' | 'search'> {
  inProject: Sort;
  /** Order in the other folders. */
  elsewhere: Sort;
  /** Content of the folder of a project. */
  shows: 'designs' | 'nodes';
  /** Ids of the selected cards. */
  marked: ReadonlySet<string>;
}

const VIEW_KEY = 'designsView';
const PROJECT = folderKey({ kind: 'project', id: '' });

const UNSELECTED = { search: '', marked: new Set<string>() };

/** Returns the folder and the orders that this tab showed before the page was left or reloaded. */
function storedView(): Pick<DesignsView, 'folder' | 'inProject' | 'elsewhere'> {
  const [key = '', ...orders] = (readItem(VIEW_KEY, perTab) ?? '').split(' ');
  const sortOf = (index: number) => SORTS.find((sort) => sort === orders[index]);
  return {
    folder: key.startsWith(PROJECT)
      ? { kind: 'project', id: key.slice(PROJECT.length) }
      : { kind: FIXED_FOLDERS.find((kind) => kind === key) ?? 'all' },
    inProject: sortOf(0) ?? 'position',
    elsewhere: sortOf(1) ?? 'changed',
  };
}

export const useDesignsView = create<DesignsView>(() => ({
  ...storedView(),
  ...UNSELECTED,
  shows: 'designs',
}));

function changeView(change: Partial<DesignsView>): void {
  useDesignsView.setState(change);
  const { folder, inProject, elsewhere } = useDesignsView.getState();
  writeItem(VIEW_KEY, [folderKey(folder), inProject, elsewhere].join(' '), perTab);
}

export const chooseFolder = (folder: Folder): void => changeView({ folder, marked: UNSELECTED.marked });

export const sortOf = ({ folder, inProject, elsewhere }: DesignsView): Sort =>
  folder.kind === 'project' ? inProject : elsewhere;

/** Changes the order of the shown folder; each project has the same order. */
export const chooseSort = (sort: Sort): void =>
  changeView(useDesignsView.getState().folder.kind === 'project' ? { inProject: sort } : { elsewhere: sort });

export const chooseContent = (shows: DesignsView['shows']): void => useDesignsView.setState({ shows });

export const search = (text: string): void => useDesignsView.setState({ search: text });

export const mark = (id: string, isMarked: boolean): void =>
  useDesignsView.setState(({ marked }) => ({
    marked: new Set(isMarked ? [...marked, id] : [...marked].filter((other) => other !== id)),
  }));

export const unmarkAll = (): void => useDesignsView.setState({ marked: UNSELECTED.marked });

/** Clears what a user who comes back to the page no longer expects: the search and the selection. */
export const leaveView = (): void => useDesignsView.setState(UNSELECTED);
