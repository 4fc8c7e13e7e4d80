/** Link to a field of the design; nothing if no field can correct the problem. */
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { openField } from '@/stores/workspace-view';

export function FieldLink({ field, className }: { field: string | null; className?: string }) {
  const { t } = useTranslation('design');
  if (field === null || field === '') return null;
  return (
    <Button type="link" size="small" className={className} onClick={() => openField(field)}>
      {t('actions.toField')}
    </Button>
  );
}
