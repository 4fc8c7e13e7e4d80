/**
 * Name of the open design with its saved state, in the top bar and in the page title; and the recent files.
 */
import { FileOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isSaved } from '@/design/file/design-file';
import { useOpenDesign } from '@/features/workspace/open-and-save/use-open-file';
import { usePageTitle } from '@/shared/hooks/use-page-title';
import { useNotices } from '@/shared/ui/notices/notices';
import { TITLE_SLOT } from '@/shared/ui/title-slot';
import { useDesignStore } from '@/stores/design/design-store';
import { fileNow, recentFiles, type RecentFile } from '@/stores/design/recent-files';
import { useSessionStore } from '@/stores/session';
import styles from '@/features/workspace/workspace.module.css';

const timeOf = ({ at }: RecentFile): string => dayjs(at).format('YYYY-MM-DD HH:mm');

function useRecentFiles(onOpened: () => void): { items: MenuProps['items']; read: () => void } {
  const { t } = useTranslation('designFile');
  const { message } = useNotices();
  const owner = useSessionStore(({ user }) => String(user?.id));
  const [files, setFiles] = useState<readonly RecentFile[]>([]);
  const open = useOpenDesign(onOpened);
  const openRecent = async (file: RecentFile) => {
    const now = await fileNow(file);
    if (file.handle && now === null) message.warning(t('notRead', { name: file.name, time: timeOf(file) }));
    await open(now ?? new File([file.text], `${file.name}.json`), now && file.handle);
  };
  const entries = files.map((file) => ({
    key: file.name,
    icon: <FileOutlined aria-hidden />,
    label: file.name,
    extra: timeOf(file),
    title: t(file.handle ? 'fromPlace' : 'fromCopy', { time: timeOf(file) }),
    onClick: () => void openRecent(file),
  }));
  return {
    items: [
      {
        key: 'recent',
        type: 'group',
        label: t(files.length === 0 ? 'none' : 'recent'),
        children: entries,
      },
    ],
    read: () => void recentFiles(owner).then(setFiles),
  };
}

export function DesignTitle({ onOpened }: { onOpened: () => void }) {
  const { t } = useTranslation('designFile');
  const file = useDesignStore((state) => state.file);
  const saved = useDesignStore(({ file: from, design }) => isSaved(from, design));
  const isKept = useDesignStore(({ storageFull }) => !storageFull);
  const isRead = useDesignStore(({ listNotLoaded: unreadList }) => unreadList === null);
  const { items, read } = useRecentFiles(onOpened);
  const name = file?.name ?? t('unnamed');
  // A design whose load list is not loaded is not marked as unsaved.
  const isUnsaved = !saved && isRead;
  // A dot before the name marks a design that is not saved in a file.
  usePageTitle(`${isUnsaved ? '• ' : ''}${name}`);
  const slot = document.getElementById(TITLE_SLOT);
  if (slot === null) return null;
  const state = t(isUnsaved ? 'unsaved' : 'saved');
  return createPortal(
    <Dropdown trigger={['click']} menu={{ items }} onOpenChange={(isOpen) => isOpen && read()}>
      <Button
        type="text"
        className={styles.name}
        title={`${name}: ${[...(isKept ? [t('kept')] : []), state].join(', ')}. ${t('recent')}`}
        aria-label={t('label', { name, state })}
      >
        <span className={styles.nameText}>{name}</span>
        <span className={styles.nameState}>{state}</span>
      </Button>
    </Dropdown>,
    slot,
  );
}
