/** Note below the name field for an anchor size that can be stored, but cannot be chosen in a design. */
import { Alert, Form, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { DIAMETERS } from '@/design/model/design-state';
import type { AnchorValues } from '@/features/administration/anchors/anchor-values';
import { threadOf } from '@/quantities/plausible/anchor-quantity';

export function NotOffered({ form }: { form: FormInstance<AnchorValues> }) {
  const { t } = useTranslation('anchors');
  const name = Form.useWatch('name', form) as string | undefined;
  const thread = threadOf(name ?? '');
  if (thread === 0 || DIAMETERS.some((size) => Number(size) === thread)) return null;
  const offered = DIAMETERS.map((size) => `M${size}`).join(', ');
  return (
    <Alert type="info" showIcon style={{ marginBottom: 16 }} title={t('notOffered', { thread, offered })} />
  );
}
