/** Undo, redo, save to and open from a file, start from scratch. */
import {
  SearchOutlined,
  FileAddOutlined,
  FolderOpenOutlined,
  RedoOutlined,
  SaveOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { Button, Space, Tooltip } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhenIdle } from '@/shared/hooks/use-when-idle';
import { useNotices } from '@/shared/ui/notices/notices';
import { serializeDesign } from '@/stores/design/data-save';
import { useDesignHistory, useDesignStore } from '@/stores/design/design-store';
import { useMiddleStore } from '@/stores/middle';
import { useOpenDesign } from './use-open-design';

/** Fetched once the page stands; null where it cannot be. */
const fetchSaver = () => import('file-saver').catch(() => null);

function Tool({
  label,
  icon,
  onClick,
  disabled,
}: {
  label: string;
  icon: ReactNode;
  onClick?: () => void;
  disabled?: boolean;
}) {
  return (
    <Tooltip title={label}>
      <Button type="text" size="small" icon={icon} aria-label={label} onClick={onClick} disabled={disabled} />
    </Tooltip>
  );
}

export function DesignTools({ onOpened }: { onOpened: () => void }) {
  const { t } = useTranslation('design');
  const { undo, redo, canUndo, canRedo } = useDesignHistory();
  const { explore, question } = useMiddleStore();
  const reset = useDesignStore((state) => state.reset);
  const { confirm, message } = useNotices();
  const open = useOpenDesign(onOpened);
  const input = useRef<HTMLInputElement>(null);
  useWhenIdle(fetchSaver);
  const save = async () => {
    const { design } = useDesignStore.getState();
    const day = new Date().toISOString().slice(0, 10);
    const saver = await fetchSaver();
    if (saver === null) {
      message.error(t('actions.notSaved'));
      return;
    }
    const file = new Blob([serializeDesign(design)], { type: 'application/json' });
    saver.saveAs(file, `anchor-design-${day}.json`);
  };
  const startOver = async () => {
    const isAgreed = await confirm({
      title: t('actions.reset'),
      content: t('actions.resetConfirm'),
      okText: t('actions.yes'),
      cancelText: t('actions.no'),
    });
    if (isAgreed) reset();
  };
  return (
    <Space size={2}>
      <Tool label={t('actions.explore')} icon={<SearchOutlined />} onClick={() => explore(question)} />
      <Tool label={t('actions.undo')} icon={<UndoOutlined />} onClick={undo} disabled={!canUndo} />
      <Tool label={t('actions.redo')} icon={<RedoOutlined />} onClick={redo} disabled={!canRedo} />
      <Tool label={t('actions.save')} icon={<SaveOutlined />} onClick={() => void save()} />
      <Tool label={t('actions.open')} icon={<FolderOpenOutlined />} onClick={() => input.current?.click()} />
      <input
        ref={input}
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
      <Tool label={t('actions.reset')} icon={<FileAddOutlined />} onClick={() => void startOver()} />
    </Space>
  );
}
