/** Dialogs of the designs page; only one can be open at a time. */
import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button, Form, Input, Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Archive } from '@/design/saved-designs/archive';
import {
  NOTHING_SHARED,
  SHARED_FIELDS,
  type Card,
  type Project,
  type SharedFields,
} from '@/design/saved-designs/saved-design';
import { useArchive } from '@/features/designs/archive/use-archive';
import { cardState, type Current, type Records } from '@/features/designs/calculation/use-current-cards';
import { closeDialog, signedInOwner, useDesignsState } from '@/features/designs/designs-state';
import { addProject, DAYS_KEPT, type Named } from '@/features/designs/saved-designs/actions';
import { useDesignActions, useReportFailure } from '@/features/designs/saved-designs/use-design-actions';
import { Dialog } from '@/shared/ui/dialog';
import { lazyDialog } from '@/shared/ui/lazy-dialog';
import { useNotices } from '@/shared/ui/notices';
import { trimmedTexts } from '@/shared/user-details';
import { putProjects, removeProject } from '@/stores/saved-designs/database';
import { projectsByName, chooseFolder, useDesignsView } from '@/stores/saved-designs/designs-view';
import { useSessionStore } from '@/stores/session';
import styles from '@/features/designs/page/designs-page.module.css';

const FORM = 'designs-form';
const LONGEST = 200;

interface FormDialogProps<T> {
  title: string;
  values: T;
  /** Called with the texts without leading and trailing spaces. */
  onSave: (values: T) => void;
  needsName?: boolean;
  children: ReactNode;
}

function FormDialog<T extends object>({ title, values, onSave, needsName, children }: FormDialogProps<T>) {
  const { t } = useTranslation('common');
  const [form] = Form.useForm<Record<string, string>>();
  const name = Form.useWatch<string | undefined>('name', form);
  return (
    <Dialog
      title={title}
      okText={t('save')}
      okButtonProps={{ htmlType: 'submit', form: FORM, disabled: needsName && !name?.trim() }}
      onClose={closeDialog}
      // antd moves the focus to the button that closes the dialog.
      afterOpenChange={(isOpen) => isOpen && form.focusField('name')}
    >
      <Form
        name={FORM}
        form={form}
        layout="vertical"
        initialValues={values}
        onFinish={(typed) => onSave(trimmedTexts(typed) as T)}
      >
        {children}
      </Form>
    </Dialog>
  );
}

/** Form for everything that identifies a design: name, position and project. */
function RenameDialog({ card }: { card: Card }) {
  const { t } = useTranslation(['designs', 'common']);
  const projects = useDesignsState((state) => state.savedDesigns.projects);
  const { rename } = useDesignActions();
  const { name, point } = card;
  const project = projects.some(({ id }) => id === card.project) ? card.project : null;
  return (
    <FormDialog<Omit<Named, 'project'> & { project?: string }>
      title={t('designs:rename.title')}
      values={{ name, point, project: project ?? '' }}
      onSave={(typed) => void rename(card, { ...typed, project: typed.project || null })}
    >
      <Form.Item name="name" label={t('common:name')}>
        <Input maxLength={LONGEST} />
      </Form.Item>
      <Form.Item name="point" label={t('designs:rename.point')}>
        <Input maxLength={LONGEST} placeholder={t('designs:rename.example')} />
      </Form.Item>
      {card.kind === 'design' && (
        <Form.Item name="project" label={t('common:project')}>
          <Select
            options={[
              { value: '', label: t('designs:folders.none') },
              ...projectsByName(projects).map(({ id, name: label }) => ({ value: id, label })),
            ]}
          />
        </Form.Item>
      )}
    </FormDialog>
  );
}

function DeleteDialog({ cards }: { cards: readonly Card[] }) {
  const { t } = useTranslation(['designs', 'common']);
  const isForGood = useDesignsView(({ folder }) => folder.kind === 'deleted');
  const { exportCards } = useArchive();
  const { remove } = useDesignActions();
  return (
    <Dialog
      title={t('designs:delete.title', { count: cards.length })}
      okText={t(isForGood ? 'designs:actions.remove' : 'common:delete')}
      okButtonProps={{ danger: true, autoFocus: true }}
      onOk={() => void remove(cards)}
      onClose={closeDialog}
      footer={(buttons) => (
        <>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void exportCards(cards)}>
            {t('designs:delete.export')}
          </Button>
          {buttons}
        </>
      )}
    >
      {isForGood ? t('common:confirmDeleteHint') : t('designs:delete.text', { days: DAYS_KEPT })}
      <ul className={styles.names}>
        {cards.map(({ id, name, point }) => (
          <li key={id}>{[name || t('designs:unnamed'), point].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
    </Dialog>
  );
}

const GROUPS = {
  company: ['company', 'address', 'telephone', 'mail'],
  people: ['designer', 'checker', 'approver'],
} as const satisfies Record<string, readonly (typeof SHARED_FIELDS)[number][]>;

/** Form for the data that the designs of a project share; `project` is null for a new project. */
function ProjectDialog({ project }: { project: Project | null }) {
  const { t } = useTranslation(['designs', 'report', 'common']);
  const { modal } = useNotices();
  const reportFailure = useReportFailure();
  const save = async ({ name, ...shared }: SharedFields & { name: string }) => {
    closeDialog();
    if (project) {
      reportFailure(await putProjects([{ ...project, name, shared, changed: Date.now() }]));
      return;
    }
    const added = await addProject(signedInOwner(), name, shared);
    if (added.ok) chooseFolder({ kind: 'project', id: added.value.id });
    else reportFailure(added);
  };
  const remove = async ({ owner, id, name }: Project) => {
    closeDialog();
    const isAgreed = await modal.confirm({
      title: t('common:confirmDelete', { name }),
      content: t('designs:project.removed'),
      okText: t('common:delete'),
    });
    if (isAgreed) reportFailure(await removeProject(owner, id));
  };
  return (
    <FormDialog
      title={t('designs:project.title')}
      values={{ name: project?.name ?? '', ...(project?.shared ?? NOTHING_SHARED) }}
      needsName
      onSave={(values) => void save(values)}
    >
      <p>{t('designs:project.text')}</p>
      <Form.Item name="name" label={t('common:project')} required>
        <Input maxLength={LONGEST} />
      </Form.Item>
      {(['company', 'people'] as const).map((group) => (
        <div
          key={group}
          role="group"
          aria-label={t(`designs:project.groups.${group}`)}
          className={styles.group}
        >
          <strong>{t(`designs:project.groups.${group}`)}</strong>
          {GROUPS[group].map((field) => (
            <Form.Item key={field} name={field} label={t(`report:${field}`)}>
              <Input maxLength={LONGEST} />
            </Form.Item>
          ))}
        </div>
      ))}
      {project && (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => void remove(project)}>
          {t('designs:project.remove')}
        </Button>
      )}
    </FormDialog>
  );
}

/** Maximum number of names that the dialog about conflicts lists. */
const MOST_NAMED = 10;

/** Dialog for designs in an imported file that are already saved. */
function ConflictDialog({ archive, cards }: { archive: Archive; cards: readonly Card[] }) {
  const { t } = useTranslation(['designs', 'common']);
  const { take } = useArchive();
  const names = cards.slice(0, MOST_NAMED).map(({ name }) => name || t('designs:unnamed'));
  return (
    <Dialog
      title={t('designs:import.clashes', { count: cards.length })}
      onClose={closeDialog}
      footer={[
        <Button key="cancel" onClick={closeDialog}>
          {t('common:cancel')}
        </Button>,
        <Button key="replace" danger onClick={() => void take(archive, 'replace')}>
          {t('designs:import.replace')}
        </Button>,
        <Button key="both" type="primary" autoFocus onClick={() => void take(archive, 'both')}>
          {t('designs:import.both')}
        </Button>,
      ]}
    >
      <ul>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
        {cards.length > MOST_NAMED && (
          <li>{t('designs:import.more', { count: cards.length - MOST_NAMED })}</li>
        )}
      </ul>
    </Dialog>
  );
}

const ProjectReportDialog = lazyDialog(
  async () => (await import('@/features/designs/report/project-report-dialog')).ProjectReportDialog,
);
const InstallationDialog = lazyDialog(
  async () => (await import('@/features/designs/installation/installation-dialog')).InstallationDialog,
);

export function Dialogs({ title, current, records }: { title: string; current: Current; records: Records }) {
  const dialog = useDesignsState((state) => state.dialog);
  const user = useSessionStore((state) => state.user);
  if (dialog === null || user === null) return null;
  switch (dialog.kind) {
    case 'rename':
      return <RenameDialog card={dialog.card} />;
    case 'delete':
      return <DeleteDialog cards={dialog.cards} />;
    case 'project':
      return <ProjectDialog project={dialog.project} />;
    case 'conflicts':
      return <ConflictDialog archive={dialog.archive} cards={dialog.cards} />;
    case 'installation':
      return (
        <InstallationDialog open onClose={closeDialog} cards={dialog.cards} records={records} title={title} />
      );
    case 'report':
      return (
        <ProjectReportDialog
          open
          onClose={closeDialog}
          user={user}
          project={dialog.project}
          cards={dialog.cards}
          stateOf={(card) => cardState(card, current)}
        />
      );
  }
}
