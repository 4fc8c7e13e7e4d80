/**
 * Texts without their common prefix, to be sent to a worker: the requests of a load list differ only in their
 * loads, which come last, and copying whole requests takes longer than comparing them.
 */

export interface SplitTexts {
  prefix: string;
  rests: readonly string[];
}

/** Separates the longest common prefix from the texts. */
export function splitPrefix(texts: readonly string[]): SplitTexts {
  const [first = ''] = texts;
  let length = first.length;
  for (const text of texts) {
    let at = 0;
    while (at < length && text.charCodeAt(at) === first.charCodeAt(at)) at++;
    length = at;
  }
  return { prefix: first.slice(0, length), rests: texts.map((text) => text.slice(length)) };
}

/** Restores the texts. */
export const joinPrefix = ({ prefix, rests }: SplitTexts): string[] => rests.map((rest) => prefix + rest);
