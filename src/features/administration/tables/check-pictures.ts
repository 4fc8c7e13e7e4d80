/** Checks that the image ids in an import are ids of stored images. */
import { concurrencyLimit } from '@/api/concurrency-limit';
import type { BadCell, ImportPlan } from '@/features/administration/tables/plan-import';
import type { TableSource } from '@/features/administration/tables/table-form';

const AT_A_TIME = 4;

/**
 * Returns the cells whose image ids are not ids of stored images. Ids that stored records already use are
 * accepted without a check.
 */
export async function unknownPictures<T>(
  { rows }: ImportPlan<T>,
  source: TableSource<T>,
  used: ReadonlySet<string>,
): Promise<BadCell[]> {
  const column = source.form.columns.find(({ kind }) => kind === 'picture')?.key;
  const { hasPicture } = source;
  if (column === undefined || hasPicture === undefined) return [];
  const ids = [...new Set(rows.map(({ row }) => row[column]))].filter((id) => id !== '' && !used.has(id));
  const inTurn = concurrencyLimit(() => AT_A_TIME);
  const { signal } = new AbortController();
  const found = await Promise.all(ids.map((id) => inTurn(() => hasPicture(id), signal)));
  const unknown = new Set(ids.filter((_, index) => !found[index]));
  return rows
    .filter(({ row }) => unknown.has(row[column]))
    .map(({ line, row }) => ({ line, column, value: row[column], problem: 'pictureUnknown' }));
}
