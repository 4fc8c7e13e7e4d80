/** Tab with a form for the user's name, company and contact data. */
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { changeMe, type Me } from '@/api/calls/me';
import { userPatchOf } from '@/api/calls/user-patch';
import type { User } from '@/api/contract/account';
import { SaveForm } from '@/features/administration/records/save-form';
import { useSave } from '@/features/administration/records/use-save';
import { reloadUser } from '@/stores/open-session';

/** Field names and their autocomplete values for browsers. */
const FIELDS = [
  ['name', 'name'],
  ['phoneNumber', 'tel'],
  ['email', 'email'],
  ['company', 'organization'],
  ['address', 'street-address'],
  ['jobTitle', 'organization-title'],
] as const;

type BasicFields = Pick<User, (typeof FIELDS)[number][0]>;

const fieldsOf = (values: BasicFields) =>
  Object.fromEntries(FIELDS.map(([field]) => [field, (values[field] ?? '').trim()])) as BasicFields;

export function BasicTab({ user }: { user: Me }) {
  const { t } = useTranslation('personal');
  const saving = useSave<BasicFields>({
    isNew: false,
    outdated: ['me'],
    send: (values) => changeMe({ ...userPatchOf(user), ...fieldsOf(values) }),
    onSaved: () => void reloadUser(),
  });
  return (
    <SaveForm<BasicFields>
      saving={saving}
      initialValues={fieldsOf(user)}
      keptAs="profile"
      submitText={t('save')}
    >
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', columnGap: 24 }}>
        <Form.Item label={t('fields.username')} htmlFor="personal-username">
          <Input id="personal-username" value={user.username} readOnly disabled autoComplete="username" />
        </Form.Item>
        {FIELDS.map(([field, autoComplete]) => (
          <Form.Item key={field} name={field} label={t(`fields.${field}`)}>
            <Input autoComplete={autoComplete} maxLength={255} />
          </Form.Item>
        ))}
      </div>
    </SaveForm>
  );
}
