/** Name of the open design with its saved state, in the top bar and in the page title. */
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { isSaved } from '@/design/file/design-file';
import { usePageTitle, TITLE_SLOT } from '@/shared/hooks/use-page-title';
import { useDesignStore } from '@/stores/design/design-store';
import { useStorageStore } from '@/stores/design/storage';
import styles from '@/features/workspace/workspace.module.css';

export function DesignTitle() {
  const { t } = useTranslation('designFile');
  const file = useStorageStore((state) => state.file);
  const saved = useDesignStore(({ design }) => isSaved(file, design));
  const isKept = useStorageStore(({ isFull }) => !isFull);
  const isRead = useStorageStore(({ notLoaded }) => (notLoaded?.listKey ?? null) === null);
  const name = file?.name ?? t('unnamed');
  // A design whose load list is not loaded is not marked as unsaved.
  const isUnsaved = !saved && isRead;
  // A dot before the name marks a design that is not saved in a file.
  usePageTitle(`${isUnsaved ? '• ' : ''}${name}`);
  const slot = document.getElementById(TITLE_SLOT);
  if (slot === null) return null;
  const state = t(isUnsaved ? 'unsaved' : 'saved');
  return createPortal(
    <div
      role="group"
      className={styles.name}
      title={`${name}: ${[...(isKept ? [t('kept')] : []), state].join(', ')}`}
      aria-label={t('label', { name, state })}
    >
      <span className={styles.nameText}>{name}</span>
      <span className={styles.nameState}>{state}</span>
    </div>,
    slot,
  );
}
