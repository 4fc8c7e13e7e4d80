/** Dialog for the data shared by the designs of a project. */
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SHARED_FIELDS, type SharedFields } from '@/design/saved-designs/entry';
import styles from '@/features/designs/page/designs-page.module.css';

interface ProjectDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  shared: SharedFields;
  onSave: (name: string, shared: SharedFields) => void;
  /** Deletes the project; null for a new project. */
  onRemove: (() => void) | null;
}

const LONGEST = 200;
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
const FORM = 'project-form';

export function ProjectDialog({ open, onClose, onSave, onRemove, ...before }: ProjectDialogProps) {
  const { t } = useTranslation(['designs', 'common', 'report']);
  const [name, setName] = useState(before.name);
  const [shared, setShared] = useState(before.shared);
  return (
    <Modal
      open={open}
      title={t('designs:project.title')}
      okText={t('designs:save')}
      okButtonProps={{ htmlType: 'submit', form: FORM, disabled: name.trim() === '' }}
      cancelText={t('common:cancel')}
      onCancel={onClose}
      closable={{ 'aria-label': t('common:close') }}
    >
      <p>{t('designs:project.text')}</p>
      <Form id={FORM} layout="vertical" onFinish={() => onSave(name.trim(), shared)}>
        <Form.Item label={t('designs:project.name')} htmlFor="project-name" required>
          <Input
            id="project-name"
            autoFocus
            maxLength={LONGEST}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
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
              <Form.Item key={field} label={t(`report:${field}`)} htmlFor={`project-${field}`}>
                <Input
                  id={`project-${field}`}
                  maxLength={LONGEST}
                  value={shared[field]}
                  onChange={(event) => setShared({ ...shared, [field]: event.target.value })}
                />
              </Form.Item>
            ))}
          </div>
        ))}
      </Form>
      {onRemove && (
        <Button danger icon={<DeleteOutlined aria-hidden />} onClick={onRemove}>
          {t('designs:project.remove')}
        </Button>
      )}
    </Modal>
  );
}
