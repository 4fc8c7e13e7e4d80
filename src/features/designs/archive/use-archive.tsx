/** Export and import of designs: file selection, dropped files, questions and messages. */
import { saveAs } from 'file-saver';
import { useTranslation } from 'react-i18next';
import type { ReadFile as ReadDesign } from '@/design/file/parse-design-file';
import { writeArchive, type Archive, type Damaged, type ReadArchive } from '@/design/saved-designs/archive';
import type { Card } from '@/design/saved-designs/saved-design';
import {
  conflictsOf,
  gatherArchive,
  putArchive,
  type OnConflict,
} from '@/features/designs/archive/archived-designs';
import { safeFileName } from '@/features/designs/archive/file-name';
import {
  closeDialog,
  openDialog,
  signedInOwner,
  useDesignsState,
  useDisplayedProject,
} from '@/features/designs/designs-state';
import { addDesign } from '@/features/designs/saved-designs/actions';
import { useReportFailure } from '@/features/designs/saved-designs/use-report-failure';
import { useReadFile } from '@/files/read-file/use-read-file';
import { useNotices } from '@/shared/ui/notices';
import { chooseFolder } from '@/stores/saved-designs/designs-view';

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
