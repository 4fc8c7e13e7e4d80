/** Company and avatar of the user; the menu opens the profile or signs out. */
import { LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Avatar, Button, Dropdown, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { userImageQuery } from '@/api/calls/images';
import type { User } from '@/api/contract/account';
import { hasUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices';
import { endSession } from '@/stores/session';
import styles from '@/app/shell/shell.module.css';

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const { modal } = useNotices();
  const { data: picture } = useQuery(userImageQuery(user.avatar));
  const name = user.name || user.username;

  const signOut = async () => {
    const leaves =
      !hasUnsavedChanges() ||
      (await modal.confirm({
        title: t('common:leave.title'),
        content: t('common:leave.text'),
        okText: t('common:leave.leave'),
        cancelText: t('common:leave.stay'),
      }));
    if (leaves) endSession('signedOut');
  };

  return (
    <Flex align="center" gap={12}>
      <span className={`clipped ${styles.company}`} title={user.company}>
        {user.company}
      </span>
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
        <Button type="text" aria-label={t('shell:user.menu', { name })} style={{ paddingInline: 8 }}>
          <Avatar size={26} src={picture} icon={<UserOutlined aria-hidden />} alt="" />
          {name}
        </Button>
      </Dropdown>
    </Flex>
  );
}
