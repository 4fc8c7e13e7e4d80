/** Fields shared by roles and permissions: key (fixed after creation), display name, description. */
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Choice } from '@/api/contract/account';

interface KeyedFieldsProps {
  isNew: boolean;
  labels: Record<'name' | 'nickName' | 'description', string>;
  required: Record<'name' | 'nickName', string>;
  /** Other records; their display names cannot be reused. */
  others: readonly Choice[];
}

const LONGEST_TEXT = 255;

const comparable = (name: string) => name.trim().toLowerCase();

export function KeyedFields({ isNew, labels, required, others }: KeyedFieldsProps) {
  const { t } = useTranslation('administration');
  const isTaken = (name: string) => others.some(({ nickName }) => comparable(nickName) === comparable(name));
  return (
    <>
      <Form.Item
        name="name"
        label={labels.name}
        rules={[{ required: true, whitespace: true, message: required.name }]}
      >
        <Input disabled={!isNew} maxLength={LONGEST_TEXT} autoFocus={isNew} />
      </Form.Item>
      <Form.Item
        name="nickName"
        label={labels.nickName}
        validateFirst
        rules={[
          { required: true, whitespace: true, message: required.nickName },
          {
            validator: (_rule, name: string) =>
              isTaken(name)
                ? Promise.reject(new Error(t('nameTaken', { name: name.trim() })))
                : Promise.resolve(),
          },
        ]}
      >
        <Input maxLength={LONGEST_TEXT} />
      </Form.Item>
      <Form.Item name="description" label={labels.description}>
        <Input.TextArea rows={4} maxLength={LONGEST_TEXT} />
      </Form.Item>
    </>
  );
}
