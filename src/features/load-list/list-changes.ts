/** Changes to the load list, each as one undo step; a row on display changes too. */
import { MOST_LISTED_LOADS, NO_LOAD, type Design, type ListedLoad } from '@/design/model/design-state';
import { isSameRow } from '@/features/load-list/row-data';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';

type List = readonly ListedLoad[];

/** `shown` replaces the row on display (null: none); `moved` gives the new index of a row (null: removed). */
function changeList(
  next: (list: List) => List,
  shown: (row: ListedLoad) => ListedLoad | null,
  moved: (index: number) => number | null = (index) => index,
): void {
  const { loads } = useDesignStore.getState().design;
  const list = next(loads.list);
  changeDesign(
    (draft: Design) => {
      draft.loads.list = list;
      draft.loads.shown = loads.shown && shown(loads.shown);
    },
    (unread) =>
      unread.flatMap((one) => {
        const [, index, load] = /^loads\.list\.(\d+)\.(.+)$/.exec(one.field) ?? [];
        if (index === undefined) return one;
        const to = moved(Number(index));
        return to === null ? [] : { ...one, field: `loads.list.${to}.${load}` };
      }),
  );
}

export function setRow(index: number, row: ListedLoad): void {
  const before = useDesignStore.getState().design.loads.list[index];
  changeList(
    (list) => list.with(index, row),
    (shown) => (isSameRow(shown, before) ? row : shown),
  );
}

export function removeRow(index: number): void {
  const removed = useDesignStore.getState().design.loads.list[index];
  changeList(
    (list) => list.toSpliced(index, 1),
    (shown) => (isSameRow(shown, removed) ? null : shown),
    (row) => (row === index ? null : row > index ? row - 1 : row),
  );
}

export function addRow(): number {
  const at = useDesignStore.getState().design.loads.list.length;
  changeList(
    (list) => [...list, { name: String(at + 1), ...NO_LOAD }],
    (shown) => shown,
  );
  return at;
}

export function importRows(rows: List, how: 'replace' | 'append'): void {
  changeList(
    (list) => (how === 'append' ? [...list, ...rows] : rows).slice(0, MOST_LISTED_LOADS),
    (shown) => (how === 'append' || rows.some((row) => isSameRow(row, shown)) ? shown : null),
    (row) => (how === 'append' ? row : null),
  );
}
