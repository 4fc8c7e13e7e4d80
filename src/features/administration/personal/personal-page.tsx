/** Page for the user's own account: tabs for data, image, password, roles, and data in this browser. */
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { AvatarTab } from '@/features/administration/personal/avatar-tab';
import { BasicTab } from '@/features/administration/personal/basic-tab';
import { BrowserDataTab } from '@/features/administration/personal/browser-data-tab';
import { PasswordTab } from '@/features/administration/personal/password-tab';
import { RolesTab } from '@/features/administration/personal/roles-tab';
import { PageCard } from '@/shared/ui/page-card';
import { useSessionStore } from '@/stores/session';

const TABS = {
  basic: BasicTab,
  avatar: AvatarTab,
  password: PasswordTab,
  roles: RolesTab,
  browserData: BrowserDataTab,
} as const;
const NAMES = Object.keys(TABS) as (keyof typeof TABS)[];

export function PersonalPage() {
  const { t } = useTranslation('personal');
  const user = useSessionStore((state) => state.user);
  if (user === null) return null;
  return (
    <PageCard title={t('title')}>
      <Tabs
        tabPlacement="start"
        items={NAMES.map((name) => {
          const Tab = TABS[name];
          return { key: name, label: t(`tabs.${name}`), children: <Tab user={user} /> };
        })}
      />
    </PageCard>
  );
}
