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

  // Clears the ticks when another file is read: they confirmed values of the previous file.
  const [of, setOf] = useState(rows);
  if (of !== rows && rows.length > 0) {
    setOf(rows);
    setTicked(new Set());
  }

  const count = cells.filter(({ id }) => ticked.has(id)).length;
  return {
    cells,
    ticked,
    count,
    setTicked: (ids: readonly string[]) => setTicked(new Set(ids)),
    areSettled: count === cells.length,
  };
}
