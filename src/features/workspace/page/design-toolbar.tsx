/** Tools above the drawing; a file is also opened by dropping it. */
import {
  CompassOutlined,
  FileAddOutlined,
  FolderOpenOutlined,
  LinkOutlined,
  RedoOutlined,
  SaveOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { Button, Space, Tooltip } from 'antd';
import { saveAs } from 'file-saver';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { serializeDesign } from '@/design/file/design-file';
import { newSavedDesign } from '@/design/saved-designs/saved-design-of';
import { usePageCommands } from '@/features/current-design/use-page-commands';
import { useDesignLink, useOpenDesign } from '@/features/workspace/open-and-save/use-show-design';
import { useFileKeys } from '@/features/workspace/page/use-shortcuts';
import { useDroppedFile } from '@/shared/hooks/use-window-event';
import { useNotices } from '@/shared/ui/notices';
import { redo, undo, useDesignStore, useHistory } from '@/stores/design/design-store';
import { savedAs, startDesign, useStorageStore } from '@/stores/design/stored-design';
import { putSavedDesigns, readProjectOf } from '@/stores/saved-designs/database';
import { useSessionStore } from '@/stores/session';
import { explore, useWorkspaceView } from '@/stores/workspace-view';
import styles from '@/features/workspace/workspace.module.css';

/** The design is saved at once, because autosave reads its project from the saved design. */
async function startInProject(): Promise<void> {
  const owner = String(useSessionStore.getState().user?.id ?? '');
  const project = await readProjectOf(owner, useDesignStore.getState().entry);
  startDesign(project);
  if (project === null) return;
  const { design, entry: id } = useDesignStore.getState();
  const named = { owner, id, kind: 'design', name: '', point: '', project: project.id } as const;
  await putSavedDesigns([newSavedDesign(named, { design, result: null, listEnd: null }, Date.now())]);
}

interface Tool {
  label: string;
  icon: ReactNode;
  onClick: () => void;
  disabled?: boolean;
  /** Text next to the icon if the screen is wide enough. */
  word?: string;
  keys?: string;
}

export function DesignTools() {
  const { t } = useTranslation('design');
  const { canUndo, canRedo } = useHistory();
  const question = useWorkspaceView((view) => view.question);
  const { modal } = useNotices();
  const open = useOpenDesign();
  useDroppedFile((file) => void open(file));
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const save = () => {
    const { design } = useDesignStore.getState();
    const { file } = useStorageStore.getState();
    const day = new Date().toISOString().slice(0, 10);
    const content = new Blob([serializeDesign(design)], { type: 'application/json' });
    const name = `${file?.name ?? `anchor-design-${day}`}.json`;
    saveAs(content, name);
    savedAs(name);
  };
  const startOver = async () => {
    const isAgreed = await modal.confirm({
      title: t('actions.reset'),
      content: t('actions.resetConfirm'),
      okText: t('actions.yes'),
      cancelText: t('actions.no'),
    });
    if (isAgreed) await startInProject();
  };
  const { copyLink } = useDesignLink();
  const commands = {
    save,
    open: () => input?.click(),
    copyLink: () => void copyLink(),
    reset: () => void startOver(),
  };
  usePageCommands({ undo: canUndo ? undo : undefined, redo: canRedo ? redo : undefined, ...commands });
  useFileKeys(commands);
  const worded = (name: keyof typeof commands, icon: ReactNode, keys?: string): Tool => ({
    label: t(`actions.${name}`),
    word: t(`actions.words.${name}`),
    onClick: commands[name],
    icon,
    keys,
  });
  const name = t('actions.explore');
  const tools: Tool[] = [
    { label: name, word: name, icon: <CompassOutlined />, onClick: () => explore(question) },
    { label: t('actions.undo'), icon: <UndoOutlined />, onClick: undo, disabled: !canUndo },
    { label: t('actions.redo'), icon: <RedoOutlined />, onClick: redo, disabled: !canRedo },
    worded('save', <SaveOutlined />, 'Ctrl+S'),
    worded('open', <FolderOpenOutlined />, 'Ctrl+O'),
    worded('copyLink', <LinkOutlined />),
    worded('reset', <FileAddOutlined />, 'Alt+N'),
  ];
  return (
    <Space size={0}>
      {tools.map(({ label, word, keys, ...button }) => (
        <Tooltip key={label} title={keys ? `${label} (${keys})` : label}>
          <Button
            type="text"
            size="small"
            style={{ gap: 4, paddingInline: 4 }}
            aria-label={label}
            {...button}
          >
            {word !== undefined && <span className={styles.toolWord}>{word}</span>}
          </Button>
        </Tooltip>
      ))}
      <input
        ref={setInput}
        type="file"
        accept=".json,.docx,.pdf,application/json"
        hidden
        data-testid="open-design"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void open(file);
        }}
      />
    </Space>
  );
}
