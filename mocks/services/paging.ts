/** Splits lists into pages; `current` is the page number, starting at 1. */

export interface PageRequest {
  current: number;
  size: number;
}

const DEFAULT_SIZE = 10;
const LARGEST_SIZE = 500;

function wholeNumber(text: string | null, fallback: number, largest: number): number {
  const value = Number(text);
  return text && Number.isInteger(value) && value >= 1 ? Math.min(value, largest) : fallback;
}

/** Reads `current` and `size` from a query; invalid values default to the first page with ten records. */
export function readPageRequest(query: URLSearchParams): PageRequest {
  return {
    current: wholeNumber(query.get('current'), 1, Number.MAX_SAFE_INTEGER),
    size: wholeNumber(query.get('size'), DEFAULT_SIZE, LARGEST_SIZE),
  };
}

/** Returns a page of the list, which is empty beyond its end, and the total number of records. */
export function pageOf<T>(records: readonly T[], { current, size }: PageRequest) {
  const start = (current - 1) * size;
  return { records: records.slice(start, start + size), total: records.length, current, size };
}
