/** Opens the search, as Ctrl+K does on every page. */
import { SearchOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { lazyDialog } from '@/shared/ui/lazy-dialog';

const SearchDialog = lazyDialog(async () => (await import('./search-dialog')).SearchDialog);

export function SearchButton({ user }: { user: User }) {
  const { t } = useTranslation('shell');
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.code !== 'KeyK')
        return;
      event.preventDefault();
      setOpen(true);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <Tooltip title={`${t('search')} (Ctrl+K)`}>
        <Button
          type="text"
          icon={<SearchOutlined aria-hidden />}
          aria-label={t('search')}
          onClick={() => setOpen(true)}
        />
      </Tooltip>
      <SearchDialog open={open} onClose={() => setOpen(false)} user={user} />
    </>
  );
}
