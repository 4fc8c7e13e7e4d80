/**
 * Writes and reads archives: projects and designs in one .zip file, with a manifest and each design as a
 * design file. The archive contains no results: the receiving user calculates them and need not trust the
 * file.
 */
import PizZip from 'pizzip';
import * as z from 'zod/mini';
import {
  LONGEST_FILE,
  PROJECT_FORMAT,
  serializeDesign,
  parseDesignFile,
  type FileError,
} from '@/design/file/design-file';
import type { Design } from '@/design/model/design-state';
import type { ResetField } from '@/design/model/reset-fields';
import { cutText, jsonIn, validEntries } from '@/design/model/untrusted-values';
import { sharedReactions, type SharedReactions } from '@/design/saved-designs/node-reactions';
import { sharedFields } from '@/design/saved-designs/restore-saved-design';
import { ENTRY_KINDS, type Project } from '@/design/saved-designs/saved-design';
import type { ReportedValues } from '@/design/verdict/reported-values';
import { unpackMember } from '@/files/unpack/unpack';

const FORMAT = 'anchor-designs';
const VERSION = 1;
const MANIFEST = 'manifest.json';
const ID = /^[0-9a-f]{32}$/;

export const ARCHIVE_LIMITS = {
  designs: 2_000,
  /** Bytes of an unpacked member: each of its characters takes at most four. */
  member: 4 * LONGEST_FILE,
  /** Maximum total size in bytes of all unpacked members. */
  unpacked: 500_000_000,
} as const;

interface ArchivedProject extends Pick<Project, 'id' | 'name' | 'shared'> {
  reactions?: SharedReactions | undefined;
}

export interface ArchivedDesign extends Omit<ListedDesign, 'file' | 'id'> {
  id: string;
  design: Design;
  /** Values printed in the report that contained the design. */
  reported?: ReportedValues;
}

export interface Archive {
  projects: readonly ArchivedProject[];
  designs: readonly ArchivedDesign[];
}

/** Members are named by number, because design names may contain characters that a file system refuses. */
const memberName = (index: number): string => `designs/${String(index + 1).padStart(4, '0')}.json`;

export function writeArchive({ projects, designs }: Archive): Blob {
  const zip = new PizZip();
  const listed = designs.map(({ id, kind, name, point, project }, index) => {
    return { id, kind, name, point, project, file: memberName(index) };
  });
  const shared = projects.map(({ id, name, shared: texts, reactions }) => {
    // The results of earlier tables are left out, as all results are.
    const revisions = reactions?.revisions.map((one) => ({ ...one, before: {} }));
    return { id, name, shared: texts, ...(revisions && { reactions: { ...reactions, revisions } }) };
  });
  zip.file(
    MANIFEST,
    JSON.stringify({ format: FORMAT, version: VERSION, projects: shared, designs: listed }, null, 2),
  );
  designs.forEach(({ design }, index) => zip.file(memberName(index), serializeDesign(design)));
  return zip.generate({ type: 'blob', compression: 'DEFLATE', mimeType: 'application/zip' });
}

export interface Damaged {
  /** Design name in the manifest, otherwise the member name. */
  name: string;
  refusal: FileError | 'missing';
}

type ArchiveRefusal = 'tooLarge' | 'noZip' | 'noManifest' | 'newer';

export type ReadArchive =
  | {
      ok: true;
      archive: Archive;
      damaged: readonly Damaged[];
      /** Fields that could not be read as written, for each design, identified by name. */
      replaced: readonly { name: string; fields: readonly ResetField[] }[];
    }
  | { ok: false; refusal: ArchiveRefusal };

type Member = { ok: true; text: string } | { ok: false; refusal: Damaged['refusal'] };

/** Reads each member of the zip file once, and none beyond the maximum unpacked size of all. */
function membersOf(zip: PizZip): (name: string) => Promise<Member> {
  const taken = new Set<string>();
  let left = ARCHIVE_LIMITS.unpacked;
  return async (name) => {
    const file = zip.files[name] as PizZip.ZipObject | undefined;
    // Two designs must not refer to the same member.
    if (!file || file.dir || taken.has(name)) return { ok: false, refusal: 'missing' };
    taken.add(name);
    const unpacked = await unpackMember(file, Math.min(ARCHIVE_LIMITS.member, left));
    if (!unpacked.ok) return { ok: false, refusal: unpacked.why === 'tooLong' ? 'tooLong' : 'noJson' };
    left -= unpacked.bytes.length;
    return { ok: true, text: new TextDecoder().decode(unpacked.bytes) };
  };
}

function unzipped(bytes: ArrayBuffer): PizZip | null {
  try {
    return new PizZip(bytes, { checkCRC32: false });
  } catch {
    return null;
  }
}

const name = cutText(200);
const id = z.string().check(z.regex(ID));
const designs = validEntries(
  z.object({
    name,
    point: name,
    id: z.catch(z.nullable(id), null),
    /** Id of a project in the same archive. */
    project: z.catch(z.nullable(id), null),
    kind: z.catch(z.enum(ENTRY_KINDS), 'design'),
    /** Member of the archive, or text of the design file in a report. */
    file: z.catch(z.string(), ''),
  }),
);
type ListedDesign = z.output<typeof designs>[number];

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number(),
  projects: validEntries(
    z.object({
      id,
      name,
      shared: sharedFields,
      reactions: z.catch(z.optional(sharedReactions), undefined),
    }),
  ),
  designs,
});

const reportSchema = z.object({
  format: z.literal(PROJECT_FORMAT),
  version: z.catch(z.number(), Infinity),
  name,
  shared: sharedFields,
  designs,
});

/** Reads the designs in an archive. `newIdOf` makes a new id to replace an invalid id. */
export async function readArchive(bytes: ArrayBuffer, newIdOf: () => string): Promise<ReadArchive> {
  const refused = (refusal: ArchiveRefusal): ReadArchive => ({ ok: false, refusal });
  const zip = unzipped(bytes);
  if (zip === null) return refused('noZip');
  const memberOf = membersOf(zip);
  const member = await memberOf(MANIFEST);
  const manifest = manifestSchema.safeParse(member.ok ? jsonIn(member.text) : null).data;
  if (manifest === undefined) return refused('noManifest');
  if (manifest.version > VERSION) return refused('newer');
  if (manifest.designs.length > ARCHIVE_LIMITS.designs) return refused('tooLarge');
  return readListed(manifest.designs, manifest.projects, ({ file }) => memberOf(file), newIdOf);
}

/** Reads the designs embedded in a project report as a new project; null if it embeds none. */
export async function readEmbeddedDesigns(text: string, newIdOf: () => string): Promise<ReadArchive | null> {
  const carried = reportSchema.safeParse(jsonIn(text)).data;
  if (carried === undefined) return null;
  if (carried.version > VERSION) return { ok: false, refusal: 'newer' };
  const project = { id: newIdOf(), name: carried.name, shared: carried.shared };
  const listed = carried.designs.map((entry) => ({ ...entry, project: project.id }));
  const memberIn = ({ file }: ListedDesign): Promise<Member> =>
    Promise.resolve(file === '' ? { ok: false, refusal: 'missing' } : { ok: true, text: file });
  return readListed(listed, [project], memberIn, newIdOf);
}

async function readListed(
  listed: readonly ListedDesign[],
  projects: readonly ArchivedProject[],
  memberIn: (entry: ListedDesign) => Promise<Member>,
  newIdOf: () => string,
): Promise<ReadArchive> {
  const archived: ArchivedDesign[] = [];
  const damaged: Damaged[] = [];
  const replaced: { name: string; fields: readonly ResetField[] }[] = [];
  for (const entry of listed) {
    const { file, ...named } = entry;
    const shown = named.name || file.slice(0, 200);
    const member = await memberIn(entry);
    const read = member.ok ? parseDesignFile(member.text) : member;
    if (!read.ok) {
      damaged.push({ name: shown, refusal: read.refusal });
      continue;
    }
    archived.push({
      ...named,
      id: named.id ?? newIdOf(),
      project: projects.some((one) => one.id === named.project) ? named.project : null,
      design: read.design,
      ...(read.reported && { reported: read.reported }),
    });
    if (read.replaced.length > 0) replaced.push({ name: shown, fields: read.replaced });
  }
  return { ok: true, archive: { projects, designs: archived }, damaged, replaced };
}
