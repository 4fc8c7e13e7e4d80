/** Search entries that match a text, the best match first. */
import { spelled } from '@/text/format/symbol-parts';

export interface SearchEntry {
  key: string;
  kind: 'input' | 'figure' | 'action' | 'design' | 'page';
  /** In the language of the screen. */
  label: string;
  /** Label of the place where it is found, or its keyboard shortcut. */
  place: string;
  /** As an engineer writes it: `h_ef`. */
  symbols: readonly string[];
  /** Other names: in the other languages, and its options. */
  words: readonly string[];
  run: () => void;
}

/** Answers that one look takes in. */
export const MOST_MATCHES = 12;

const plain = (text: string): string => spelled(text.normalize('NFKC').toLowerCase());
/** Spaces, subscripts and brackets are typed in as many ways as there are people. */
const squeezed = (text: string): string => plain(text).replaceAll(/[\s_.,:()·,/-]/gu, '');

const wordsOf = (text: string): string[] => plain(text).split(/\s+/u).map(squeezed).filter(Boolean);

/** Each part begins a word of its own. */
function begin(parts: readonly string[], words: readonly string[]): boolean {
  const left = [...words];
  return parts.every((part) => {
    const at = left.findIndex((word) => word.startsWith(part));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** 0 is best; null: not meant at all. */
function rank({ label, symbols, words }: SearchEntry, typed: string): number | null {
  const whole = squeezed(typed);
  const name = squeezed(label);
  if (name === whole || symbols.some((symbol) => squeezed(symbol) === whole)) return 0;
  const others = words.map(squeezed);
  if (others.includes(whole)) return 1;
  if (name.startsWith(whole)) return 2;
  const parts = wordsOf(typed);
  if (begin(parts, wordsOf(label))) return 3;
  if (parts.every((part) => name.includes(part))) return 4;
  if (others.some((word) => parts.every((part) => word.includes(part)))) return 5;
  const all = [name, ...others, ...symbols.map(squeezed)].join(' ');
  return parts.every((part) => all.includes(part)) ? 6 : null;
}

/** Without a text, the actions. */
export function matches(entries: readonly SearchEntry[], typed: string): SearchEntry[] {
  if (squeezed(typed) === '') return entries.filter(({ kind }) => kind === 'action').slice(0, MOST_MATCHES);
  return entries
    .flatMap((entry) => {
      const found = rank(entry, typed);
      return found === null ? [] : [{ entry, found }];
    })
    .sort((a, b) => a.found - b.found)
    .slice(0, MOST_MATCHES)
    .map(({ entry }) => entry);
}
