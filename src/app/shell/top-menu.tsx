/** Main menu: design, designs, standard, help, feedback, and databases and accounts for administrators. */
import {
  LogoutOutlined,
  UserOutlined,
  AppstoreOutlined,
  BlockOutlined,
  BookOutlined,
  CheckOutlined,
  DatabaseOutlined,
  FilePdfOutlined,
  MessageOutlined,
  PlayCircleOutlined,
  QuestionCircleOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Avatar, Button, Dropdown, Flex, Menu, type MenuProps } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useLocation } from 'react-router-dom';
import { userImageQuery } from '@/api/calls/images';
import type { User } from '@/api/contract/account';
import { manualAddress } from '@/app/env';
import { currentLanguage } from '@/app/i18n/i18n';
import { STANDARDS, type Standard } from '@/engineering';
import { hasUnsavedChanges } from '@/shared/hooks/stored-input';
import {
  routes,
  ADMIN_FORMS,
  ADMIN_LISTS,
  menuText,
  SUBMENUS,
  type SubmenuPage,
} from '@/shared/navigation/routes';
import { lazyDialog } from '@/shared/ui/lazy-dialog';
import { useNotices } from '@/shared/ui/notices';
import { parseStandard, usePreferencesStore } from '@/stores/preferences';
import { endSession, isAdmin, useSessionStore } from '@/stores/session';
import styles from '@/app/shell/shell.module.css';

const FeedbackDialog = lazyDialog(async () => (await import('@/app/shell/help-dialogs')).FeedbackDialog);
const VideoDialog = lazyDialog(async () => (await import('@/app/shell/help-dialogs')).VideoDialog);

/** Entry to highlight for each page of administrators: that of its list. */
const ENTRY_OF = new Map<string, string>(
  ADMIN_LISTS.flatMap((list) =>
    [list, ...ADMIN_FORMS[list]].map((page) => [routes[page].toLowerCase(), routes[list]] as const),
  ),
);

/** Namespaces of the texts; only the menu of administrators needs the databases. */
const TEXTS = ['shell', 'databases'] as const;

type MenuItems = NonNullable<MenuProps['items']>;

function useStandard(): Standard {
  const { search } = useLocation();
  const remembered = usePreferencesStore((state) => state.standard);
  return parseStandard(new URLSearchParams(search).get('standardType')) ?? remembered;
}

export function TopMenu() {
  const admin = useSessionStore((state) => isAdmin(state.user));
  // The menu does not wait for the names of the databases, which are shown only once a submenu is open.
  const { t } = useTranslation((admin ? TEXTS : 'shell') as typeof TEXTS, { useSuspense: false });
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const standard = useStandard();
  const rememberStandard = usePreferencesStore((state) => state.rememberStandard);
  const [dialog, setDialog] = useState<'feedback' | 'video' | null>(null);
  // antd opens the menu only for a mouse pointer; this state also opens it on a click or tap.
  const [openKeys, setOpenKeys] = useState<string[]>([]);
  const onTitleClick = ({ key }: { key: string }) => setOpenKeys([key]);

  const open = (path: string) => () => void navigate(path);
  const entries = (names: readonly SubmenuPage[]) =>
    names.map((name) => ({ key: routes[name], label: t(menuText(name)), onClick: open(routes[name]) }));

  const submenu = (key: string, icon: ReactNode, label: string, children: MenuItems) => ({
    key,
    onTitleClick,
    icon,
    label,
    children,
  });

  const items: MenuItems = [
    {
      key: routes.home,
      icon: <AppstoreOutlined aria-hidden />,
      label: t('menu.home'),
      onClick: open(routes.homeWith(standard)),
    },
    {
      key: routes.designs,
      icon: <BlockOutlined aria-hidden />,
      label: t('menu.designs'),
      onClick: open(routes.designs),
    },
    submenu(
      'standard',
      <BookOutlined aria-hidden />,
      `${t('menu.standard')}: ${standard}`,
      STANDARDS.map((name) => ({
        key: name,
        label: name,
        icon: name === standard ? <CheckOutlined aria-hidden /> : <span />,
        onClick: () => {
          rememberStandard(name);
          void navigate(routes.homeWith(name));
        },
      })),
    ),
    submenu('help', <QuestionCircleOutlined aria-hidden />, t('menu.help'), [
      {
        key: 'manual',
        icon: <FilePdfOutlined aria-hidden />,
        label: (
          <a href={manualAddress(currentLanguage())} target="_blank" rel="noreferrer">
            {t('menu.manual')}
          </a>
        ),
      },
      {
        key: 'video',
        icon: <PlayCircleOutlined aria-hidden />,
        label: t('menu.video'),
        onClick: () => setDialog('video'),
      },
      { type: 'divider' },
      ...entries(SUBMENUS.help),
    ]),
    {
      key: 'feedback',
      icon: <MessageOutlined aria-hidden />,
      label: t('menu.feedback'),
      onClick: () => setDialog('feedback'),
    },
    ...(admin
      ? [
          submenu(
            'database',
            <DatabaseOutlined aria-hidden />,
            t('menu.database'),
            entries(SUBMENUS.database),
          ),
          submenu('account', <TeamOutlined aria-hidden />, t('menu.account'), entries(SUBMENUS.account)),
        ]
      : []),
  ];

  const isHome = pathname.toLowerCase() === routes.home;
  return (
    <>
      <Menu
        mode="horizontal"
        aria-label={t('menu.label')}
        items={items}
        openKeys={openKeys}
        onOpenChange={setOpenKeys}
        selectedKeys={isHome ? [routes.home] : [ENTRY_OF.get(pathname.toLowerCase()) ?? pathname]}
        style={{ flex: 1, minWidth: 0, borderBottom: 0 }}
      />
      <FeedbackDialog open={dialog === 'feedback'} onClose={() => setDialog(null)} />
      <VideoDialog open={dialog === 'video'} onClose={() => setDialog(null)} />
    </>
  );
}

/** Company and avatar of the user; the menu opens the profile or signs out. */
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
