/** Finds the path in the report data from which a template placeholder takes its value. */
import type { Placeholder } from '@/testing/word-reader';

export const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/**
 * Names of fields treated as single values although they are objects: formulas are lists of runs, and images
 * contain bytes.
 */
const WHOLE = new Set(
  `symbol formula numbers values condition calculation wording assumptions reason picture beside face small wide
   narrow step above equation action resistance line symbols symbol_1 symbol_2 page named governing_named place
   combined_place clause_link choice beyond`.split(/\s+/),
);

export type Shape = Map<string, unknown>;

/** Records every path in the data with a sample value, such as `tension[]` and `tension[].mode`. */
export function shapeOf(value: unknown, path: string, into: Shape): void {
  const isWhole = WHOLE.has(path.split('.').at(-1)!);
  if (Array.isArray(value) && !isWhole) {
    into.set(`${path}[]`, value);
    for (const entry of value) shapeOf(entry, `${path}[]`, into);
    return;
  }
  if (path !== '' && !path.endsWith('[]')) into.set(path, value);
  if (!isPlain(value) || isWhole) return;
  for (const [key, inner] of Object.entries(value))
    shapeOf(inner, path === '' ? key : `${path}.${key}`, into);
}

/**
 * Returns the path of a placeholder's value in the innermost section whose data contain the value; undefined
 * if there is none.
 */
export function pathOf(
  { name, within }: Pick<Placeholder, 'name' | 'within'>,
  fed: Shape,
): string | undefined {
  const scopes = [''];
  const find = (wanted: string) =>
    scopes
      .toReversed()
      .flatMap((scope) => [`${scope}${wanted}`, `${scope}${wanted}[]`])
      .find((path) => fed.has(path));
  for (const section of within) {
    const path = find(section);
    if (path === undefined) return undefined;
    scopes.push(`${path}.`);
  }
  return find(name);
}
