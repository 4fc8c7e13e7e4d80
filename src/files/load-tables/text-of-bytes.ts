/**
 * Decodes the text in a file: by its byte order mark, otherwise as UTF-16 if many bytes are 0, otherwise as
 * UTF-8 if the bytes are valid, otherwise in the code page in which the most words are known.
 */
import { conceptsOf, HAN_WORDS } from '@/files/load-tables/heading-words';
import { unitOf } from '@/quantities/units';

interface DecodedText {
  text: string;
  encoding: string;
  /** True if no code page yields known words, or if another yields almost as many. */
  isDoubtful: boolean;
}

const MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ['utf-8', 0xef, 0xbb, 0xbf],
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];

const CODE_PAGES = ['gb18030', 'windows-1252', 'windows-1251', 'windows-1258', 'big5'];

/** Returns the share of known words and units among the words that contain a character other than ASCII. */
function knownIn(text: string): number {
  const words = (text.match(/[^\s\d!-@[-`{-~]+/g) ?? []).filter((word) => /[^\p{ASCII}]/u.test(word));
  const known = words.filter((word) => {
    const han = (word.match(HAN_WORDS) ?? []).join('').length;
    return conceptsOf(word).length > 0 || unitOf(word) !== null || han > word.length / 2;
  });
  return known.length / Math.max(1, words.length);
}

function guessed(bytes: Uint8Array): DecodedText {
  const ranked = CODE_PAGES.map((encoding) => {
    const text = new TextDecoder(encoding).decode(bytes);
    return { text, encoding, share: knownIn(text) };
  }).sort((a, b) => b.share - a.share);
  const [{ text, encoding, share }] = ranked;
  const next = ranked.find((one) => one.text !== text)?.share ?? 0;
  return { text, encoding, isDoubtful: share === 0 || next > 0.6 * share };
}

/** Fraction of zero bytes at even (0) or odd places: in UTF-16 one byte of an ASCII character is 0. */
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
