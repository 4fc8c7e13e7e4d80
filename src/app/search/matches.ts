/** Finds the search entries that match a search text, best match first. */
import { expandedSymbol } from '@/text/format/symbols';

export interface SearchEntry {
  key: string;
  kind: 'input' | 'figure' | 'action' | 'design' | 'page';
  label: string;
  /** Label of the panel or page where the entry is found, or its keyboard shortcut. */
  place: string;
  /** Symbols as an engineer writes them, such as `h_ef`. */
  symbols: readonly string[];
  /** Further search words: names in other languages and options of an input; place and anchor of a design. */
  words: readonly string[];
  run: () => void;
}

export const MOST_MATCHES = 12;

const plain = (text: string): string => expandedSymbol(text.normalize('NFKC').toLowerCase());
/** Removes spaces, underscores and punctuation, which users type in different ways. */
const squeezed = (text: string): string => plain(text).replaceAll(/[\s_.,:()·,/-]/gu, '');

const wordsOf = (text: string): string[] => plain(text).split(/\s+/u).map(squeezed).filter(Boolean);

/** True if each typed part is the beginning of a different word. */
function begin(parts: readonly string[], words: readonly string[]): boolean {
  const left = [...words];
  return parts.every((part) => {
    const at = left.findIndex((word) => word.startsWith(part));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Returns the rank of an entry (0 is the best rank); null if the entry does not match. */
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

/** Returns at most `MOST_MATCHES` entries, best match first; the actions if no text has been typed. */
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
