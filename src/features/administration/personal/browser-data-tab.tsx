/**
 * Tab for the user's data in this browser: shows the number of entries, links to the export, and removes the
 * data.
 */
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { User } from '@/api/contract/account';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices';
import { countOwnData, removeOwnData } from '@/stores/own-data';

export function BrowserDataTab({ user }: { user: User }) {
  const { t } = useTranslation(['personal', 'designs']);
  const { modal, message } = useNotices();
  const owner = String(user.id);
  const { data: counted } = useQuery({
    queryKey: ['own data', owner],
    queryFn: () => countOwnData(owner),
    staleTime: 0,
    gcTime: 0,
  });
  const remove = async () => {
    const isAgreed = await modal.confirm({
      title: t('browserData.question'),
      content: t('browserData.questionDetail'),
      okText: t('browserData.remove'),
      okButtonProps: { danger: true },
    });
    if (!isAgreed) return;
    const removed = await removeOwnData(owner);
    if (!removed.ok) message.error(t(`designs:storage.${removed.failure}`));
  };
  return (
    <Flex vertical gap={12} align="start" style={{ maxWidth: 640 }}>
      <Typography.Text>{t('browserData.explain')}</Typography.Text>
      {counted && !counted.ok && (
        <Alert type="warning" showIcon title={t(`designs:storage.${counted.failure}`)} />
      )}
      {counted?.ok && (
        <ul>
          {(['designs', 'projects'] as const).map((part) => (
            <li key={part}>{t(`browserData.${part}`, { count: counted.value[part] })}</li>
          ))}
        </ul>
      )}
      <Link to={routes.designs}>{t('browserData.export')}</Link>
      <Button danger disabled={!counted?.ok} onClick={() => void remove()}>
        {t('browserData.remove')}
      </Button>
    </Flex>
  );
}
