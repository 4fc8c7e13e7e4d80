/** Bar above the cards: title, search and order, and actions for all or for the selected cards. */
import {
  CalculatorOutlined,
  DownloadOutlined,
  EditOutlined,
  FileAddOutlined,
  FileTextOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Flex, Input, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Card } from '@/design/saved-designs/saved-design';
import { useArchive } from '@/features/designs/archive/use-archive';
import { useCalculateAll } from '@/features/designs/calculation/use-calculate-all';
import { openDialog, useDesignsState, useDisplayedProject } from '@/features/designs/designs-state';
import { useDesignActions } from '@/features/designs/saved-designs/use-design-actions';
import { FileButton } from '@/shared/ui/file-button';
import {
  projectsByName,
  SORTS,
  type Sort,
  chooseContent,
  chooseSort,
  search,
  sortOf,
  unmarkAll,
  useDesignsView,
} from '@/stores/saved-designs/designs-view';
import styles from '@/features/designs/page/designs-page.module.css';

function MarkedLine({ marked }: { marked: readonly Card[] }) {
  const { t } = useTranslation(['designs', 'common']);
  const projects = useDesignsState((state) => state.savedDesigns.projects);
  const { duplicate, move } = useDesignActions();
  const { exportCards } = useArchive();
  if (marked.length === 0) return null;
  const targets = [
    ...projectsByName(projects).map(({ id, name }) => ({ key: id, label: name })),
    { key: '', label: t('designs:folders.none') },
  ];
  return (
    <Flex align="center" gap={8} data-testid="marked">
      <strong>{t('designs:marked', { count: marked.length })}</strong>
      <Dropdown
        trigger={['click']}
        menu={{ items: targets, onClick: ({ key }) => void move(marked, key || null) }}
      >
        <Button size="small">{t('designs:actions.move')}</Button>
      </Dropdown>
      <Button size="small" onClick={() => void duplicate(marked)}>
        {t('designs:actions.duplicate')}
      </Button>
      <Button size="small" onClick={() => void exportCards(marked)}>
        {t('designs:actions.export')}
      </Button>
      <Button size="small" danger onClick={() => openDialog({ kind: 'delete', cards: marked })}>
        {t('common:delete')}
      </Button>
      <Button size="small" type="text" onClick={unmarkAll}>
        {t('designs:actions.unmark')}
      </Button>
    </Flex>
  );
}

export function Toolbar({ title, cards }: { title: string; cards: readonly Card[] }) {
  const { t } = useTranslation('designs');
  const view = useDesignsView();
  const project = useDisplayedProject();
  const isRunning = useDesignsState(({ run }) => run?.isRunning ?? false);
  const { beginNew } = useDesignActions();
  const { exportCards, importFile } = useArchive();
  const calculate = useCalculateAll();
  const marked = cards.filter(({ id }) => view.marked.has(id));
  const meant = marked.length > 0 ? marked : cards;
  const isNone = meant.length === 0;
  const isOthers = view.folder.kind === 'deleted' || view.folder.kind === 'templates';
  return (
    <Flex vertical gap={8} style={{ padding: '12px 16px' }}>
      {/* The actions for selected designs are next to the title, because a separate row would move the cards. */}
      <Flex align="center" gap={8}>
        <h1 className={`clipped ${styles.title}`} title={title}>
          {title}
        </h1>
        {project && (
          <Segmented
            aria-label={t('nodes.shows')}
            value={view.shows}
            options={(['designs', 'nodes'] as const).map((value) => ({ value, label: t(`nodes.${value}`) }))}
            onChange={chooseContent}
          />
        )}
        <MarkedLine marked={marked} />
        <Input.Search
          className={styles.search}
          allowClear
          placeholder={t('search')}
          aria-label={t('search')}
          value={view.search}
          onChange={(event) => search(event.target.value)}
        />
        <Select<Sort>
          className={styles.sort}
          aria-label={t('sort.label')}
          value={sortOf(view)}
          options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={chooseSort}
        />
      </Flex>
      <Flex wrap align="center" gap={8}>
        <Button type="primary" icon={<FileAddOutlined aria-hidden />} onClick={() => void beginNew(project)}>
          {t('actions.new')}
        </Button>
        <FileButton
          accept=".zip,.json,.docx,.pdf,application/zip,application/json"
          testId="import-designs"
          onFile={(file) => void importFile(file)}
        >
          {t('actions.import')}
        </FileButton>
        {project && (
          <Button
            icon={<EditOutlined aria-hidden />}
            onClick={() => openDialog({ kind: 'project', project })}
          >
            {t('project.title')}
          </Button>
        )}
        {!isOthers && (
          <>
            <Button
              // The adjacent buttons stay in place when the text changes with the selection.
              style={{ minWidth: 168 }}
              icon={<CalculatorOutlined aria-hidden />}
              disabled={isRunning || isNone}
              onClick={() => void calculate(meant)}
            >
              {t(marked.length > 0 ? 'run.startMarked' : 'run.start')}
            </Button>
            <Button
              icon={<UnorderedListOutlined aria-hidden />}
              disabled={isNone}
              onClick={() => openDialog({ kind: 'installation', cards: meant })}
            >
              {t('installation.open')}
            </Button>
          </>
        )}
        {project && (
          <Button
            icon={<FileTextOutlined aria-hidden />}
            disabled={isRunning || isNone}
            onClick={() => openDialog({ kind: 'report', project, cards: meant })}
          >
            {t('report.open')}
          </Button>
        )}
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={isNone}
          onClick={() => void exportCards(meant)}
        >
          {t('actions.exportAll')}
        </Button>
      </Flex>
    </Flex>
  );
}
