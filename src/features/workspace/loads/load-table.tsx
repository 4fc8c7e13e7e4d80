/**
 * Table of dead, live and design loads. Clicking a value or pressing Enter edits the row in place; the arrow
 * keys move between its fields.
 */
import { Button, Segmented, Space } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { LoadsState } from '@/design/model/design-state';
import { fieldId } from '@/design/model/fields';
import { areDesignLoads, combinationOf, designLoadValues } from '@/design/model/load-cases';
import { CombinationTabs } from '@/features/workspace/loads/combination-tabs';
import { usePastedLoads } from '@/features/workspace/loads/use-pasted-loads';
import { LOADS, SHOWN_LOADS, unitOf } from '@/quantities/inputs';
import { NumberField } from '@/shared/ui/number-field';
import {
  changeDesign,
  setCombination,
  setUnread,
  unreadTextOf,
  useDesignStore,
} from '@/stores/design/design-store';
import { useRunStore } from '@/stores/run';
import { showLoads } from '@/stores/run-driver';
import { openField, showPane } from '@/stores/workspace-view';
import { formatFigure } from '@/text/format/format-number';
import styles from '@/features/workspace/loads/load-table.module.css';

const KINDS = ['dead', 'live'] as const;
type Kind = (typeof KINDS)[number];
type Component = (typeof SHOWN_LOADS)[number];
type Column = 'factor' | Component;

/** Shown instead of a design load if an input on which it depends is invalid. */
const NO_VALUE = '–';

interface Cell {
  column: Column;
  name: string;
  value: number;
  write: (value: number) => void;
  /** Text shown while the row is not being edited: the value, or typed text that is not a value. */
  shown: string;
}

const pathOf = (kind: Kind, column: Column): string =>
  column === 'factor' ? `loads.${kind}Factor` : `loads.${kind}.${column}`;

/** True if the load case excludes the load. */
const isOff = (kind: Kind, { loadCase }: LoadsState): boolean => kind === 'live' && loadCase === 'dead';

/** Returns the column of the clicked cell; the first load if the row's name was clicked. */
function columnOf(target: EventTarget): Column {
  const name = target instanceof Element ? target.closest('td')?.dataset.column : undefined;
  return name === 'factor' ? name : (SHOWN_LOADS.find((component) => component === name) ?? 'Nz');
}

/**
 * Returns the field next to the focused field in the direction of an arrow key; undefined for other keys, and
 * while the caret moves within the text.
 */
function neighbour({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): HTMLInputElement | undefined {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined || !(target instanceof HTMLInputElement)) return undefined;
  const { selectionStart: start, selectionEnd: end, value } = target;
  const isAll = start === 0 && end === value.length;
  const isAtEnd = start === end && start === (step < 0 ? 0 : value.length);
  if (!isAll && !isAtEnd) return undefined;
  const fields = [...currentTarget.querySelectorAll('input')];
  return fields[fields.indexOf(target) + step];
}

/** Handles the arrow keys ↑ and ↓: edits the same column of the row above or below. */
function moveToRow(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target instanceof HTMLInputElement ? event.target.closest('tr') : null;
  const next = { ArrowUp: row?.previousElementSibling, ArrowDown: row?.nextElementSibling }[event.key];
  if (row === null || next === undefined) return;
  event.preventDefault();
  const cell = next?.querySelector<HTMLElement>(`td[data-column="${columnOf(event.target)}"]`);
  cell?.click();
  cell?.querySelector('input')?.focus();
}

function LoadRow({ kind }: { kind: Kind }) {
  const { t } = useTranslation('design');
  const loads = useDesignStore((state) => state.design.loads);
  const unread = useDesignStore((state) => state.unread);
  /** Column that got the focus when editing began; null if the row is not being edited. */
  const [edited, setEditing] = useState<Column | null>(null);
  const row = useRef<HTMLTableRowElement>(null);
  /** True if the row was already being edited before a double click, which then ends editing. */
  const wasEditing = useRef(false);
  const off = isOff(kind, loads);
  const editing = off ? null : edited;
  usePastedLoads(row, kind, off);
  const isHidden = loads.shown !== null;
  const factor = loads[`${kind}Factor`];
  const title = t(`loads.${kind}`);
  const cell = ({ column, name, value, write, shown }: Cell) => {
    const path = pathOf(kind, column);
    const text = unreadTextOf({ unread }, path);
    if (editing === null) return text === undefined ? shown : <span className={styles.unread}>{text}</span>;
    return (
      <NumberField
        size="small"
        label={`${title} ${name}`}
        path={path}
        autoFocus={column === editing}
        value={value}
        step={null}
        onCommit={write}
        measuredIn={column === 'factor' ? undefined : unitOf(LOADS[column])}
        invalidText={t('number.invalid')}
      />
    );
  };
  return (
    <tr
      className={off || isHidden ? styles.off : undefined}
      title={off ? t('loads.liveOff') : isHidden ? t('loads.rowShown') : t('loads.edit')}
      data-testid={`loads-${kind}`}
      ref={row}
      tabIndex={editing !== null || off ? -1 : 0}
      onClick={({ detail, target }) => {
        if (detail === 1) wasEditing.current = editing !== null;
        const isValue = target instanceof Element && target.closest('td') !== null;
        if (!off && editing === null && isValue) setEditing(columnOf(target));
      }}
      onDoubleClick={({ target }) => {
        if (off) return;
        const column = columnOf(target);
        setEditing(wasEditing.current ? null : column);
        // Returns the focus to the field, because the second click outside a field would remove the focus.
        row.current?.querySelector<HTMLInputElement>(`[data-column="${column}"] input`)?.focus();
      }}
      onKeyDown={(event) => {
        const next = neighbour(event);
        if (next) {
          event.preventDefault();
          next.focus();
        }
        if (event.key === 'Enter' && !event.ctrlKey && event.target === event.currentTarget && !off)
          setEditing('Nz');
        if (event.key === 'Escape' && editing !== null) {
          // Invalid text would otherwise have no field in this row.
          for (const column of ['factor', ...SHOWN_LOADS] as const) setUnread(pathOf(kind, column), null);
          setEditing(null);
          // The field that had the focus no longer exists, so the row gets the focus.
          row.current?.focus();
        }
      }}
    >
      <th scope="row">{title}</th>
      <td data-column="factor">
        {cell({
          column: 'factor',
          name: t('loads.factor'),
          value: factor,
          write: (value) => changeDesign((design) => (design.loads[`${kind}Factor`] = value)),
          shown: formatFigure(factor, 'factor'),
        })}
      </td>
      {SHOWN_LOADS.map((component) => (
        <td key={component} data-column={component}>
          {cell({
            column: component,
            name: component,
            value: loads[kind][component],
            write: (value) => changeDesign((design) => (design.loads[kind][component] = value)),
            shown: formatFigure(loads[kind][component], 'force'),
          })}
        </td>
      ))}
    </tr>
  );
}

export function LoadTable() {
  const { t } = useTranslation(['design', 'results']);
  const loads = useDesignStore((state) => state.design.loads);
  const unread = useDesignStore((state) => state.unread);
  const { loadCase, deadFactor, liveFactor, list, shown } = loads;
  const factors = `${deadFactor}/${liveFactor}`;
  /**
   * Load factors at the time when the user chose the custom combination; the combination stays chosen until a
   * factor changes.
   */
  const [customAt, setCustomAt] = useState<string | null>(null);
  const total = designLoadValues({ loads });
  const isInvalid = (kind: Kind, column: Column) =>
    !isOff(kind, loads) && unreadTextOf({ unread }, pathOf(kind, column)) !== undefined;
  /** True if the design load depends on an invalid input. */
  const isUnknown = (component: Component) =>
    shown === null && KINDS.some((kind) => isInvalid(kind, 'factor') || isInvalid(kind, component));
  const ownCombination = combinationOf({ ...loads, shown: null });
  return (
    <section id="content" className={styles.loads} tabIndex={-1}>
      <Space className={styles.tabs} size={16}>
        <Segmented<'dead' | 'deadAndLive'>
          id={fieldId('loads.loadCase')}
          aria-label={t('loads.case')}
          value={loadCase}
          onChange={(value) => changeDesign((draft) => (draft.loads.loadCase = value))}
          options={[
            { value: 'dead', label: t('loads.caseDead') },
            { value: 'deadAndLive', label: t('loads.caseBoth') },
          ]}
        />
        <CombinationTabs
          isDesignLoads={areDesignLoads(loads)}
          value={customAt === factors && shown === null ? 4 : combinationOf(loads)}
          onChange={(combination) => {
            setCustomAt(combination === 4 ? factors : null);
            setCombination(combination);
            useRunStore.setState({ isLoadsChosen: true });
            // The factors of the custom combination can be typed at once.
            if (combination === 4) openField('loads.deadFactor');
          }}
        />
        {shown && (
          <Button size="small" type="link" onClick={() => showLoads(ownCombination)}>
            {t('loads.back')}
          </Button>
        )}
        <Button id={fieldId('loads.list')} size="small" onClick={() => showPane('loadList')}>
          {t('loads.list', { rows: list.length })}
        </Button>
      </Space>
      <table className={styles.table} aria-label={t('loads.table')}>
        <thead>
          <tr>
            <th scope="col">{t('loads.table')}</th>
            <th scope="col">{t('loads.factor')}</th>
            {SHOWN_LOADS.map((component) => (
              <th key={component} scope="col">{`${component} [${unitOf(LOADS[component])}]`}</th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveToRow}>
          {KINDS.map((kind) => (
            <LoadRow key={kind} kind={kind} />
          ))}
          {shown && (
            <tr data-testid="loads-row">
              <th scope="row" title={shown.name}>
                {t('results:combinations.row', { name: shown.name })}
              </th>
              <td />
              {SHOWN_LOADS.map((component) => (
                <td key={component}>{formatFigure(shown[component], 'force')}</td>
              ))}
            </tr>
          )}
          <tr className={styles.total}>
            <th scope="row">{t('loads.design')}</th>
            <td>
              {shown === null && !areDesignLoads(loads) && (
                <Button
                  size="small"
                  type="link"
                  className={styles.asDesign}
                  title={t('loads.asDesign')}
                  aria-label={t('loads.asDesign')}
                  onClick={() =>
                    changeDesign(({ loads: own }) => {
                      own.deadFactor = own.liveFactor = 1;
                      // Factored loads are not multiplied by the factors of combinations 1 to 3.
                      own.onlyChosen = true;
                    })
                  }
                >
                  {t('loads.toOne')}
                </Button>
              )}
            </td>
            {SHOWN_LOADS.map((component) => (
              <td key={component}>
                {isUnknown(component) ? NO_VALUE : formatFigure(total[component], 'force')}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
