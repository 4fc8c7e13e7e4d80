/** Page that adds an anchor (blank or copied), or edits the anchor whose id is in the URL query. */
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { anchorRecordQuery } from '@/api/calls/anchors';
import { AnchorForm } from '@/features/administration/anchors/anchor-form';
import { FormPage } from '@/features/administration/records/form-page';
import { routes } from '@/shared/navigation/routes';

const TITLES = { edit: 'editTitle', copy: 'copyTitle', create: 'createTitle' } as const;

export function AnchorFormPage() {
  const { t } = useTranslation('anchors');
  const [search] = useSearchParams();
  const editedId = search.get('anchorId') ?? '';
  const sourceId = editedId === '' ? (search.get('copyOf') ?? '') : '';
  const id = editedId || sourceId;
  // Waits for a fresh record, because the form must start with the values currently stored.
  const { data, error, isError, isFetchedAfterMount, refetch } = useQuery({
    ...anchorRecordQuery(id),
    enabled: id !== '',
    staleTime: 0,
  });
  const record = id === '' ? null : (data ?? null);
  const detail = { error, isError, isPending: !isFetchedAfterMount, refetch };
  const title = TITLES[editedId !== '' ? 'edit' : sourceId !== '' ? 'copy' : 'create'];
  return (
    <FormPage
      title={t(title, { name: record?.name ?? '' })}
      listPath={routes.anchors}
      needs={id === '' ? [] : [detail]}
    >
      <AnchorForm
        key={id}
        anchor={editedId === '' ? null : record}
        source={sourceId === '' ? null : record}
      />
    </FormPage>
  );
}
