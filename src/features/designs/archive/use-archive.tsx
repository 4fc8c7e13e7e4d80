/** Export and import of designs: file selection, dropped files, questions and messages. */
import { saveAs } from 'file-saver';
import { useTranslation } from 'react-i18next';
import { parseDesignFile, type ReadFile as ReadDesign } from '@/design/file/design-file';
import { type Archive, writeArchive, type Damaged, type ReadArchive } from '@/design/saved-designs/archive';
import { withShared, type Card, type Project } from '@/design/saved-designs/saved-design';
import { newSavedDesign } from '@/design/saved-designs/saved-design-of';
import {
  closeDialog,
  openDialog,
  signedInOwner,
  useDesignsState,
  useDisplayedProject,
} from '@/features/designs/designs-state';
import { withReported, addDesign } from '@/features/designs/saved-designs/actions';
import { useReportFailure } from '@/features/designs/saved-designs/use-design-actions';
import { useReadFile } from '@/files/read-file/use-read-file';
import { useNotices } from '@/shared/ui/notices';
import {
  contentsOf,
  putSavedDesigns,
  putProjects,
  putReactions,
  readReactions,
  type StorageOutcome,
  type SavedDesigns,
} from '@/stores/saved-designs/database';
import { freeName, chooseFolder } from '@/stores/saved-designs/designs-view';
import { newId } from '@/stores/saved-designs/open-design-id';

/** `left`: cards whose content could not be read and which are therefore missing from the archive. */
async function gatherArchive(
  cards: readonly Card[],
  projects: readonly Project[],
): Promise<StorageOutcome<{ archive: Archive; left: readonly Card[] }>> {
  const found = await contentsOf(cards);
  if (!found.ok) return found;
  const left: Card[] = [];
  const designs = cards.flatMap((card) => {
    const read = parseDesignFile(found.value.get(card.id)?.text ?? '');
    if (!read.ok) {
      left.push(card);
      return [];
    }
    const project = projects.find(({ id }) => id === card.project) ?? null;
    const { id, kind, name, point } = card;
    return [
      { id, kind, name, point, project: project?.id ?? null, design: withShared(read.design, project) },
    ];
  });
  const archived: Archive['projects'][number][] = [];
  for (const project of projects.filter(({ id }) => designs.some((design) => design.project === id))) {
    const reactions = await readReactions(project.owner, project.id);
    if (!reactions.ok) return reactions;
    archived.push({ ...project, ...(reactions.value && { reactions: reactions.value }) });
  }
  return { ok: true, value: { archive: { projects: archived, designs }, left } };
}

/** Returns the saved cards whose ids also occur in the archive. */
const conflictsOf = ({ designs }: Archive, { cards }: SavedDesigns): Card[] =>
  cards.filter(({ id }) => designs.some((design) => design.id === id));

type OnConflict = 'both' | 'replace';

/**
 * Saves the projects and designs of an archive. If `onClash` is `both`, an imported design with the id of a
 * saved design gets a new id and an unused name; otherwise it replaces the saved design.
 */
export async function putArchive(
  owner: string,
  archive: Archive,
  saved: SavedDesigns,
  onClash: OnConflict,
): Promise<StorageOutcome<number>> {
  const now = Date.now();
  const projects = archive.projects
    // Skips projects that already exist, unless the archive is to replace them.
    .filter(({ id }) => onClash === 'replace' || !saved.projects.some((known) => known.id === id))
    .map((project) => ({ ...project, owner, changed: now }));
  const names = saved.cards.map(({ name }) => name);
  const newIds = new Map<string, string>();
  const entries = archive.designs.map(({ design, reported, ...archived }) => {
    const known = saved.cards.some(({ id }) => id === archived.id);
    const isCopy = known && onClash === 'both';
    const name = isCopy ? freeName(archived.name, names) : archived.name;
    names.push(name);
    const named = { ...archived, owner, name, id: isCopy ? newId() : archived.id };
    newIds.set(archived.id, named.id);
    const entry = newSavedDesign(named, { design, result: null, listEnd: null }, now);
    return reported ? withReported(entry, reported) : entry;
  });
  const kept = await putProjects(projects.map(({ reactions: _, ...project }) => project));
  if (!kept.ok) return kept;
  const put = await putSavedDesigns(entries);
  if (!put.ok) return put;
  for (const { id, reactions } of projects) {
    if (reactions === undefined) continue;
    const pairs = Object.entries(reactions.designs);
    const designs = Object.fromEntries(pairs.map(([node, of]) => [node, newIds.get(of) ?? of]));
    const { revisions } = reactions;
    const stored = await putReactions([owner, id], { owner, id, revisions, designs }, [], () => null);
    if (!stored.ok) return stored;
  }
  return { ok: true, value: entries.length };
}

/** Converts a name to a file name that is valid on every file system. */
const LONGEST = 80;
/** Characters that a file system refuses, and control characters. */
// oxlint-disable-next-line no-control-regex
const REFUSED = /[\\/:*?"<>|\u0000-\u001f]+/g;

export const safeFileName = (name: string): string =>
  Array.from(name.replace(REFUSED, ' ').replace(/\s+/g, ' ').trim())
    .slice(0, LONGEST)
    .join('')
    // Windows removes trailing dots and spaces.
    .replace(/(?<![. ])[. ]+$/, '') || 'designs';

export function useArchive() {
  const { t } = useTranslation('designs');
  const { message, modal } = useNotices();
  const readFile = useReadFile();
  const reportFailure = useReportFailure();
  const project = useDisplayedProject();

  /** Writes the designs to a file with the name of the shown project. */
  const exportCards = async (cards: readonly Card[]) => {
    const gathered = await gatherArchive(cards, useDesignsState.getState().savedDesigns.projects);
    if (!reportFailure(gathered) || !gathered.ok) return;
    const { archive, left } = gathered.value;
    if (archive.designs.length > 0)
      saveAs(writeArchive(archive), `${safeFileName(project?.name ?? t('export.fileName'))}.zip`);
    if (left.length === 0) return;
    const names = left.map((card) => card.name || t('unnamed')).join(', ');
    message.error({ content: t('export.left', { count: left.length, names }), duration: 10 });
  };

  const tell = (title: string, lines: readonly string[]) => {
    modal.warning({
      title,
      width: 640,
      content: (
        <ul>
          {lines.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ul>
      ),
    });
  };

  const take = async (archive: Archive, onConflict: OnConflict) => {
    closeDialog();
    const kept = await putArchive(
      signedInOwner(),
      archive,
      useDesignsState.getState().savedDesigns,
      onConflict,
    );
    if (!reportFailure(kept)) return;
    const { designs, projects } = archive;
    message.success(t('import.done', { count: designs.length }));
    chooseFolder(projects.length === 1 ? { kind: 'project', id: projects[0].id } : { kind: 'all' });
  };

  const takeRead = async (read: ReadArchive) => {
    if (!read.ok) {
      message.error(t(`import.refusals.${read.refusal}`));
      return;
    }
    const { archive, damaged, replaced } = read;
    const lines = [
      ...damaged.map(({ name, refusal }: Damaged) => `${name}: ${t(`import.members.${refusal}`)}`),
      ...replaced.map(({ name, fields }) => t('import.replaced', { name, count: fields.length })),
    ];
    if (lines.length > 0) tell(t('import.problems'), lines);
    if (archive.designs.length === 0) {
      if (damaged.length === 0) message.info(t('import.nothing'));
      return;
    }
    const cards = conflictsOf(archive, useDesignsState.getState().savedDesigns);
    if (cards.length === 0) await take(archive, 'both');
    else openDialog({ kind: 'conflicts', archive, cards });
  };

  const takeDesign = async (read: ReadDesign, file: File) => {
    if (!read.ok) {
      message.error(t('import.refusals.noDesign', { name: file.name }));
      return;
    }
    const name = file.name.replace(/\.\w+$/, '').slice(0, 200);
    const { design, reported } = read;
    if (!reportFailure(await addDesign({ owner: signedInOwner(), name, design, reported, project }))) return;
    message.success(t('import.done', { count: 1 }));
    if (read.replaced.length > 0)
      tell(t('import.problems'), [t('import.replaced', { name, count: read.replaced.length })]);
  };

  /** Imports an archive, or a single design into the shown project. */
  const importFile = async (file: File) => {
    const outcome = await readFile('designs', file);
    if (outcome === null) return;
    const { kind, read } = outcome.answer;
    await (kind === 'archive' ? takeRead(read) : takeDesign(read, file));
  };

  return { exportCards, importFile, take };
}
