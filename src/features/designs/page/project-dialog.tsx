/** Dialog with a form, and the dialog for the data shared by the designs of a project. */
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Form, Input, Modal } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SHARED_FIELDS, type SharedFields } from '@/design/saved-designs/entry';
import styles from '@/features/designs/page/designs-page.module.css';

const FORM = 'designs-form';
export const LONGEST = 200;

export interface Closed {
  onClose: () => void;
}

interface FormDialogProps<T> extends Closed {
  title: string;
  values: T;
  /** Called with the values without leading and trailing spaces. */
  onSave: (values: T) => void;
  /** Field that must not be empty. */
  needs?: string;
  children: ReactNode;
}

export function FormDialog<T extends object>(props: FormDialogProps<T>) {
  const { title, values, onSave, onClose, needs, children } = props;
  const { t } = useTranslation(['designs', 'common']);
  const [form] = Form.useForm<Record<string, string>>();
  const needed = Form.useWatch(needs ?? '', form) as string | undefined;
  const trimmed = (typed: Record<string, string>) =>
    Object.fromEntries(Object.entries(typed).map(([key, text]) => [key, text.trim()])) as T;
  return (
    <Modal
      open
      title={title}
      okText={t('designs:save')}
      okButtonProps={{ htmlType: 'submit', form: FORM, disabled: needs !== undefined && !needed?.trim() }}
      cancelText={t('common:cancel')}
      onCancel={onClose}
      closable={{ 'aria-label': t('common:close') }}
    >
      <Form
        name={FORM}
        form={form}
        layout="vertical"
        initialValues={values}
        onFinish={(typed) => onSave(trimmed(typed))}
      >
        {children}
      </Form>
    </Modal>
  );
}

export type ProjectValues = SharedFields & { name: string };

interface ProjectDialogProps extends Closed {
  values: ProjectValues;
  onSave: (values: ProjectValues) => void;
  /** Deletes the project; null for a new project. */
  onRemove: (() => void) | null;
}

const GROUPS = ['company', 'people'] as const;
const GROUP_OF: Readonly<Record<keyof SharedFields, (typeof GROUPS)[number]>> = {
  company: 'company',
  address: 'company',
  telephone: 'company',
  mail: 'company',
  designer: 'people',
  checker: 'people',
  approver: 'people',
};
export function ProjectDialog({ values, onSave, onClose, onRemove }: ProjectDialogProps) {
  const { t } = useTranslation(['designs', 'report']);
  return (
    <FormDialog<ProjectValues>
      title={t('designs:project.title')}
      values={values}
      needs="name"
      onSave={onSave}
      onClose={onClose}
    >
      <p>{t('designs:project.text')}</p>
      <Form.Item name="name" label={t('designs:project.name')} required>
        <Input autoFocus maxLength={LONGEST} />
      </Form.Item>
      {GROUPS.map((group) => (
        <div
          key={group}
          role="group"
          aria-label={t(`designs:project.groups.${group}`)}
          className={styles.group}
        >
          <strong>{t(`designs:project.groups.${group}`)}</strong>
          {SHARED_FIELDS.filter((field) => GROUP_OF[field] === group).map((field) => (
            <Form.Item key={field} name={field} label={t(`report:${field}`)}>
              <Input maxLength={LONGEST} />
            </Form.Item>
          ))}
        </div>
      ))}
      {onRemove && (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
          {t('designs:project.remove')}
        </Button>
      )}
    </FormDialog>
  );
}
