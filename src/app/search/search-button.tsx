/** Button that opens the search, as Ctrl+K does. */
import { SearchOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { useSearchKeys } from '@/app/search/use-search-keys';
import { lazyDialog } from '@/shared/ui/lazy';

const SearchDialog = lazyDialog(async () => (await import('@/app/search/search-dialog')).SearchDialog);

export function SearchButton({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const { show, ...search } = useSearchKeys();
  return (
    <>
      <Tooltip title={`${t('search')} (Ctrl+K)`}>
        <Button type="text" icon={<SearchOutlined aria-hidden />} aria-label={t('search')} onClick={show} />
      </Tooltip>
      <SearchDialog {...search} user={user} />
    </>
  );
}
