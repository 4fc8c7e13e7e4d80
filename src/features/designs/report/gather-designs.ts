/**
 * Collects the designs of a project for one report, each with its valid result or with the reason why there
 * is none.
 */
import type { AnchorDetail } from '@/api/contract/anchor';
import { parseDesignFile } from '@/design/file/parse-design-file';
import { restoreListOutcome, restoreResult } from '@/design/file/restore-result';
import { fingerprintOf } from '@/design/model/fingerprint';
import type { Card, Content, Project } from '@/design/saved-designs/entry';
import { currentListOutcome } from '@/design/verdict/calculation';
import type { CardState } from '@/features/designs/calculation/card-state';
import { withShared } from '@/features/designs/saved-designs/shared-fields';
import type { DesignInProject } from '@/features/report-dialog/make-project';
import { readContents, type StorageOutcome } from '@/stores/saved-designs/database';

interface ReadRecord {
  record: AnchorDetail;
  readAt: Date;
}

interface Sources {
  project: Project;
  cards: readonly Card[];
  stateOf: (card: Card) => CardState | null;
  recordOf: (card: Card) => ReadRecord | null;
  /** Returns the description of a problem in the report's language. */
  wordsOf: (problem: Problem) => string;
  unnamed: string;
}

export type Problem = CardState | 'damaged';

/**
 * Returns a design for the report. Its result is not valid if it was calculated with inputs or record values
 * other than those printed, or by another version of the engine.
 */
function designOf(card: Card, content: Content | undefined, sources: Sources): DesignInProject {
  const named = { name: card.name || sources.unnamed, point: card.point };
  const read = parseDesignFile(content?.text ?? '');
  const design = read.ok ? withShared(read.design, sources.project) : null;
  const failed = (problem: Problem) => ({ ...named, problem: sources.wordsOf(problem), design });
  const state = sources.stateOf(card);
  if (state !== null) return failed(state);
  if (design === null) return failed('damaged');
  const result = restoreResult(content?.result);
  if (result === null) return failed('open');
  if (result.fingerprint !== fingerprintOf(design)) return failed('stale');
  const found = sources.recordOf(card);
  if (found === null) return failed('noAnchor');
  const list = currentListOutcome(design, restoreListOutcome(content?.listEnd));
  return { ...named, design, result, list, record: found.record, recordReadAt: found.readAt };
}

export async function gatherDesigns(sources: Sources): Promise<StorageOutcome<DesignInProject[]>> {
  const { cards, project } = sources;
  const found = await readContents(
    project.owner,
    cards.map(({ id }) => id),
  );
  if (!found.ok) return found;
  const contents = new Map(found.value.map((content) => [content.id, content]));
  return { ok: true, value: cards.map((card) => designOf(card, contents.get(card.id), sources)) };
}
