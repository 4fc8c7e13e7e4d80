/**
 * Sidebar with the folders. Designs can be dropped on a project, or on the folder for designs without a
 * project.
 */
import {
  AppstoreOutlined,
  DeleteOutlined,
  FileOutlined,
  FolderAddOutlined,
  FolderOutlined,
  SnippetsOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type DragEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Project } from '@/design/saved-designs/entry';
import { folderKey, projectsByName, type Folder } from '@/design/saved-designs/filtered-designs';
import styles from '@/features/designs/page/designs-page.module.css';

/** Data type of designs dragged within the page. */
export const DRAGGED = 'application/x-anchor-designs';

const ICONS: Readonly<Record<Folder['kind'], ReactNode>> = {
  all: <AppstoreOutlined aria-hidden />,
  none: <FileOutlined aria-hidden />,
  project: <FolderOutlined aria-hidden />,
  templates: <SnippetsOutlined aria-hidden />,
  deleted: <DeleteOutlined aria-hidden />,
};

interface FoldersProps {
  folder: Folder;
  projects: readonly Project[];
  counts: ReadonlyMap<string, number>;
  onChoose: (folder: Folder) => void;
  /** Called when designs are dropped on a project, or on the folder for designs without a project. */
  onDrop: (folder: Folder) => void;
  onAdd: () => void;
}

function FolderButton(
  props: Pick<FoldersProps, 'counts' | 'onChoose' | 'onDrop'> & {
    entry: Folder;
    name: string;
    isChosen: boolean;
  },
) {
  const { entry, name, isChosen, counts, onChoose, onDrop } = props;
  const [isOver, setOver] = useState(false);
  const takes = entry.kind === 'project' || entry.kind === 'none';
  const onDragOver = (event: DragEvent) => {
    if (!takes || !event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <button
      type="button"
      className={`${styles.folder} ${isOver ? styles.over : ''}`}
      aria-current={isChosen}
      onClick={() => onChoose(entry)}
      onDragOver={onDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!takes || !event.dataTransfer.types.includes(DRAGGED)) return;
        event.preventDefault();
        onDrop(entry);
      }}
    >
      {ICONS[entry.kind]}
      <span className={styles.folderName} title={name}>
        {name}
      </span>
      <span className={styles.count}>{counts.get(folderKey(entry)) ?? 0}</span>
    </button>
  );
}

export function Folders({ folder, projects, counts, onChoose, onDrop, onAdd }: FoldersProps) {
  const { t } = useTranslation('designs');
  const shared = { counts, onChoose, onDrop };
  const chosen = folderKey(folder);
  const fixed = (kind: 'all' | 'none' | 'templates' | 'deleted') => (
    <FolderButton {...shared} entry={{ kind }} name={t(`folders.${kind}`)} isChosen={chosen === kind} />
  );
  return (
    <nav className={styles.folders} aria-label={t('folders.label')}>
      {fixed('all')}
      {fixed('none')}
      <div className={styles.heading}>
        {t('folders.projects')}
        <Button
          type="text"
          size="small"
          icon={<FolderAddOutlined aria-hidden />}
          aria-label={t('project.add')}
          title={t('project.add')}
          onClick={onAdd}
        />
      </div>
      {projectsByName(projects).map(({ id, name }) => {
        const entry = { kind: 'project', id } as const;
        return (
          <FolderButton
            {...shared}
            key={id}
            entry={entry}
            name={name}
            isChosen={chosen === folderKey(entry)}
          />
        );
      })}
      <div className={styles.heading} />
      {fixed('templates')}
      {fixed('deleted')}
    </nav>
  );
}
