/** Page that adds a permission, or edits the permission whose id is in the URL query. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  addPermission,
  changePermission,
  permissionChoicesQuery,
  permissionQuery,
  PERMISSIONS_KEY,
} from '@/api/calls/permissions';
import type { Choice, Permission, PermissionDraft } from '@/api/contract/account';
import { FormPage } from '@/features/administration/records/form-page';
import { KeyedFields } from '@/features/administration/records/keyed-fields';
import { SaveForm } from '@/features/administration/records/save-form';
import { useSave } from '@/features/administration/records/use-save';
import { routes } from '@/shared/navigation/routes';

const EMPTY: PermissionDraft = { name: '', nickName: '', description: '' };

interface PermissionFormProps {
  permission: Permission | null;
  others: readonly Choice[];
}

function PermissionForm({ permission, others }: PermissionFormProps) {
  const { t } = useTranslation(['permissions', 'administration', 'common']);
  const saving = useSave();

  const submit = ({ name, nickName, description }: PermissionDraft) =>
    saving.save({
      call: () => {
        const draft = { name: name.trim(), nickName: nickName.trim(), description };
        return permission ? changePermission(permission.id, draft) : addPermission(draft);
      },
      successText: t(permission ? 'common:message.modify_success' : 'common:message.add_success'),
      outdated: PERMISSIONS_KEY,
      leadsTo: routes.permissions,
    });

  return (
    <SaveForm<PermissionDraft>
      saving={saving}
      submitText={t(permission ? 'administration:modify' : 'administration:add')}
      initialValues={permission ?? EMPTY}
      keptAs={`permission:${permission?.id ?? ''}`}
      onSubmit={(values) => void submit(values)}
    >
      <div style={{ maxWidth: 960 }}>
        <KeyedFields
          isNew={permission === null}
          labels={{
            name: t('fields.name'),
            nickName: t('fields.nickName'),
            description: t('fields.description'),
          }}
          required={{ name: t('required.name'), nickName: t('required.nickName') }}
          others={others}
        />
      </div>
    </SaveForm>
  );
}

export function PermissionFormPage() {
  const { t } = useTranslation('permissions');
  const id = useSearchParams()[0].get('permissionId') ?? '';
  const detail = useQuery({ ...permissionQuery(id), enabled: id !== '', gcTime: 0 });
  const permissions = useQuery(permissionChoicesQuery());
  const permission = id === '' ? null : (detail.data ?? null);
  const others = (permissions.data?.records ?? []).filter((other) => String(other.id) !== id);
  return (
    <FormPage
      title={permission ? t('editTitle', { name: permission.nickName || permission.name }) : t('createTitle')}
      listPath={routes.permissions}
      needs={id === '' ? [] : [detail]}
    >
      <PermissionForm key={id} permission={permission} others={others} />
    </FormPage>
  );
}
