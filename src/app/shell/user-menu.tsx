/** Company and avatar of the user, with the way to the profile and out. */
import { LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { App, Avatar, Button, Dropdown, Flex, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { userImageQuery } from '@/api/calls/images';
import type { User } from '@/api/contract/account';
import { hasUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { routes } from '@/shared/navigation/routes';
import { endSession } from '@/stores/session';

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const { modal } = App.useApp();
  const { data: picture } = useQuery(userImageQuery(user.avatar));
  const name = user.name || user.username;

  const signOut = async () => {
    const mayLeave =
      !hasUnsavedChanges() ||
      (await modal.confirm({
        title: t('common:leave.title'),
        content: t('common:leave.text'),
        okText: t('common:leave.leave'),
        cancelText: t('common:leave.stay'),
      }));
    if (mayLeave) endSession('signedOut');
  };

  return (
    <Flex align="center" gap={10}>
      <Typography.Text ellipsis={{ tooltip: user.company }} style={{ maxWidth: 260 }}>
        {user.company}
      </Typography.Text>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            {
              key: 'profile',
              icon: <UserOutlined aria-hidden />,
              label: t('shell:user.profile'),
              onClick: () => void navigate(routes.personal),
            },
            { type: 'divider' },
            {
              key: 'signOut',
              icon: <LogoutOutlined aria-hidden />,
              label: t('shell:user.signOut'),
              onClick: () => void signOut(),
            },
          ],
        }}
      >
        <Button type="text" aria-label={t('shell:user.menu', { name })} style={{ paddingInline: 6 }}>
          <Avatar size={26} src={picture} icon={<UserOutlined aria-hidden />} alt="" />
          {name}
        </Button>
      </Dropdown>
    </Flex>
  );
}
