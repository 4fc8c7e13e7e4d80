/** Company and avatar of the user; the menu opens the profile or signs out. */
import { LogoutOutlined, UserOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Avatar, Button, Dropdown, Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { userImageQuery } from '@/api/calls/images';
import type { User } from '@/api/contract/account';
import { useLeaveQuestion } from '@/app/shell/use-leave-question';
import { hasUnsavedChanges } from '@/shared/hooks/use-unsaved-changes';
import { routes } from '@/shared/navigation/routes';
import { endSession } from '@/stores/session';
import styles from '@/app/shell/shell.module.css';

export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation(['shell', 'common']);
  const navigate = useNavigate();
  const askToLeave = useLeaveQuestion();
  const { data: picture } = useQuery(userImageQuery(user.avatar));
  const name = user.name || user.username;

  const signOut = () => {
    const end = () => endSession('signedOut');
    if (hasUnsavedChanges()) askToLeave(end);
    else end();
  };

  return (
    <Flex align="center" gap={12}>
      <span className={styles.company} title={user.company}>
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
              onClick: signOut,
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
