/** Bar above the cards: title, search and sort order, and actions for all or for the selected cards. */
import {
  CalculatorOutlined,
  DownloadOutlined,
  EditOutlined,
  FileAddOutlined,
  FileTextOutlined,
  FolderOpenOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Input, Select } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Card, Project } from '@/design/saved-designs/entry';
import { SORTS, type Sort } from '@/design/saved-designs/filtered-designs';
import type { MenuActions } from '@/features/designs/page/card-menu';
import { useMoveItems } from '@/features/designs/page/use-move-items';
import styles from '@/features/designs/page/designs-page.module.css';

interface HeadProps extends Pick<MenuActions, 'onMove' | 'onDuplicate' | 'onExport' | 'onDelete'> {
  title: string;
  /** True if deleted designs or templates are shown. */
  isOthers: boolean;
  cards: readonly Card[];
  marked: readonly Card[];
  projects: readonly Project[];
  search: string;
  sort: Sort;
  isRunning: boolean;
  onSearch: (search: string) => void;
  onSort: (sort: Sort) => void;
  onNew: () => void;
  onFile: (file: File) => void;
  onCalculate: (cards: readonly Card[]) => void;
  onInstallation: (cards: readonly Card[]) => void;
  /** Opens the project dialog; null if no project is shown. */
  onProject: (() => void) | null;
  /** Opens the report dialog for the project shown; null if no project is shown. */
  onReport: ((cards: readonly Card[]) => void) | null;
  onUnmark: () => void;
}

function OpenFile({ onFile }: Pick<HeadProps, 'onFile'>) {
  const { t } = useTranslation('designs');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={<FolderOpenOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {t('actions.import')}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,.json,.docx,.pdf,application/zip,application/json"
        hidden
        data-testid="import-designs"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}

function MarkedLine(props: HeadProps) {
  const { marked, projects, onMove, onDuplicate, onExport, onDelete, onUnmark } = props;
  const { t } = useTranslation('designs');
  const moves = useMoveItems(projects, (project) => onMove(marked, project));
  if (marked.length === 0) return null;
  return (
    <div className={styles.marked} data-testid="marked">
      <strong>{t('marked', { count: marked.length })}</strong>
      <Dropdown trigger={['click']} menu={{ items: moves }}>
        <Button size="small">{t('actions.move')}</Button>
      </Dropdown>
      <Button size="small" onClick={() => onDuplicate(marked)}>
        {t('actions.duplicate')}
      </Button>
      <Button size="small" onClick={() => onExport(marked)}>
        {t('actions.export')}
      </Button>
      <Button size="small" danger onClick={() => onDelete(marked)}>
        {t('actions.delete')}
      </Button>
      <Button size="small" type="text" onClick={onUnmark}>
        {t('actions.unmark')}
      </Button>
    </div>
  );
}

export function Head(props: HeadProps) {
  const { title, isOthers, cards, marked, search, sort, isRunning, onProject, onReport } = props;
  const { t } = useTranslation('designs');
  const meant = marked.length > 0 ? marked : cards;
  return (
    <div className={styles.head}>
      <div className={styles.first}>
        <h1 className={styles.title} title={title}>
          {title}
        </h1>
        <MarkedLine {...props} />
        <Input.Search
          className={styles.search}
          allowClear
          placeholder={t('search')}
          aria-label={t('search')}
          value={search}
          onChange={(event) => props.onSearch(event.target.value)}
        />
        <Select<Sort>
          className={styles.sort}
          aria-label={t('sort.label')}
          value={sort}
          options={SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={props.onSort}
        />
      </div>
      <div className={styles.line}>
        <Button type="primary" icon={<FileAddOutlined aria-hidden />} onClick={props.onNew}>
          {t('actions.new')}
        </Button>
        <OpenFile onFile={props.onFile} />
        {onProject && (
          <Button icon={<EditOutlined aria-hidden />} onClick={onProject}>
            {t('project.title')}
          </Button>
        )}
        {!isOthers && (
          <>
            <Button
              className={styles.calculate}
              icon={<CalculatorOutlined aria-hidden />}
              disabled={isRunning || meant.length === 0}
              onClick={() => props.onCalculate(meant)}
            >
              {t(marked.length > 0 ? 'run.startMarked' : 'run.start')}
            </Button>
            <Button
              icon={<UnorderedListOutlined aria-hidden />}
              disabled={meant.length === 0}
              onClick={() => props.onInstallation(meant)}
            >
              {t('installation.open')}
            </Button>
          </>
        )}
        {onReport && (
          <Button
            icon={<FileTextOutlined aria-hidden />}
            disabled={isRunning || meant.length === 0}
            onClick={() => onReport(meant)}
          >
            {t('report.open')}
          </Button>
        )}
        <Button
          icon={<DownloadOutlined aria-hidden />}
          disabled={meant.length === 0}
          onClick={() => props.onExport(meant)}
        >
          {t('actions.exportAll')}
        </Button>
      </div>
    </div>
  );
}
