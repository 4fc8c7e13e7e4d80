/** Breadcrumb in the top bar: project, name of the open design, saved state. The page title has the name. */
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isSaved } from '@/design/file/design-file';
import type { Project } from '@/design/saved-designs/saved-design';
import { usePageTitle, TITLE_SLOT } from '@/shared/hooks/use-page-title';
import { routes } from '@/shared/navigation/routes';
import { useDesignStore } from '@/stores/design/design-store';
import { useStorageStore } from '@/stores/design/stored-design';
import { onSavedDesignsChanged } from '@/stores/saved-designs/change-notifications';
import { readProjectOf } from '@/stores/saved-designs/database';
import { chooseFolder } from '@/stores/saved-designs/designs-view';
import { useSessionStore } from '@/stores/session';
import styles from '@/features/workspace/workspace.module.css';

/** Returns the project of the open design, updated after changes of the saved designs. */
function useProject(): Project | null {
  const owner = useSessionStore(({ user }) => String(user?.id ?? ''));
  const entry = useDesignStore((state) => state.entry);
  const [project, setProject] = useState<Project | null>(null);
  useEffect(() => {
    let left = false;
    const read = async () => {
      const found = await readProjectOf(owner, entry);
      if (!left) setProject(found);
    };
    const stop = onSavedDesignsChanged(() => void read());
    void read();
    return () => {
      left = true;
      stop();
    };
  }, [owner, entry]);
  return project;
}

export function DesignTitle() {
  const { t } = useTranslation('designFile');
  const file = useStorageStore((state) => state.file);
  const saved = useDesignStore(({ design }) => isSaved(file, design));
  const isKept = useStorageStore(({ isFull }) => !isFull);
  const isRead = useStorageStore(({ notLoaded }) => (notLoaded?.listKey ?? null) === null);
  const project = useProject();
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
      {project && (
        <>
          <Link
            className="clipped"
            to={routes.designs}
            title={project.name}
            onClick={() => chooseFolder({ kind: 'project', id: project.id })}
          >
            {project.name}
          </Link>
          <span aria-hidden>/</span>
        </>
      )}
      <strong className="clipped">{name}</strong>
      <span className="muted" style={{ flex: 'none', fontSize: 'var(--ant-font-size-sm)' }}>
        · {t('saved')}
      </span>
    </div>,
    slot,
  );
}
