/** View of the designs page in this tab: the shown folder, the search, the order and the selected cards. */
import { create } from 'zustand';
import {
  FIXED_FOLDERS,
  folderKey,
  SORTS,
  type Folder,
  type Sort,
  type View,
} from '@/design/saved-designs/filtered-designs';
import { perTab, readItem, writeItem } from '@/stores/local-storage';

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
