/** Tab with a form that changes the password; the change ends the session. */
import { Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeMyPassword } from '@/api/calls/me';
import type { User } from '@/api/contract/account';
import { SaveForm } from '@/features/administration/records/save-form';
import { useSave } from '@/features/administration/records/use-save';
import { PasswordFields, type PasswordValues } from '@/shared/ui/password-fields';
import { endSession } from '@/stores/session';

export function PasswordTab({ user }: { user: User }) {
  const { t } = useTranslation('personal');
  const saving = useSave<PasswordValues>({
    isNew: false,
    outdated: ['me'],
    send: async ({ password }) => {
      const answer = await changeMyPassword(user.id, password);
      if (!answer.ok) return answer;
      endSession('passwordChanged');
      return null;
    },
  });
  return (
    <SaveForm<PasswordValues> saving={saving} submitText={t('save')}>
      <Typography.Paragraph type="secondary">{t('passwordHint')}</Typography.Paragraph>
      {/* Password managers need the account name together with the password. */}
      <input type="text" value={user.username} autoComplete="username" readOnly hidden />
      <div style={{ maxWidth: 460 }}>
        <PasswordFields passwordLabel={t('fields.password')} confirmLabel={t('fields.confirm')} />
      </div>
    </SaveForm>
  );
}
