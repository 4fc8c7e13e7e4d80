/** Dialogs of the designs page; only one can be open at a time. */
import { DownloadOutlined } from '@ant-design/icons';
import { Button, Modal, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { NOTHING_SHARED, type Card, type Project } from '@/design/saved-designs/entry';
import { safeFileName } from '@/features/designs/archive/file-name';
import type { CardState } from '@/features/designs/calculation/card-state';
import type { Records } from '@/features/designs/calculation/use-current-cards';
import {
  FormDialog,
  LONGEST,
  ProjectDialog,
  type Closed,
  type ProjectValues,
} from '@/features/designs/page/project-dialog';
import type { PageActions } from '@/features/designs/page/use-page-actions';
import { addProject, DAYS_KEPT } from '@/features/designs/saved-designs/actions';
import { lazyDialog } from '@/shared/ui/lazy-dialog';
import { useNotices } from '@/shared/ui/notices';
import { putProjects, removeProject } from '@/stores/saved-designs/database';
import styles from '@/features/designs/page/designs-page.module.css';

/** Fields that the name dialog changes. */
type Named = Pick<Card, 'name' | 'point'>;

function NameDialog({ card, onSave, onClose }: { card: Card; onSave: (named: Named) => void } & Closed) {
  const { t } = useTranslation('designs');
  return (
    <FormDialog<Named> title={t('rename.title')} values={card} onSave={onSave} onClose={onClose}>
      <Form.Item name="name" label={t('rename.name')}>
        <Input autoFocus maxLength={LONGEST} />
      </Form.Item>
      <Form.Item name="point" label={t('rename.point')}>
        <Input maxLength={LONGEST} placeholder={t('rename.example')} />
      </Form.Item>
    </FormDialog>
  );
}

interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
  cards: readonly Card[];
  /** True if the designs are already among the deleted designs, so that this deletion is final. */
  isForGood: boolean;
  onExport: () => void;
  onDelete: () => void;
}

function DeleteDialog({ open, onClose, cards, isForGood, onExport, onDelete }: DeleteDialogProps) {
  const { t } = useTranslation(['designs', 'common']);
  return (
    <Modal
      open={open}
      title={t('designs:delete.title', { count: cards.length })}
      onCancel={onClose}
      closable={{ 'aria-label': t('common:close') }}
      footer={[
        <Button key="export" icon={<DownloadOutlined aria-hidden />} onClick={onExport}>
          {t('designs:delete.export')}
        </Button>,
        <Button key="cancel" onClick={onClose}>
          {t('common:cancel')}
        </Button>,
        <Button key="delete" type="primary" danger autoFocus onClick={onDelete}>
          {t(isForGood ? 'designs:actions.remove' : 'designs:actions.delete')}
        </Button>,
      ]}
    >
      {isForGood ? t('designs:delete.forGood') : t('designs:delete.text', { days: DAYS_KEPT })}
      <ul className={styles.names}>
        {cards.map(({ id, name, point }) => (
          <li key={id}>{[name || t('designs:unnamed'), point].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </Modal>
  );
}

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
  title: string;
  records: Records;
  isForGood: boolean;
  actions: PageActions;
  onClose: () => void;
  onExport: (cards: readonly Card[]) => void;
  onDelete: (cards: readonly Card[]) => void;
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
      const save = ({ name, point }: Named) => {
        onClose();
        actions.rename(card, name, point);
      };
      return <NameDialog card={card} onClose={onClose} onSave={save} />;
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
      const save = async ({ name, ...shared }: ProjectValues) => {
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
          onClose={onClose}
          values={{ name: project?.name ?? '', ...(project?.shared ?? NOTHING_SHARED) }}
          onSave={(values) => void save(values)}
          onRemove={project && (() => void remove())}
        />
      );
    }
  }
}
