/** Dialog for the name of a design and its location in the building. */
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface NameDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  point: string;
  onSave: (name: string, point: string) => void;
}

const LONGEST = 200;
const FORM = 'design-name-form';

export function NameDialog({ open, onClose, onSave, ...before }: NameDialogProps) {
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
