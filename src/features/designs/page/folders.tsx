/** Sidebar of folders. Designs can be dropped on a project, or on the folder of designs without one. */
import {
  AppstoreOutlined,
  DeleteOutlined,
  FileOutlined,
  FolderAddOutlined,
  FolderOutlined,
  SnippetsOutlined,
} from '@ant-design/icons';
import { Menu } from 'antd';
import { useMemo, useState, type DragEvent, type ReactNode, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { openDialog, useDesignsState } from '@/features/designs/designs-state';
import { useDesignActions } from '@/features/designs/saved-designs/use-design-actions';
import {
  countsOf,
  FIXED_FOLDERS,
  folderKey,
  projectsByName,
  type Folder,
  chooseFolder,
  useDesignsView,
} from '@/stores/saved-designs/designs-view';

/** Data type of designs dragged within the page: their ids, separated by spaces. */
export const DRAGGED = 'application/x-anchor-designs';

const ICONS: Readonly<Record<Folder['kind'], ReactNode>> = {
  all: <AppstoreOutlined aria-hidden />,
  none: <FileOutlined aria-hidden />,
  project: <FolderOutlined aria-hidden />,
  templates: <SnippetsOutlined aria-hidden />,
  deleted: <DeleteOutlined aria-hidden />,
};

/** Name of a folder that takes designs dropped on its row of the menu. */
function DropTarget({ name, onDrop }: { name: string; onDrop: (ids: readonly string[]) => void }) {
  const [isOver, setOver] = useState(false);
  const isDesigns = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes(DRAGGED);
  return (
    <span
      className="clipped"
      style={{ display: 'block', background: isOver ? 'var(--ant-color-primary-bg-hover)' : undefined }}
      title={name}
      onDragOver={(event) => {
        if (!isDesigns(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!isDesigns(event)) return;
        event.preventDefault();
        onDrop(event.dataTransfer.getData(DRAGGED).split(' '));
      }}
    >
      {name}
    </span>
  );
}

export function Folders() {
  const { t } = useTranslation('designs');
  const { cards, projects } = useDesignsState((state) => state.savedDesigns);
  const folder = useDesignsView((view) => view.folder);
  const counts = useMemo(() => countsOf(cards, projects), [cards, projects]);
  const { move } = useDesignActions();
  const entryOf = (entry: Folder, name: string, project?: string | null) => ({
    key: folderKey(entry),
    icon: ICONS[entry.kind],
    label:
      project === undefined ? (
        name
      ) : (
        <DropTarget
          name={name}
          onDrop={(ids) =>
            void move(
              cards.filter(({ id }) => ids.includes(id)),
              project,
            )
          }
        />
      ),
    extra: counts.get(folderKey(entry)) ?? 0,
    onClick: () => chooseFolder(entry),
  });
  const fixed = (kind: (typeof FIXED_FOLDERS)[number], project?: null) =>
    entryOf({ kind }, t(`folders.${kind}`), project);
  return (
    <nav
      style={{ padding: '8px 0', overflow: 'auto', background: 'var(--ant-color-bg-container)' }}
      aria-label={t('folders.label')}
    >
      <Menu
        style={{ border: 0 }}
        selectedKeys={[folderKey(folder)]}
        items={[
          fixed('all'),
          fixed('none', null),
          {
            type: 'group',
            label: t('folders.projects'),
            children: [
              ...projectsByName(projects).map(({ id, name }) => entryOf({ kind: 'project', id }, name, id)),
              {
                key: 'add',
                icon: <FolderAddOutlined aria-hidden />,
                label: t('project.add'),
                onClick: ({ domEvent }: { domEvent: SyntheticEvent }) => {
                  // Otherwise the Enter key also presses the button that the dialog focuses.
                  domEvent.preventDefault();
                  openDialog({ kind: 'project', project: null });
                },
              },
            ],
          },
          { type: 'divider' },
          fixed('templates'),
          fixed('deleted'),
        ]}
      />
    </nav>
  );
}
