/** Page sizes and page numbers of a list. */
import type { PageRequest } from '@/features/administration/records/pager';

export const FIRST_PAGE: PageRequest = { current: 1, size: 10 };

/** Initial state of a database list, whose call returns all records. */
export const FIRST_STATE = { term: '', current: 1, size: 50 };

/** Page sizes offered, as specified in the requirements documents. */
export const PAGE_SIZES = [5, 10, 20, 50] as const;

/** Returns the zero-based index of the first record on a page. */
export function firstIndex({ current, size }: PageRequest): number {
  return (current - 1) * size;
}

/** Returns the page to show for `total` records: the last page if the requested page no longer exists. */
export function lastPageWithin({ current, size }: PageRequest, total: number): number {
  return Math.max(1, Math.min(current, Math.ceil(total / size)));
}
