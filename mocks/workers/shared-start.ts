/**
 * Texts that are sent to a worker without their common start: the requests of a load list differ only in
 * their loads, which come last, and copying whole requests takes longer than comparing them.
 */

export interface SharedStart {
  start: string;
  ends: readonly string[];
}

export function splitStart(texts: readonly string[]): SharedStart {
  const [first = ''] = texts;
  let length = first.length;
  for (const text of texts) {
    let at = 0;
    while (at < length && text.charCodeAt(at) === first.charCodeAt(at)) at++;
    length = at;
  }
  return { start: first.slice(0, length), ends: texts.map((text) => text.slice(length)) };
}

export const joinStart = ({ start, ends }: SharedStart): string[] => ends.map((end) => start + end);
