/** The design's load list, in the centre of the workspace: rows, outcomes, and tools. */
import { Alert, Flex } from 'antd';
import {
  type RefObject,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { MOST_SAVED_ROWS } from '@/design/file/data-save';
import { connectionFingerprint } from '@/design/model/fingerprint';
import { type RowResults } from '@/design/verdict/run-result';
import { OverlayPane } from '@/features/current-design/overlay-pane';
import { useChosenAnchor } from '@/features/current-design/use-records';
import { ImportDialog } from '@/features/load-list/import-dialog';
import { addRow, removeRow, importRows } from '@/features/load-list/list-changes';
import { ListTools } from '@/features/load-list/load-list-toolbar';
import { filtered, rowData, type Filters, type RowData } from '@/features/load-list/row-data';
import { RowTable } from '@/features/load-list/row-table';
import { type AvailableTable, availableTables } from '@/files/load-tables/find-load-tables';
import { tableOfClipboard } from '@/files/load-tables/table-of-clipboard';
import { useWindowEvent } from '@/shared/hooks/use-window-event';
import { useNotices } from '@/shared/ui/notices';
import { useDesignStore } from '@/stores/design/design-store';
import { isListLoading, useStorageStore } from '@/stores/design/stored-design';
import { connectionOf, useRunStore } from '@/stores/run';
import { showLoads } from '@/stores/run-driver';

/** Handles a pasted table, unless the focus is in a dialog or in an input field outside the load list. */
const isField = (element: Element | null) =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLElement && element.isContentEditable);

function usePastedTable(
  section: RefObject<HTMLElement | null>,
  onTables: (tables: readonly AvailableTable[]) => void,
): void {
  useWindowEvent('paste', (event) => {
    const { clipboardData } = event;
    // Firefox sends the paste event to the last clicked element, which may not have the focus.
    const { activeElement } = document;
    const isTyping = isField(activeElement);
    const isInList = section.current?.contains(activeElement) ?? false;
    const isInDialog = (activeElement?.closest('[role=dialog]') ?? null) !== null;
    if (event.defaultPrevented || (isTyping && !isInList) || isInDialog || clipboardData === null) return;
    const table = tableOfClipboard(clipboardData);
    const { cells } = table;
    // A single number is not a table: the browser pastes the number into the focused field.
    if (isTyping && cells.length <= 1 && (cells.at(0)?.length ?? 0) <= 1) return;
    event.preventDefault();
    onTables(availableTables([table]));
  });
}

function EmptyList({ isReading }: { isReading: boolean }) {
  const { t } = useTranslation('loadList');
  return (
    <div className="muted" style={{ margin: 'auto', maxWidth: 560 }}>
      <p>{t(isReading ? 'reading' : 'empty.title')}</p>
      {!isReading && (
        <>
          <ul>
            <li>{t('empty.paste')}</li>
            <li>{t('empty.file')}</li>
            <li>{t('empty.hand')}</li>
          </ul>
          <p>{t('empty.meaning')}</p>
        </>
      )}
    </div>
  );
}

const NONE: RowResults = new Map();

const ALL_ROWS: Filters = { filter: 'all', mode: null, node: null };

/** Each row object keeps its identity until the row's data changes. */
function useRows(edited: number | null): readonly RowData[] {
  const list = useDesignStore(({ design }) => design.loads.list);
  const shown = useDesignStore(({ design }) => design.loads.shown);
  const connection = useDesignStore(({ design }) => connectionFingerprint(design));
  const { data: anchor } = useChosenAnchor();
  // Deferred, so that many outcomes arriving at the same time do not block a frame.
  const known = useDeferredValue(useRunStore((state) => state.rows));
  const ofConnection = useRunStore((state) => state.connection);
  // Reads the design without subscribing to it: the comparison can change only if the connection, the anchor
  // or the key of the outcomes changes.
  const isCurrent = useMemo(
    () =>
      anchor !== null &&
      connection !== '' &&
      connectionOf(useDesignStore.getState().design, anchor) === ofConnection,
    [anchor, connection, ofConnection],
  );
  const ends = isCurrent ? known : NONE;
  const before = useRef<readonly RowData[]>([]);
  const rows = useMemo(
    // oxlint-disable-next-line react/refs -- only a cache that saves re-rendering equal rows
    () => rowData({ list, ends, shown, edited }, before.current),
    [list, ends, shown, edited],
  );
  useEffect(() => {
    before.current = rows;
  });
  return rows;
}

const forgetLost = () => useStorageStore.setState({ notLoaded: null });

const show = ({ row }: RowData) => showLoads('row', row);

export function LoadList() {
  const { t } = useTranslation('loadList');
  const { message } = useNotices();
  const section = useRef<HTMLElement>(null);
  const isElastic = useDesignStore(({ design }) => design.plate.stiffness === 'elastic');
  const isReading = useStorageStore(isListLoading);
  const isLost = useStorageStore(({ notLoaded }) => notLoaded !== null && notLoaded.listKey !== null);
  const [filters, setFilters] = useState(ALL_ROWS);
  const [editing, setEditing] = useState<number | null>(null);
  const [lastEdited, setLastEdited] = useState(editing);
  if (editing !== null && editing !== lastEdited) setLastEdited(editing);
  const rows = useRows(editing);
  const [tables, setTables] = useState<readonly AvailableTable[] | null>(null);
  const inSight = useMemo(() => filtered(rows, filters), [rows, filters]);

  const open = useCallback(
    (offered: readonly AvailableTable[] | null) => {
      if (offered === null) message.error(t('import.noTable'));
      else if (offered.length === 0) message.error(t('import.nothing'));
      // The dialog reads all rows while it renders; without a transition, thousands of rows block the page.
      else startTransition(() => setTables(offered));
    },
    [message, t],
  );
  usePastedTable(section, open);

  const remove = useCallback(({ index }: RowData) => {
    setEditing(null);
    removeRow(index);
  }, []);
  return (
    <OverlayPane
      ref={section}
      title={t('title')}
      beside={t('explain')}
      opener="loads.list"
      onEscape={editing === null ? undefined : () => setEditing(null)}
    >
      <Flex vertical flex={1} gap={8} style={{ minHeight: 0, padding: '0 12px 8px' }}>
        {isLost && !isReading && (
          <Alert type="warning" showIcon banner title={t('lost')} closable={{ onClose: forgetLost }} />
        )}
        {rows.length > MOST_SAVED_ROWS && (
          <p className="muted" style={{ margin: 0 }}>
            {t('keptBeside', { rows: MOST_SAVED_ROWS })}
          </p>
        )}
        <ListTools
          rows={rows}
          inSight={inSight.length}
          filters={filters}
          onFilters={setFilters}
          onAdd={() => {
            setFilters(ALL_ROWS);
            setEditing(addRow());
          }}
          onTables={open}
        />
        {rows.length === 0 ? (
          <EmptyList isReading={isReading} />
        ) : (
          <RowTable
            rows={inSight}
            all={rows}
            onEdit={setEditing}
            onShow={show}
            onRemove={remove}
            isElastic={isElastic}
            lastEdited={lastEdited}
          />
        )}
        {tables && (
          <ImportDialog
            tables={tables}
            hasRows={rows.length > 0}
            onClose={() => {
              setTables(null);
              section.current?.focus();
            }}
            onTake={(taken, how) => {
              importRows(taken, how);
              setEditing(null);
              setTables(null);
              message.success(t('import.taken', { count: taken.length }));
              section.current?.focus();
            }}
          />
        )}
      </Flex>
    </OverlayPane>
  );
}
