/** Page that adds a role with its permissions, or edits the role whose id is in the URL query. */
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { permissionChoicesQuery } from '@/api/calls/permissions';
import { addRole, changeRole, roleChoicesQuery, roleQuery, ROLES_KEY } from '@/api/calls/roles';
import type { Choice, Role, RoleDraft } from '@/api/contract/account';
import { ChoiceTransfer } from '@/features/administration/records/choice-transfer';
import { FormPage } from '@/features/administration/records/form-page';
import { KeyedFields } from '@/features/administration/records/keyed-fields';
import { SaveForm } from '@/features/administration/records/save-form';
import { useSave } from '@/features/administration/records/use-save';
import { routes } from '@/shared/navigation/routes';
import styles from '@/features/administration/records/records.module.css';

const EMPTY: RoleDraft = { name: '', nickName: '', description: '', permissions: [] };

interface RoleFormProps {
  role: Role | null;
  choices: readonly Choice[];
  others: readonly Choice[];
}

function RoleForm({ role, choices, others }: RoleFormProps) {
  const { t } = useTranslation(['roles', 'administration', 'common']);
  const saving = useSave();

  const submit = ({ name, nickName, description, permissions }: RoleDraft) =>
    saving.save({
      call: () => {
        const draft = { name: name.trim(), nickName: nickName.trim(), description, permissions };
        return role ? changeRole(role.id, draft) : addRole(draft);
      },
      successText: t(role ? 'common:message.modify_success' : 'common:message.add_success'),
      outdated: ROLES_KEY,
      leadsTo: routes.roles,
    });

  return (
    <SaveForm<RoleDraft>
      saving={saving}
      submitText={t(role ? 'administration:modify' : 'administration:add')}
      initialValues={role ?? EMPTY}
      keptAs={`role:${role?.id ?? ''}`}
      onSubmit={(values) => void submit(values)}
    >
      <div className={styles.columns}>
        <div>
          <KeyedFields
            isNew={role === null}
            labels={{
              name: t('fields.name'),
              nickName: t('fields.nickName'),
              description: t('fields.description'),
            }}
            required={{ name: t('required.name'), nickName: t('required.nickName') }}
            others={others}
          />
        </div>
        <Form.Item name="permissions" label={t('fields.permissions')} className={styles.wide}>
          <ChoiceTransfer choices={choices} titles={[t('permissionsUnadded'), t('permissionsAdded')]} />
        </Form.Item>
      </div>
    </SaveForm>
  );
}

export function RoleFormPage() {
  const { t } = useTranslation('roles');
  const id = useSearchParams()[0].get('roleId') ?? '';
  const detail = useQuery({ ...roleQuery(id), enabled: id !== '', gcTime: 0 });
  const choices = useQuery(permissionChoicesQuery());
  const roles = useQuery(roleChoicesQuery());
  const role = id === '' ? null : (detail.data ?? null);
  const others = (roles.data?.records ?? []).filter((other) => String(other.id) !== id);
  return (
    <FormPage
      title={role ? t('editTitle', { name: role.nickName || role.name }) : t('createTitle')}
      listPath={routes.roles}
      needs={id === '' ? [choices] : [detail, choices]}
      unreadable={choices.data?.unreadable}
    >
      <RoleForm key={id} role={role} choices={choices.data?.records ?? []} others={others} />
    </FormPage>
  );
}
