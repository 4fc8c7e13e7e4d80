/** Dialogs of the designs page; only one can be open at a time. */
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { NOTHING_SHARED, type Card, type Project, type SharedFields } from '@/design/saved-designs/entry';
import { safeFileName } from '@/features/designs/archive/file-name';
import type { CardState } from '@/features/designs/calculation/card-state';
import type { Records } from '@/features/designs/calculation/use-current-cards';
import { DeleteDialog } from '@/features/designs/page/delete-dialog';
import { NameDialog } from '@/features/designs/page/name-dialog';
import { ProjectDialog } from '@/features/designs/page/project-dialog';
import type { PageActions } from '@/features/designs/page/use-page-actions';
import { addProject } from '@/features/designs/saved-designs/actions';
import { lazyDialog } from '@/shared/ui/lazy';
import { useNotices } from '@/shared/ui/notices';
import { putProjects, removeProject } from '@/stores/saved-designs/database';

const ProjectReportDialog = lazyDialog(
  async () => (await import('@/features/designs/report/project-report-dialog')).ProjectReportDialog,
);
const InstallationDialog = lazyDialog(
  async () => (await import('@/features/designs/installation/installation-dialog')).InstallationDialog,
);

export type OpenDialog =
  | { kind: 'name'; card: Card }
  | { kind: 'delete' | 'installation'; cards: readonly Card[] }
  | { kind: 'report'; project: Project; cards: readonly Card[] }
  /** `project` is null for a new project. */
  | { kind: 'project'; project: Project | null };

interface PageDialogsProps {
  dialog: OpenDialog | null;
  owner: string;
  user: User;
  stateOf: (card: Card) => CardState | null;
  /** Name of the shown folder. */
  title: string;
  records: Records;
  isForGood: boolean;
  actions: PageActions;
  onClose: () => void;
  onExport: (cards: readonly Card[]) => void;
  onDelete: (cards: readonly Card[]) => void;
  /** Called after adding a project. */
  onProject: (project: Project) => void;
}

export function PageDialogs(props: PageDialogsProps) {
  const {
    dialog,
    owner,
    user,
    stateOf,
    title,
    records,
    isForGood,
    actions,
    onClose,
    onExport,
    onDelete,
    onProject,
  } = props;
  const { t } = useTranslation(['designs', 'common']);
  const { modal } = useNotices();
  if (dialog === null) return null;
  switch (dialog.kind) {
    case 'name': {
      const { card } = dialog;
      const save = (name: string, point: string) => {
        onClose();
        actions.rename(card, name, point);
      };
      return <NameDialog open onClose={onClose} name={card.name} point={card.point} onSave={save} />;
    }
    case 'delete':
      return (
        <DeleteDialog
          open
          onClose={onClose}
          cards={dialog.cards}
          isForGood={isForGood}
          onExport={() => onExport(dialog.cards)}
          onDelete={() => onDelete(dialog.cards)}
        />
      );
    case 'installation':
      return (
        <InstallationDialog
          open
          onClose={onClose}
          owner={owner}
          cards={dialog.cards}
          records={records}
          title={title}
          fileName={safeFileName(`${t('designs:installation.fileName')} ${title}`)}
        />
      );
    case 'report':
      return (
        <ProjectReportDialog
          open
          onClose={onClose}
          user={user}
          project={dialog.project}
          cards={dialog.cards}
          stateOf={stateOf}
        />
      );
    case 'project': {
      const { project } = dialog;
      const save = async (name: string, shared: SharedFields) => {
        onClose();
        if (project)
          actions.reportFailure(await putProjects([{ ...project, name, shared, changed: Date.now() }]));
        else {
          const added = await addProject(owner, name, shared);
          if (added.ok) onProject(added.value);
          else actions.reportFailure(added);
        }
      };
      const remove = async () => {
        onClose();
        const isAgreed = await modal.confirm({
          title: t('common:confirmDelete', { name: project?.name }),
          content: t('designs:project.removed'),
          okText: t('common:delete'),
          cancelText: t('common:cancel'),
        });
        if (project && isAgreed) actions.reportFailure(await removeProject(owner, project.id));
      };
      return (
        <ProjectDialog
          open
          onClose={onClose}
          name={project?.name ?? ''}
          shared={project?.shared ?? NOTHING_SHARED}
          onSave={(name, shared) => void save(name, shared)}
          onRemove={project && (() => void remove())}
        />
      );
    }
  }
}
