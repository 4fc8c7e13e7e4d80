/** Actions on saved designs; each notifies the subscribers. */
import { serializeDesign, parseDesignFile } from '@/design/file/design-file';
import type { Design } from '@/design/model/design-state';
import {
  withShared,
  type Card,
  type SavedDesignKind,
  type Project,
  type SharedFields,
  type SavedDesign,
} from '@/design/saved-designs/saved-design';
import { newSavedDesign } from '@/design/saved-designs/saved-design-of';
import type { ReportedValues } from '@/design/verdict/reported-values';
import {
  changeCards,
  contentsOf,
  putSavedDesigns,
  putProjects,
  type StorageOutcome,
} from '@/stores/saved-designs/database';
import { freeName } from '@/stores/saved-designs/designs-view';
import { newId } from '@/stores/saved-designs/open-design-id';

interface Begun {
  owner: string;
  name: string;
  design: Design;
  project: Project | null;
  kind?: SavedDesignKind;
  /** Values from the report that contained the design. */
  reported?: ReportedValues | null;
}

/** Adds the report's values to the entry until the next save, so that changes can be listed. */
export function withReported({ card, content }: SavedDesign, reported: ReportedValues): SavedDesign {
  const read = parseDesignFile(content.text);
  return read.ok
    ? { card, content: { ...content, text: serializeDesign(read.design, reported) } }
    : { card, content };
}

/** Adds a new design, or template, that has not been calculated yet. */
export async function addDesign(begun: Begun): Promise<StorageOutcome<Card>> {
  const { owner, name, kind = 'design', project, reported } = begun;
  const named = { owner, id: newId(), kind, name, point: '', project: project?.id ?? null };
  const design = withShared(begun.design, project);
  const entry = newSavedDesign(named, { design, result: null, listEnd: null }, Date.now());
  const kept = await putSavedDesigns([reported ? withReported(entry, reported) : entry]);
  return kept.ok ? { ok: true, value: entry.card } : kept;
}

const idsOf = (cards: readonly Card[]): string[] => cards.map(({ id }) => id);

/** Returns the cards with their contents; cards without stored content are omitted. */
async function entriesOf(cards: readonly Card[]): Promise<StorageOutcome<SavedDesign[]>> {
  const found = await contentsOf(cards);
  if (!found.ok) return found;
  const entries = cards.flatMap((card) => {
    const content = found.value.get(card.id);
    return content ? [{ card, content }] : [];
  });
  return { ok: true, value: entries };
}

/** Copies designs with their results, valid because the inputs are equal. `taken`: names in use. */
export async function duplicate(
  cards: readonly Card[],
  taken: readonly string[],
): Promise<StorageOutcome<void>> {
  const entries = await entriesOf(cards);
  if (!entries.ok) return entries;
  const names = [...taken];
  const copies = entries.value.map(({ card, content }): SavedDesign => {
    const id = newId();
    const name = freeName(card.name, names);
    names.push(name);
    return {
      card: { ...card, id, name, changed: Date.now(), before: null },
      content: { ...content, id, file: null },
    };
  });
  return putSavedDesigns(copies);
}

/** Makes a template of a design or the reverse, without result; `damaged` if the content is unreadable. */
export async function copyAs(
  kind: SavedDesignKind,
  card: Card,
  project: Project | null,
): Promise<StorageOutcome<Card> | { ok: false; failure: 'damaged' }> {
  const entries = await entriesOf([card]);
  if (!entries.ok) return entries;
  const [entry] = entries.value;
  const read = parseDesignFile(entry?.content.text ?? '');
  if (!read.ok) return { ok: false, failure: 'damaged' };
  return addDesign({ owner: card.owner, name: card.name, kind, design: read.design, project });
}

const change = (cards: readonly Card[], how: (card: Card) => Card): Promise<StorageOutcome<void>> =>
  changeCards(cards[0]?.owner ?? '', idsOf(cards), how);

/** Fields of a card that the user changes in one form. */
export type Named = Pick<Card, 'name' | 'point' | 'project'>;

export const rename = (card: Card, named: Named): Promise<StorageOutcome<void>> =>
  change([card], (found) => ({ ...found, ...named }));

export const move = (cards: readonly Card[], project: string | null): Promise<StorageOutcome<void>> =>
  change(cards, (found) => ({ ...found, project }));

export const moveToRecentlyDeleted = (cards: readonly Card[]): Promise<StorageOutcome<void>> =>
  change(cards, (found) => ({ ...found, deleted: Date.now() }));

export const restoreDeleted = (cards: readonly Card[]): Promise<StorageOutcome<void>> =>
  change(cards, (found) => ({ ...found, deleted: null }));

export const dismissVerdictChange = (cards: readonly Card[]): Promise<StorageOutcome<void>> =>
  change(cards, (found) => ({ ...found, before: null }));

/** Number of days for which a deleted design can be restored. */
export const DAYS_KEPT = 30;

export const isOverdue = ({ deleted }: Card, now: number): boolean =>
  deleted !== null && now - deleted > DAYS_KEPT * 24 * 60 * 60 * 1000;

export async function addProject(
  owner: string,
  name: string,
  shared: SharedFields,
): Promise<StorageOutcome<Project>> {
  const project = { owner, id: newId(), name, shared, changed: Date.now() };
  const kept = await putProjects([project]);
  return kept.ok ? { ok: true, value: project } : kept;
}
