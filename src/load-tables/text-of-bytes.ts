/**
 * Decodes the text in a file: by its byte order mark, otherwise as UTF-16 if many bytes are 0, otherwise as
 * UTF-8 if the bytes are valid, otherwise in the encoding that yields the most plausible words. Files in a
 * Windows code page have no mark.
 */
import { conceptsOf, HAN_WORDS } from '@/load-tables/words';

export interface DecodedText {
  text: string;
  encoding: string;
  /**
   * True if another encoding yields words that are almost as plausible, or if no encoding yields plausible
   * words.
   */
  isDoubtful: boolean;
}

const MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

/** Returns the common Chinese characters, which are at the beginning of GB 2312. */
const commonHan = (): ReadonlySet<string> => {
  const bytes: number[] = [];
  for (let lead = 0xb0; lead <= 0xd7; lead++)
    for (let trail = 0xa1; trail <= 0xfe; trail++) bytes.push(lead, trail);
  return new Set(new TextDecoder('gb18030').decode(Uint8Array.from(bytes)));
};

/** Matches a word in a Latin encoding: ASCII letters, and non-ASCII letters and signs. */
const LATIN = /^[A-Za-zÀ-ÖØ-öø-ÿŒœ·²³°±µº]+$/;
const VIETNAMESE = /^(?:[A-Za-zÀÁÂÃÈÉÊÌÍÒÓÔÕÙÚÝàáâèéêíóôùúăđơưĂĐƠƯ·]|\p{M})+$/u;
const CYRILLIC = /^([А-ЯЁ]?[а-яё]+|[А-ЯЁ]{2,}|[а-яёА-Я·*]+|[A-Za-z·²³°]+)$/;
const isMostlyAscii = (word: string) => 2 * word.replace(/[^A-Za-z]/g, '').length >= word.length;

const ENCODINGS: readonly (readonly [string, (word: string, han: ReadonlySet<string>) => boolean])[] = [
  [
    'gb18030',
    (word, han) => Array.from(word).every((sign) => /[A-Za-z（）：，、·]/.test(sign) || han.has(sign)),
  ],
  ['windows-1252', (word) => LATIN.test(word) && isMostlyAscii(word)],
  ['windows-1251', (word) => CYRILLIC.test(word)],
  ['windows-1258', (word) => VIETNAMESE.test(word) && isMostlyAscii(word)],
  ['big5', (word) => Array.from(word).every((sign) => /[A-Za-z]/.test(sign)) || isKnown(word)],
];

const isKnown = (word: string): boolean =>
  conceptsOf(word).length > 0 || (word.match(HAN_WORDS) ?? []).join('').length > word.length / 2;

/** Returns the words that contain a non-ASCII character. */
const foreignWords = (text: string): string[] =>
  (text.match(/[^\s\d!-@[-`{-~]+/g) ?? []).filter((word) => /[^\p{ASCII}]/u.test(word));

function guessed(bytes: Uint8Array): DecodedText {
  const han = commonHan();
  const ranked = ENCODINGS.map(([encoding, looksRight]) => {
    const text = new TextDecoder(encoding).decode(bytes);
    const words = foreignWords(text);
    const right = words.filter((word) => looksRight(word, han));
    const score = (right.length + 2 * right.filter(isKnown).length) / Math.max(1, words.length);
    return { text, encoding, score };
  }).sort((a, b) => b.score - a.score);
  const [best] = ranked;
  const next = ranked.find(({ text }) => text !== best.text)?.score ?? 0;
  return {
    text: best.text,
    encoding: best.encoding,
    isDoubtful: best.score < 0.5 || next > 0.6 * best.score,
  };
}

/**
 * Returns the number of zero bytes at even (`first` 0) or odd positions, as a fraction of all bytes: in
 * UTF-16, one of the two bytes of an ASCII character is 0.
 */
function zeros(bytes: Uint8Array, first: 0 | 1): number {
  const looked = bytes.subarray(0, 2000);
  return (
    looked.filter((byte, place) => place % 2 === first && byte === 0).length / Math.max(1, looked.length)
  );
}

export function textOfBytes(bytes: Uint8Array): DecodedText {
  const decoded = (encoding: string): DecodedText => ({
    text: new TextDecoder(encoding).decode(bytes),
    encoding,
    isDoubtful: false,
  });
  const marked = MARKS.find(([, ...mark]) => mark.every((byte, place) => bytes[place] === byte));
  if (marked) return decoded(marked[0]);
  if (zeros(bytes, 1) > 0.2) return decoded('utf-16le');
  if (zeros(bytes, 0) > 0.2) return decoded('utf-16be');
  try {
    return { ...decoded('utf-8'), text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return guessed(bytes);
  }
}
