/**
 * Selects a random sample of code lines; as long as a line is unchanged, it remains selected or unselected.
 */
import { createHash } from 'node:crypto';

export interface Source {
  path: string;
  text: string;
}

/** Matches lines without code to mutate: comments, imports, re-exports, type headers, closing brackets. */
const WITHOUT_CODE = /^\s*(\/\/|\/?\*|import\b|export \*|export \{|export type\b|interface\b|[)\]};,]*$)/;

/**
 * Returns line ranges as `path:from-to`, in the order of the files. `most` is the maximum number of lines.
 */
export function sampledLines(sources: readonly Source[], most: number, seed: string): string[] {
  const lines = sources.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      if (WITHOUT_CODE.test(line)) return [];
      const range = `${path}:${index + 1}-${index + 1}`;
      return [{ range, lot: createHash('sha256').update(`${seed} ${path} ${line.trim()}`).digest('hex') }];
    }),
  );
  const drawn = new Set(
    lines
      .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
      .slice(0, most)
      .map(({ range }) => range),
  );
  return lines.flatMap(({ range }) => (drawn.has(range) ? range : []));
}
