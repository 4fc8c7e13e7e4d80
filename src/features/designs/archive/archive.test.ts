// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import PizZip from 'pizzip';
import { expect, it } from 'vitest';
import { serializeDesign, parseDesignFile } from '@/design/file/design-file';
import { DEFAULT_DESIGN, NO_LOAD } from '@/design/model/design-state';
import {
  ARCHIVE_LIMITS,
  readArchive,
  readEmbeddedDesigns,
  writeArchive,
  type Archive,
  type ArchivedDesign,
} from '@/design/saved-designs/archive';
import { NOTHING_SHARED } from '@/design/saved-designs/saved-design';
import { reportedValuesOf } from '@/design/verdict/reported-values';
import { safeFileName, putArchive } from '@/features/designs/archive/use-archive';
import { openDesign } from '@/features/designs/saved-designs/use-design-actions';
import { serializeProject } from '@/report/project/project-report';
import { savedDesigns, savedReactions } from '@/testing/app-state';
import { givenDesign } from '@/testing/given-design';
import { zipWithPacked } from '@/testing/packed-zip';
import { resultOf, seedAnchors } from '@/testing/report-cases';

const newId = () => crypto.randomUUID().replaceAll('-', '');
const of = (length: number) => givenDesign({}, ({ plate }) => void (plate.length = length));
const ROW = { ...NO_LOAD, name: 'A1 / 1', node: 'A1' };
const hall = {
  id: newId(),
  name: '7 号厂房 / "Nord" <é>',
  shared: { ...NOTHING_SHARED, company: 'Müller & Söhne' },
  reactions: {
    revisions: [{ table: 'hall.csv', time: '', rows: [ROW], before: {} }],
    designs: { A1: 'design' },
  },
};
const archived = (name: string, length: number, more: Partial<ArchivedDesign> = {}): ArchivedDesign => ({
  id: newId(),
  kind: 'design',
  name,
  point: '',
  project: null,
  design: of(length),
  ...more,
});
const ARCHIVE: Archive = {
  projects: [hall],
  designs: [
    archived('Post: A/1 *?', 310, { project: hall.id, point: 'B/4' }),
    archived('../../梁.json', 320),
    archived('', 330, { kind: 'template' }),
  ],
};

async function zipped(archive: Archive, change: (zip: PizZip) => void = () => undefined) {
  const zip = new PizZip(await writeArchive(archive).arrayBuffer());
  change(zip);
  return zip.generate({ type: 'arraybuffer', compression: 'DEFLATE' });
}

async function manifestWith(change: (manifest: Record<string, unknown>) => void): Promise<ArrayBuffer> {
  return zipped(ARCHIVE, (zip) => {
    const manifest = JSON.parse(zip.files['manifest.json'].asText()) as Record<string, unknown>;
    change(manifest);
    zip.file('manifest.json', JSON.stringify(manifest));
  });
}

const readBack = (bytes: ArrayBuffer) => readArchive(bytes, newId);

it('designs exported to one file are restored unchanged, even if a name is empty or not allowed as a file name', async () => {
  const read = await readBack(await zipped(ARCHIVE));
  expect(read).toEqual({ ok: true, archive: ARCHIVE, damaged: [], replaced: [] });
});

it('an exported archive of designs contains no calculation results', async () => {
  const loaded = givenDesign({ Nz: 9 });
  const reported = reportedValuesOf(resultOf(loaded, seedAnchors[0])!, 'figures');
  const designs = ARCHIVE.designs.map((one) => ({ ...one, reported }));
  const { files } = new PizZip(await zipped({ ...ARCHIVE, designs }));
  const text = Object.values(files).map((file) => file.asText());
  expect(text.join('')).not.toMatch(/"(result|reported|utilisation)"/);
});

it('the archive reader lists damaged and missing designs, and reads the other designs', async () => {
  const bytes = await zipped(ARCHIVE, (zip) => {
    zip.file('designs/0001.json', '{ "cut');
    zip.remove('designs/0002.json');
  });
  const read = await readBack(bytes);
  if (!read.ok) throw new Error(read.refusal);
  expect(read.damaged).toEqual([
    { name: 'Post: A/1 *?', refusal: 'noJson' },
    { name: '../../梁.json', refusal: 'missing' },
  ]);
  expect(read.archive.designs.map(({ design }) => design.plate.length)).toEqual([330]);
});

it('the archive reader lists each design that contains unreadable fields, together with these fields', async () => {
  const broken = serializeDesign(of(340)).replace('"length": 340', '"length": "wide"');
  const read = await readBack(await zipped(ARCHIVE, (zip) => zip.file('designs/0001.json', broken)));
  expect(read.ok && read.replaced).toMatchObject([
    { name: 'Post: A/1 *?', fields: [{ path: 'plate.length', found: 'wide' }] },
  ]);
});

it('the archive reader refuses a file that is not an archive, has a newer version, or lists too many designs', async () => {
  const plain = new TextEncoder().encode('no zip').buffer;
  expect(await readBack(plain)).toEqual({ ok: false, refusal: 'noZip' });
  const foreign = new PizZip().file('a.txt', 'a').generate({ type: 'arraybuffer' });
  expect(await readBack(foreign)).toEqual({ ok: false, refusal: 'noManifest' });
  const later = await manifestWith((manifest) => (manifest.version = 2));
  expect(await readBack(later)).toEqual({ ok: false, refusal: 'newer' });
  const many = await manifestWith(
    (manifest) => void (manifest.designs = Array.from({ length: ARCHIVE_LIMITS.designs + 1 }, () => ({}))),
  );
  expect(await readBack(many)).toEqual({ ok: false, refusal: 'tooLarge' });
});

it('the archive reader reports a ZIP member that exceeds the size limit as damaged', async () => {
  const bomb = ' '.repeat(21_000_000);
  const read = await readBack(await zipped(ARCHIVE, (zip) => zip.file('designs/0003.json', bomb)));
  expect(read.ok && read.damaged).toEqual([{ name: 'designs/0003.json', refusal: 'tooLong' }]);
});

it('the archive reader does not unpack an oversized ZIP member, even if the archive states a smaller size for it', async () => {
  const zip = new PizZip(await zipped(ARCHIVE));
  const bytes = zipWithPacked(zip, 'designs/0003.json', new Uint8Array(80_000_000), 100);
  const before = process.memoryUsage().arrayBuffers;
  const read = await readBack(bytes.buffer);
  expect(read.ok && read.damaged).toEqual([{ name: 'designs/0003.json', refusal: 'tooLong' }]);
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60_000_000);
});

it('the archive reader reads a ZIP member for only one of several designs that refer to it', async () => {
  const bytes = await manifestWith((manifest) => {
    const [first] = manifest.designs as Record<string, unknown>[];
    manifest.designs = Array.from({ length: 300 }, () => first);
  });
  const read = await readBack(bytes);
  expect(read.ok && read.archive.designs).toHaveLength(1);
  expect(read.ok && read.damaged.map(({ refusal }) => refusal)).toEqual(Array(299).fill('missing'));
});

it('the archive reader replaces an invalid id, an unknown project and an unknown kind of a design', async () => {
  const bytes = await manifestWith((manifest) => {
    const [first] = manifest.designs as Record<string, unknown>[];
    Object.assign(first, { id: '__proto__', project: newId(), kind: 'script' });
  });
  const read = await readBack(bytes);
  if (!read.ok) throw new Error(read.refusal);
  expect(read.archive.designs[0]).toMatchObject({ project: null, kind: 'design' });
  expect(read.archive.designs[0].id).toMatch(/^[0-9a-f]{32}$/);
});

const project = { ...DEFAULT_DESIGN.project, project: 'Hall "7"', company: 'Eastgate' };
const text = serializeProject(project, [
  { name: 'Post', point: 'B/4', file: serializeDesign(of(310)) },
  { name: 'Cut', point: '', file: '{ "cut' },
]);

it('designs embedded in a report are read as a project, and damaged designs are listed', async () => {
  const read = await readEmbeddedDesigns(text, newId);
  if (!read?.ok) throw new Error('not read');
  const [whole] = read.archive.projects;
  expect(whole).toMatchObject({ name: 'Hall "7"', shared: { company: 'Eastgate' } });
  expect(read.archive.designs).toMatchObject([
    { name: 'Post', point: 'B/4', project: whole.id, design: of(310) },
  ]);
  expect(read.damaged).toMatchObject([{ name: 'Cut', refusal: 'noJson' }]);
});

it('parseDesignFile refuses several embedded designs, and readEmbeddedDesigns returns null for a single design', async () => {
  expect(parseDesignFile(text)).toEqual({ ok: false, refusal: 'project' });
  expect(await readEmbeddedDesigns(serializeDesign(of(310)), newId)).toBeNull();
  expect(await readEmbeddedDesigns('', newId)).toBeNull();
  const newer = text.replace('"version":1', '"version":2');
  expect(await readEmbeddedDesigns(newer, newId)).toEqual({ ok: false, refusal: 'newer' });
});

it('the file name of a design contains no forbidden characters, and is "designs" if no other characters remain', () => {
  expect(safeFileName('7 号厂房 / "Nord" <é>. ')).toBe('7 号厂房 Nord é');
  expect(safeFileName('???')).toBe('designs');
});

const EMPTY = { projects: [], cards: [], damaged: [] };

it('the nodes of an imported project belong to the copies of its designs', async () => {
  const owner = newId();
  const { revisions } = hall.reactions;
  const post = archived('Post', 400);
  await putArchive(owner, { projects: [], designs: [post] }, EMPTY, 'both');
  const project = { ...hall, reactions: { revisions, designs: { A1: post.id } } };
  const designs = [{ ...post, project: hall.id }];
  await putArchive(owner, { projects: [project], designs }, await savedDesigns(owner), 'both');
  const { cards } = await savedDesigns(owner);
  const copy = cards.find((card) => card.project === hall.id);
  expect(copy?.id).not.toBe(post.id);
  expect(await savedReactions(hall.id, owner)).toMatchObject({ revisions, designs: { A1: copy?.id } });
});

it('designs embedded in a report are imported as a project, with the results stated in the report', async () => {
  const owner = newId();
  const design = givenDesign({ Nz: 9 });
  const reported = reportedValuesOf(resultOf(design, seedAnchors[0])!, 'figures');
  const project = { ...DEFAULT_DESIGN.project, project: 'Hall 7' };
  const text = serializeProject(project, [
    { name: 'Post', point: 'B/4', file: serializeDesign(design, reported) },
  ]);
  const read = await readEmbeddedDesigns(text, newId);
  if (!read?.ok) throw new Error('not read');
  await putArchive(owner, read.archive, EMPTY, 'both');
  const { cards, projects } = await savedDesigns(owner);
  expect(projects).toMatchObject([{ name: 'Hall 7' }]);
  expect(cards).toMatchObject([{ name: 'Post', point: 'B/4', project: projects[0].id, summary: null }]);
  expect(await openDesign(cards[0], projects[0])).toMatchObject({ ok: true, reported });
});
