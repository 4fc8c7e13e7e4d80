/**
 * Tests that file readers return a result whatever a file contains. The files are damaged files in every
 * format that the app opens, with bytes changed, removed, duplicated or inserted. No reader may throw, take
 * too long or exhaust the memory.
 */
import { deflateSync } from 'node:zlib';
import PizZip from 'pizzip';
import { describe, expect, it } from 'vitest';
import { attachDesign, designInReport } from '@/design/file/attached-design';
import { serializeDesign, parseDesignFile } from '@/design/file/design-file';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { readArchive, writeArchive } from '@/design/saved-designs/archive';
import { tablesOfFile } from '@/files/load-tables/tables-of-file';
import { workbookOf } from '@/shared/tables/workbook';
import { newId } from '@/stores/saved-designs/open-design-id';
import { howMany } from '@/testing/run/how-many';
import { randomFrom } from '@/verification/random-numbers';

const TEXT = serializeDesign(DEFAULT_DESIGN);
const ROWS = Array.from({ length: 40 }, (_, row) => [`LC${row}`, row * 1.25, -row, 0.1 * row]);
const HEADINGS = ['Row', 'N [kN]', 'Vx', 'My'];
const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

function wordReport(): Uint8Array {
  const zip = new PizZip();
  zip.file('word/document.xml', '<w:document></w:document>');
  zip.file('word/_rels/document.xml.rels', '<Relationships></Relationships>');
  attachDesign(zip, TEXT);
  return zip.generate({ type: 'uint8array', compression: 'DEFLATE' });
}

function pdfReport(): Promise<Uint8Array> {
  const content = deflateSync(TEXT);
  const head = `%PDF-1.7\n1 0 obj\n<< /Type /EmbeddedFile /Length ${content.length} /Filter /FlateDecode >>\nstream\n`;
  return bytesOf(new Blob([head, new Uint8Array(content), '\nendstream\nendobj\n']));
}

function archive(): Promise<Uint8Array> {
  const saved = { kind: 'design', point: '', project: null, design: DEFAULT_DESIGN } as const;
  const designs = ['A', 'B'].map((name) => ({ ...saved, name, id: newId() }));
  return bytesOf(writeArchive({ projects: [], designs }));
}

const utf8 = (text: string) => new TextEncoder().encode(text);
const fileOf = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'file');

const READERS: readonly [
  kind: string,
  make: () => Uint8Array | Promise<Uint8Array>,
  read: (bytes: Uint8Array<ArrayBuffer>) => unknown,
][] = [
  ['.zip', archive, (bytes) => readArchive(bytes.slice().buffer, newId)],
  ['.docx', wordReport, (bytes) => designInReport(fileOf(bytes))],
  ['.pdf', pdfReport, (bytes) => designInReport(fileOf(bytes))],
  [
    '.xlsx',
    () => new Uint8Array(workbookOf({ ULS: [HEADINGS, ...ROWS] })),
    (bytes) => tablesOfFile(fileOf(bytes)),
  ],
  ['.csv', () => utf8([HEADINGS, ...ROWS].join('\n')), (bytes) => tablesOfFile(fileOf(bytes))],
  ['.json', () => utf8(TEXT), (bytes) => parseDesignFile(new TextDecoder().decode(bytes))],
];

/**
 * Makes one to four random changes. Inserted bytes come from the file itself, similar to a duplicated member
 * of a zip file.
 */
function damaged(whole: Uint8Array, random: () => number): Uint8Array<ArrayBuffer> {
  let bytes = [...whole];
  const place = () => Math.floor(random() * bytes.length);
  for (let change = 1 + Math.floor(4 * random()); change > 0; change--) {
    const at = place();
    const length = Math.floor(random() * random() * Math.min(2000, bytes.length));
    const kind = Math.floor(4 * random());
    if (kind === 0) bytes[at] = Math.floor(256 * random());
    else if (kind === 1) bytes = [...bytes.slice(0, at), ...bytes.slice(at + length)];
    else if (kind === 2)
      bytes = [...bytes.slice(0, at), ...bytes.slice(place()).slice(0, length), ...bytes.slice(at)];
    // Overwrites four bytes, which may be a size or an offset in a zip file.
    else for (let digit = 0; digit < 4; digit++) bytes[at + digit] = random() < 0.5 ? 255 : 0;
  }
  return Uint8Array.from(bytes);
}

/** Time limit for each file, ms. */
const LONGEST = 2000;
/** Memory limit for each file, bytes. */
const LARGEST = 200_000_000;

describe.each(READERS)('damaged %s', (kind, make, read) => {
  it(`a damaged ${kind} file is read or refused within 2 s and with less than 200 MB of memory`, async () => {
    const whole = await make();
    expect(await read(new Uint8Array(whole))).toBeTruthy();
    const random = randomFrom(Number(process.env.RANDOM_SEED ?? 20_262));
    for (let round = 0; round < howMany(40, 500); round++) {
      const bytes = damaged(whole, random);
      const before = process.memoryUsage().rss;
      const begin = performance.now();
      await expect(Promise.resolve(read(bytes)), `round ${round}`).resolves.toBeDefined();
      expect(performance.now() - begin, `round ${round}`).toBeLessThan(LONGEST);
      expect(process.memoryUsage().rss - before, `round ${round}`).toBeLessThan(LARGEST);
    }
  });
});
