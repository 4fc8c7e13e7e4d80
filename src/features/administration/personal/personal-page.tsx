/** Page for the user's own account: tabs for data, image, password, roles, and data in this browser. */
import { useQuery } from '@tanstack/react-query';
import { Tabs, Form, Input, Typography, Empty, Flex, Tag, Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { uploadAvatar, userImageQuery } from '@/api/calls/images';
import { changeMe, type Me, changeMyPassword, userPatchOf } from '@/api/calls/session';
import type { User } from '@/api/contract/account';
import { ImageField } from '@/features/administration/records/image-field';
import { SaveForm, TextItem } from '@/features/administration/records/save-form';
import { routes } from '@/shared/navigation/routes';
import { useNotices } from '@/shared/ui/notices';
import { PageCard } from '@/shared/ui/page-card';
import { PasswordFields, type PasswordValues } from '@/shared/ui/password-fields';
import { DETAIL_NAMES, trimmedTexts, USER_DETAILS, type UserDetail } from '@/shared/user-details';
import { clearCompanyLogo } from '@/stores/company-logo';
import { removeItem } from '@/stores/local-storage';
import { autosave } from '@/stores/saved-designs/autosave';
import { countOf, removeAllOf, type StorageOutcome } from '@/stores/saved-designs/database';
import { reloadUser, endSession, LAYOUTS_KEY, useSessionStore } from '@/stores/session';
import styles from '@/features/administration/records/records.module.css';

/**
 * Removes all data of the user from this browser and signs out; signing out removes the open design, its
 * load list and the session data. If the saved designs cannot be removed, nothing is removed and the session
 * continues.
 */
async function removeUserData(owner: string): Promise<StorageOutcome<void>> {
  await autosave.flush();
  const removed = await removeAllOf(owner);
  if (!removed.ok) return removed;
  clearCompanyLogo(owner);
  removeItem(`${LAYOUTS_KEY}:${owner}`);
  endSession('signedOut');
  return removed;
}

function BrowserDataTab({ user }: { user: User }) {
  const { t } = useTranslation(['personal', 'designs']);
  const { modal, message } = useNotices();
  const owner = String(user.id);
  const { data: counted } = useQuery({
    queryKey: ['own data', owner],
    queryFn: () => autosave.flush().then(() => countOf(owner)),
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
    const removed = await removeUserData(owner);
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

function RolesTab({ user }: { user: User }) {
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

function PasswordTab({ user }: { user: User }) {
  const { t } = useTranslation(['personal', 'users']);
  return (
    <SaveForm<PasswordValues>
      submitText={t('save')}
      outdated={['me']}
      send={async ({ password }) => {
        const answer = await changeMyPassword(user.id, password);
        if (!answer.ok) return answer;
        endSession('passwordChanged');
        return null;
      }}
    >
      <Typography.Paragraph type="secondary">{t('passwordHint')}</Typography.Paragraph>
      {/* Password managers need the account name together with the password. */}
      <input type="text" value={user.username} autoComplete="username" readOnly hidden />
      <div style={{ maxWidth: 460 }}>
        <PasswordFields passwordLabel={t('fields.password')} confirmLabel={t('users:fields.confirm')} />
      </div>
    </SaveForm>
  );
}

function BasicTab({ user }: { user: Me }) {
  const { t } = useTranslation(['personal', 'users']);
  return (
    <SaveForm<Pick<User, UserDetail>>
      initialValues={user}
      keptAs="profile"
      submitText={t('save')}
      outdated={['me']}
      send={(values) => changeMe({ ...userPatchOf(user), ...trimmedTexts(values) })}
      onSaved={() => void reloadUser()}
    >
      <div className={styles.columns}>
        <Form.Item label={t('users:fields.username')} htmlFor="personal-username">
          <Input id="personal-username" value={user.username} readOnly disabled autoComplete="username" />
        </Form.Item>
        {DETAIL_NAMES.map((field) => (
          <TextItem
            key={field}
            name={field}
            label={t(`users:fields.${field}`)}
            autoComplete={USER_DETAILS[field]}
          />
        ))}
      </div>
    </SaveForm>
  );
}

const SIZE = { width: 150, height: 150 };
const MAX_BYTES = 1024 * 1024;

function AvatarTab({ user }: { user: Me }) {
  const { t } = useTranslation('personal');
  const { message } = useNotices();
  return (
    <ImageField
      query={userImageQuery(user.avatar)}
      isMissing={user.avatar === ''}
      size={SIZE}
      box={SIZE}
      isFixed
      maxBytes={MAX_BYTES}
      textOf={(text) => t(`avatar.${text}`)}
      store={async (picture, signal) => {
        const upload = await uploadAvatar(picture, signal);
        if (!upload.ok) return upload;
        const stored = await changeMe({ ...userPatchOf(user), avatar: upload.value });
        if (!stored.ok) return stored;
        await reloadUser();
        message.success(t('avatar.saved'));
        return stored;
      }}
    />
  );
}

const TABS = [
  ['basic', BasicTab],
  ['avatar', AvatarTab],
  ['password', PasswordTab],
  ['roles', RolesTab],
  ['browserData', BrowserDataTab],
] as const;

export function PersonalPage() {
  const { t } = useTranslation('personal');
  const user = useSessionStore((state) => state.user);
  if (user === null) return null;
  return (
    <PageCard title={t('title')}>
      <Tabs
        tabPlacement="start"
        items={TABS.map(([key, Tab]) => ({ key, label: t(`tabs.${key}`), children: <Tab user={user} /> }))}
      />
    </PageCard>
  );
}
