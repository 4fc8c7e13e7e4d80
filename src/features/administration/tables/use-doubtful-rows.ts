/**
 * Ticks for the doubtful values in an import, and one common reason for all of them, because many values
 * usually come from the same assessment.
 */
import { useMemo, useState } from 'react';
import { storeReasons, storedReasons } from '@/features/administration/records/figure-reasons';
import type { PlannedRow } from '@/features/administration/tables/plan-import';
import type { TableFinding, TableForm } from '@/features/administration/tables/table-form';

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
  const [reason, setReason] = useState('');

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
    reason,
    setTicked: (ids: readonly string[]) => setTicked(new Set(ids)),
    setReason,
    areSettled: count === cells.length && (cells.length === 0 || reason.trim() !== ''),
    /** Stores the reasons, so that the record's form does not ask for them again. */
    keep: (form: TableForm) => {
      for (const { row, doubtful } of rows) {
        if (doubtful.length === 0) continue;
        const name = form.reasonsOf(row);
        const said = doubtful.map(({ key }) => [key, { value: row[key], reason: reason.trim() }] as const);
        storeReasons(name, { ...storedReasons(name), ...Object.fromEntries(said) });
      }
    },
  };
}
