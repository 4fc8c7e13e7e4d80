/**
 * Fields that roles and permissions have in common: key (fixed once the record exists), display name,
 * description.
 */
import { Form, Input } from 'antd';

interface KeyedFieldsProps {
  isNew: boolean;
  labels: Record<'name' | 'nickName' | 'description', string>;
  required: Record<'name' | 'nickName', string>;
}

const LONGEST_TEXT = 255;

export function KeyedFields({ isNew, labels, required }: KeyedFieldsProps) {
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
        rules={[{ required: true, whitespace: true, message: required.nickName }]}
      >
        <Input maxLength={LONGEST_TEXT} />
      </Form.Item>
      <Form.Item name="description" label={labels.description}>
        <Input.TextArea rows={4} maxLength={LONGEST_TEXT} />
      </Form.Item>
    </>
  );
}
