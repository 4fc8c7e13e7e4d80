/** Ticks for the doubtful values in an import. */
import { useMemo, useState } from 'react';
import type { PlannedRow } from '@/features/administration/tables/plan-import';
import type { TableFinding } from '@/features/administration/tables/table-form';

export interface DoubtfulCell<T> {
  id: string;
  row: PlannedRow<T>;
  finding: TableFinding;
}

export function useDoubtfulRows<T>(rows: readonly PlannedRow<T>[]) {
  const cells = useMemo(
    () =>
      rows.flatMap((row) =>
        row.doubtful.map((finding): DoubtfulCell<T> => ({ id: `${row.line} ${finding.key}`, row, finding })),
      ),
    [rows],
  );
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [page, setPage] = useState(1);
  // Pages that have been on screen: all values can be confirmed together only after all have been shown.
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([1]));

  // Clears the ticks when another file is read: they confirmed values of the previous file.
  const [of, setOf] = useState(rows);
  if (of !== rows && rows.length > 0) {
    setOf(rows);
    setTicked(new Set());
    setPage(1);
    setSeen(new Set([1]));
  }

  const count = cells.filter(({ id }) => ticked.has(id)).length;
  return {
    cells,
    ticked,
    count,
    page,
    seen,
    show: (next: number) => {
      setPage(next);
      setSeen(new Set([...seen, next]));
    },
    setTicked: (ids: readonly string[]) => setTicked(new Set(ids)),
    areSettled: count === cells.length,
  };
}
