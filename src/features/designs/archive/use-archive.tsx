/** Export and import of designs: file selection, dropped files, questions and messages. */
import { saveAs } from 'file-saver';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadFile as ReadDesign } from '@/design/file/parse-design-file';
import { writeArchive, type Archive, type Damaged, type ReadArchive } from '@/design/saved-designs/archive';
import type { Card, Project } from '@/design/saved-designs/entry';
import {
  conflictsOf,
  gatherArchive,
  putArchive,
  type OnConflict,
} from '@/features/designs/archive/archive-entries';
import { ConflictDialog } from '@/features/designs/archive/conflict-dialog';
import { safeFileName } from '@/features/designs/archive/file-name';
import { addDesign } from '@/features/designs/saved-designs/actions';
import { useReadFile } from '@/read-file/use-read-file';
import { useNotices } from '@/shared/ui/notices';
import type { StorageOutcome, SavedDesigns } from '@/stores/saved-designs/database';

interface Held {
  archive: Archive;
  conflicts: readonly Card[];
}

export function useArchive(owner: string, saved: SavedDesigns, onImported: (archive: Archive) => void) {
  const { t } = useTranslation('designs');
  const { message, modal } = useNotices();
  const readFile = useReadFile();
  const [held, setHeld] = useState<Held | null>(null);

  const reportFailure = (kept: StorageOutcome<unknown>): boolean => {
    if (!kept.ok) message.error(t(`storage.${kept.failure}`));
    return kept.ok;
  };

  /** Writes the file `name` (without extension). Resolves to true if the file contains all the designs. */
  const exportCards = async (cards: readonly Card[], name: string) => {
    const gathered = await gatherArchive(owner, cards, saved.projects);
    if (!gathered.ok) return reportFailure(gathered);
    const { archive, left } = gathered.value;
    if (archive.designs.length > 0) saveAs(writeArchive(archive), `${safeFileName(name)}.zip`);
    if (left.length === 0) return true;
    const names = left.map((card) => card.name || t('unnamed')).join(', ');
    message.error({ content: t('export.left', { count: left.length, names }), duration: 10 });
    return false;
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
    setHeld(null);
    const kept = await putArchive(owner, archive, saved, onConflict);
    if (!reportFailure(kept)) return;
    message.success(t('import.done', { count: archive.designs.length }));
    onImported(archive);
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
    const conflicts = conflictsOf(archive, saved);
    if (conflicts.length === 0) await take(archive, 'both');
    else setHeld({ archive, conflicts });
  };

  const takeDesign = async (read: ReadDesign, file: File, project: Project | null) => {
    if (!read.ok) {
      message.error(t('import.refusals.noDesign', { name: file.name }));
      return;
    }
    const name = file.name.replace(/\.\w+$/, '').slice(0, 200);
    const { design, reported } = read;
    if (!reportFailure(await addDesign({ owner, name, design, reported, project }))) return;
    message.success(t('import.done', { count: 1 }));
    if (read.replaced.length > 0)
      tell(t('import.problems'), [t('import.replaced', { name, count: read.replaced.length })]);
  };

  const importFile = async (file: File, project: Project | null) => {
    const outcome = await readFile('designs', file);
    if (outcome === null) return;
    const { kind, read } = outcome.answer;
    await (kind === 'archive' ? takeRead(read) : takeDesign(read, file, project));
  };

  return {
    exportCards,
    importFile,
    dialog: held && (
      <ConflictDialog
        open
        conflicts={held.conflicts}
        onClose={() => setHeld(null)}
        onChoose={(onConflict) => void take(held.archive, onConflict)}
      />
    ),
  };
}
