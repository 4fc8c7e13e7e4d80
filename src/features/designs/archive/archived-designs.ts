/** Conversion between saved designs and exported files. */
import { parseDesignFile } from '@/design/file/parse-design-file';
import type { Archive } from '@/design/saved-designs/archive';
import { freeName } from '@/design/saved-designs/filtered-designs';
import { withShared, type Card, type Project } from '@/design/saved-designs/saved-design';
import { newSavedDesign } from '@/design/saved-designs/saved-design-of';
import { withReported } from '@/features/designs/saved-designs/actions';
import {
  contentsOf,
  putSavedDesigns,
  putProjects,
  putReactions,
  readReactions,
  type StorageOutcome,
  type SavedDesigns,
} from '@/stores/saved-designs/database';
import { newId } from '@/stores/saved-designs/open-design-id';

interface Gathered {
  archive: Archive;
  /** Cards whose content could not be read and which are therefore missing from the archive. */
  left: readonly Card[];
}

export async function gatherArchive(
  cards: readonly Card[],
  projects: readonly Project[],
): Promise<StorageOutcome<Gathered>> {
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
  const wanted: Archive['projects'][number][] = [];
  for (const project of projects.filter(({ id }) => designs.some((design) => design.project === id))) {
    const reactions = await readReactions(project.owner, project.id);
    if (!reactions.ok) return reactions;
    wanted.push({ ...project, ...(reactions.value && { reactions: reactions.value }) });
  }
  return { ok: true, value: { archive: { projects: wanted, designs }, left } };
}

/** Returns the saved cards whose ids also occur in the archive. */
export const conflictsOf = ({ designs }: Archive, { cards }: SavedDesigns): Card[] =>
  cards.filter(({ id }) => designs.some((design) => design.id === id));

export type OnConflict = 'both' | 'replace';

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
