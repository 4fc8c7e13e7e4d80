/** Dialogs of the designs page; only one can be open at a time. */
import { DownloadOutlined } from '@ant-design/icons';
import { Button, Modal, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { NOTHING_SHARED, type Card, type Project, type SharedFields } from '@/design/saved-designs/entry';
import { safeFileName } from '@/features/designs/archive/file-name';
import type { CardState } from '@/features/designs/calculation/card-state';
import type { Records } from '@/features/designs/calculation/use-current-cards';
import { ProjectDialog } from '@/features/designs/page/project-dialog';
import type { PageActions } from '@/features/designs/page/use-page-actions';
import { addProject, DAYS_KEPT } from '@/features/designs/saved-designs/actions';
import { lazyDialog } from '@/shared/ui/lazy';
import { useNotices } from '@/shared/ui/notices';
import { putProjects, removeProject } from '@/stores/saved-designs/database';
import styles from '@/features/designs/page/designs-page.module.css';

interface NameDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  point: string;
  onSave: (name: string, point: string) => void;
}

const LONGEST = 200;
const FORM = 'design-name-form';

function NameDialog({ open, onClose, onSave, ...before }: NameDialogProps) {
  const { t } = useTranslation(['designs', 'common']);
  const [name, setName] = useState(before.name);
  const [point, setPoint] = useState(before.point);
  const save = () => onSave(name.trim(), point.trim());
  return (
    <Modal
      open={open}
      title={t('designs:rename.title')}
      okText={t('designs:save')}
      cancelText={t('common:cancel')}
      onCancel={onClose}
      okButtonProps={{ htmlType: 'submit', form: FORM }}
      closable={{ 'aria-label': t('common:close') }}
    >
      <Form id={FORM} layout="vertical" onFinish={save}>
        <Form.Item label={t('designs:rename.name')} htmlFor="design-name">
          <Input
            id="design-name"
            autoFocus
            maxLength={LONGEST}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </Form.Item>
        <Form.Item label={t('designs:rename.point')} htmlFor="design-point">
          <Input
            id="design-point"
            maxLength={LONGEST}
            placeholder={t('designs:rename.example')}
            value={point}
            onChange={(event) => setPoint(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Modal>
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
