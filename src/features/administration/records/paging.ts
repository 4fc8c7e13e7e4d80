/** Pages of a list. */
import type { PageRequest } from '@/features/administration/records/pager';

export const FIRST_PAGE: PageRequest = { current: 1, size: 10 };

/** Initial state of a database list, whose call returns all records. */
export const FIRST_STATE = { term: '', current: 1, size: 50 };

/** Page sizes on offer, as documented. */
export const PAGE_SIZES = [5, 10, 20, 50] as const;

/** Zero-based position of a page's first record. */
export function firstIndex({ current, size }: PageRequest): number {
  return (current - 1) * size;
}

/**
 * The page to show once a list holds `total` records: the last one if fewer are left than the page asks for.
 */
export function lastPageWithin({ current, size }: PageRequest, total: number): number {
  return Math.max(1, Math.min(current, Math.ceil(total / size)));
}
