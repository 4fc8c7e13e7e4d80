/** Page that adds a user with personal data, password and roles. */
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { roles } from '@/api/calls/roles';
import { addUser, USERS_KEY } from '@/api/calls/users';
import type { Choice, NewUser } from '@/api/contract/account';
import type { WireId } from '@/api/contract/wire-values';
import { ChoiceTransfer } from '@/features/administration/records/choice-transfer';
import { FormPage } from '@/features/administration/records/form-page';
import { SaveForm } from '@/features/administration/records/save-form';
import { useSave } from '@/features/administration/records/use-save';
import { UserDataFields } from '@/features/administration/users/user-data-fields';
import { trimmedUserData, type UserDataValues } from '@/features/administration/users/user-data-values';
import { routes } from '@/shared/navigation/routes';
import { PasswordFields, type PasswordValues } from '@/shared/ui/password-fields';
import styles from '@/features/administration/records/records.module.css';

interface NewUserValues extends UserDataValues, PasswordValues {
  roles: WireId[];
}

const EMPTY: NewUserValues = {
  username: '',
  name: '',
  phoneNumber: '',
  email: '',
  company: '',
  address: '',
  jobTitle: '',
  password: '',
  confirm: '',
  roles: [],
};

/** Returns the body of the create call; the password is sent as typed. */
function newUserOf({ confirm: _, password, roles, ...data }: NewUserValues): NewUser {
  return { ...trimmedUserData(data), password, roles };
}

function UserCreateForm({ choices }: { choices: readonly Choice[] }) {
  const { t } = useTranslation('users');
  const saving = useSave<NewUserValues>({
    isNew: true,
    send: (values) => addUser(newUserOf(values)),
    outdated: USERS_KEY,
    leadsTo: routes.users,
  });
  return (
    <SaveForm<NewUserValues> saving={saving} initialValues={EMPTY} keptAs="user:">
      <UserDataFields />
      <div className={styles.columns}>
        <div>
          <PasswordFields passwordLabel={t('fields.password')} confirmLabel={t('fields.confirm')} />
        </div>
        <Form.Item name="roles" label={t('fields.roles')} className={styles.wide}>
          <ChoiceTransfer choices={choices} titles={[t('rolesUnadded'), t('rolesAdded')]} />
        </Form.Item>
      </div>
    </SaveForm>
  );
}

export function UserCreatePage() {
  const { t } = useTranslation('users');
  const choices = useQuery(roles.names());
  return (
    <FormPage
      title={t('createTitle')}
      listPath={routes.users}
      needs={[choices]}
      unreadable={choices.data?.unreadable}
    >
      <UserCreateForm choices={choices.data?.records ?? []} />
    </FormPage>
  );
}
