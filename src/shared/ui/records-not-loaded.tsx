/** Message above a list with the names of its unreadable records, each with its invalid field. */
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

interface RecordsNotLoadedProps {
  unreadable: readonly { name: string; field: string }[];
}

/** Maximum number of names shown, because all records of a list may be unreadable. */
const MOST_NAMED = 5;

export function RecordsNotLoaded({ unreadable }: RecordsNotLoadedProps) {
  const { t } = useTranslation();
  if (unreadable.length === 0) return null;
  const named = unreadable
    .slice(0, MOST_NAMED)
    .map(({ name, field }) => (field === '' ? name : `${name} (${field})`));
  const rest = unreadable.length - named.length;
  const names = [...named, ...(rest > 0 ? [t('unread.more', { count: rest })] : [])].join(t('between'));
  return (
    <Alert
      type="warning"
      showIcon
      title={t('unread.title', { count: unreadable.length })}
      description={names}
    />
  );
}
