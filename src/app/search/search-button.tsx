/** Button that opens the search, as Ctrl+K does. */
import { SearchOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { useWindowEvent } from '@/shared/hooks/use-window-event';
import { lazyDialog } from '@/shared/ui/lazy-dialog';

const isShortcut = ({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !shiftKey && !altKey && code === 'KeyK';

/** Keys that would change the text of the field behind the dialog, or move the focus out of that field. */
const OF_A_FIELD = new Set(['Enter', 'Tab', 'Backspace', 'Delete']);

/**
 * Opens the search with Ctrl+K. On a slow connection the dialog script takes time to load. Until the search
 * field has the focus, typed text is collected for the search field and does not reach the page behind the
 * dialog.
 */
function useSearchKeys() {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const isWaiting = useRef(false);

  const onClose = () => {
    isWaiting.current = false;
    setOpen(false);
  };

  const onKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (isShortcut(event)) {
      event.preventDefault();
      isWaiting.current ||= !open;
      setOpen(true);
    } else if (isWaiting.current && key === 'Escape') {
      // antd would also close the dialog, and its loop over open layers throws if one is removed.
      event.stopPropagation();
      onClose();
    } else if (isWaiting.current && !(ctrlKey || metaKey || altKey)) {
      if (key.length === 1) setTyped((text) => text + key);
      if (key.length === 1 || OF_A_FIELD.has(key)) event.preventDefault();
    }
  };
  useWindowEvent('keydown', onKey, true);

  return {
    open,
    typed,
    setTyped,
    show: () => setOpen(true),
    onClose,
    onOpened: () => (isWaiting.current = false),
    onClosed: () => setTyped(''),
  };
}

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
