/** Tab that lists the roles of the user. */
import { Empty, Flex, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';

export function RolesTab({ user }: { user: User }) {
  const { t } = useTranslation('personal');
  if (user.roles.length === 0) {
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noRoles')} />;
  }
  return (
    <Flex gap={8} wrap>
      {user.roles.map(({ id, name, nickName }) => (
        <Tag key={id ?? name}>{nickName || name}</Tag>
      ))}
    </Flex>
  );
}
