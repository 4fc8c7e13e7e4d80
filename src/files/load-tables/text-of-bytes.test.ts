import { expect, it } from 'vitest';
import { textOfBytes } from '@/files/load-tables/text-of-bytes';

const bytesOf = (...bytes: number[]) => Uint8Array.from(bytes);
/** Encodes a string in a one-byte encoding, using the decoder for that encoding. */
function inCodePage(encoding: string, text: string): Uint8Array {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from(Array.from(text), (letter) => letters.indexOf(letter));
}
const utf16 = (text: string, isBig = false) =>
  Uint8Array.from(
    Array.from(text).flatMap((sign) => {
      const [low, high] = [sign.charCodeAt(0) & 255, sign.charCodeAt(0) >> 8];
      return isBig ? [high, low] : [low, high];
    }),
  );

const TEXT = 'Größe;Kräfte [kN]\n1;2';
const UTF_8 = new TextEncoder().encode(TEXT);

it.each([
  ['UTF-8 without a byte order mark', UTF_8, 'utf-8'],
  ['UTF-8 with a byte order mark', bytesOf(0xef, 0xbb, 0xbf, ...UTF_8), 'utf-8'],
  ['UTF-16 with a byte order mark', bytesOf(0xff, 0xfe, ...utf16(TEXT)), 'utf-16le'],
  ['UTF-16 in the other byte order', bytesOf(0xfe, 0xff, ...utf16(TEXT, true)), 'utf-16be'],
  ['UTF-16 without a byte order mark', utf16(TEXT), 'utf-16le'],
  ['UTF-16 in the other byte order without a mark', utf16(TEXT, true), 'utf-16be'],
  ['the code page of western Europe', inCodePage('windows-1252', TEXT), 'windows-1252'],
])('the text decoder detects %s', (_, bytes, encoding) => {
  expect(textOfBytes(bytes)).toEqual({ text: TEXT, encoding, isDoubtful: false });
});

it('the text decoder detects the Russian code page by the words in the file', () => {
  const text = 'Узел;Загружение;N (тс);Mx (тс*м)\n1;Ветер;2;3';
  const read = textOfBytes(inCodePage('windows-1251', text));
  expect(read).toEqual({ text, encoding: 'windows-1251', isDoubtful: false });
});

it('the text decoder detects the Chinese code page by the words in the file', () => {
  // Bytes of "荷载组合,N" (load combination, N) in GB 18030.
  const bytes = bytesOf(0xba, 0xc9, 0xd4, 0xd8, 0xd7, 0xe9, 0xba, 0xcf, 0x2c, 0x4e, 0x0a, 0x31, 0x2c, 0x32);
  expect(textOfBytes(bytes)).toEqual({ text: '荷载组合,N\n1,2', encoding: 'gb18030', isDoubtful: false });
});

it('the text decoder recognises the middle dot in a unit', () => {
  const text = 'LC;My [kN·m]\n1;2';
  expect(textOfBytes(inCodePage('windows-1252', text))).toMatchObject({ text, isDoubtful: false });
});

it('the text decoder reports a doubtful encoding if two encodings are equally plausible', () => {
  expect(textOfBytes(bytesOf(0x4e, 0x3b, 0xd0, 0xd1, 0x0a)).isDoubtful).toBe(true);
});
