/** Table of dead, live and design loads, always as fields; the arrow keys move between them. */
import { Button, Segmented, Space } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoadsState, fieldId } from '@/design/model/design-state';
import { areDesignLoads, combinationOf, COMBINATIONS, designLoadValues } from '@/design/model/load-cases';
import { usePastedLoads } from '@/features/workspace/loads/use-pasted-loads';
import { LOADS, SHOWN_LOADS, unitOf } from '@/quantities/inputs';
import { NumberField } from '@/shared/ui/number-field';
import { changeDesign, setCombination, invalidTextOf, useDesignStore } from '@/stores/design/design-store';
import { useRunStore } from '@/stores/run';
import { showLoads } from '@/stores/run-driver';
import { openField, showPane } from '@/stores/workspace-view';
import { factorsText, formatValue } from '@/text/format/format-number';
import styles from '@/features/workspace/loads/load-table.module.css';

const KINDS = ['dead', 'live'] as const;
type Kind = (typeof KINDS)[number];
type Component = (typeof SHOWN_LOADS)[number];
type Column = 'factor' | Component;

/** Shown instead of a design load if an input on which it depends is invalid. */
const NO_VALUE = '–';

const pathOf = (kind: Kind, column: Column): string =>
  column === 'factor' ? `loads.${kind}Factor` : `loads.${kind}.${column}`;

const isOff = (kind: Kind, { loadCase }: LoadsState): boolean => kind === 'live' && loadCase === 'dead';

/** Returns the column of a cell; the first load for the row's name. */
function columnOf(target: EventTarget): Column {
  const name = target instanceof Element ? target.closest('td')?.dataset.column : undefined;
  return name === 'factor' ? name : (SHOWN_LOADS.find((component) => component === name) ?? 'Nz');
}

const fieldIn = (row: Element | null | undefined, column: Column) =>
  row?.querySelector<HTMLInputElement>(`td[data-column="${column}"] input`);

/** Returns the field that an arrow key leads to; undefined while the caret moves within the text. */
function neighbour({ key, target }: KeyboardEvent<HTMLElement>): HTMLInputElement | null | undefined {
  if (!(target instanceof HTMLInputElement)) return undefined;
  const row = target.closest('tr');
  if (key === 'ArrowUp') return fieldIn(row?.previousElementSibling, columnOf(target));
  if (key === 'ArrowDown') return fieldIn(row?.nextElementSibling, columnOf(target));
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (step === undefined) return undefined;
  const { selectionStart: start, selectionEnd: end, value } = target;
  const isAll = start === 0 && end === value.length;
  const isAtEnd = start === end && start === (step < 0 ? 0 : value.length);
  if (!isAll && !isAtEnd) return undefined;
  const fields = [...(row?.querySelectorAll('input') ?? [])];
  return fields[fields.indexOf(target) + step];
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const next = neighbour(event);
  if (next === undefined) return;
  event.preventDefault();
  next?.focus();
}

function LoadRow({ kind }: { kind: Kind }) {
  const { t } = useTranslation(['design', 'viewer']);
  const loads = useDesignStore((state) => state.design.loads);
  const row = useRef<HTMLTableRowElement>(null);
  const off = isOff(kind, loads);
  usePastedLoads(row, kind, off);
  const isHidden = loads.shown !== null;
  const title = t(`loads.${kind}`);
  const field = (column: Column, value: number, write: (value: number) => void) => (
    <td key={column} data-column={column}>
      {off ? (
        formatValue(value, column === 'factor' ? 'factor' : 'force')
      ) : (
        <NumberField
          size="small"
          variant="filled"
          label={`${title} ${column === 'factor' ? t('loads.factor') : column}`}
          path={pathOf(kind, column)}
          value={value}
          step={null}
          onCommit={write}
          measuredIn={column === 'factor' ? undefined : unitOf(LOADS[column])}
          invalidText={t('number.invalid')}
        />
      )}
    </td>
  );
  return (
    <tr
      className={off || isHidden ? 'muted' : undefined}
      style={{ fontStyle: off || isHidden ? 'italic' : undefined }}
      title={off ? t('loads.liveOff') : isHidden ? t('loads.rowShown') : undefined}
      data-testid={`loads-${kind}`}
      ref={row}
      onDoubleClick={({ target }) => fieldIn(row.current, columnOf(target))?.focus()}
    >
      <th scope="row">{t(`viewer:loadKinds.${kind}`)}</th>
      {field('factor', loads[`${kind}Factor`], (value) =>
        changeDesign((design) => (design.loads[`${kind}Factor`] = value)),
      )}
      {SHOWN_LOADS.map((component) =>
        field(component, loads[kind][component], (value) =>
          changeDesign((design) => (design.loads[kind][component] = value)),
        ),
      )}
    </tr>
  );
}

const TABS = [1, 2, 3, 4] as const;

function factorsOf(combination: 1 | 2 | 3): string {
  const [dead, live] = COMBINATIONS[combination];
  return factorsText({ dead, live });
}

/** Moves the focus with the arrow keys, as usual for tabs; Enter and the space bar select the focused tab. */
function moveTabFocus(event: KeyboardEvent<HTMLElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const places: Partial<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % tabs.length,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  tabs.at(place)?.focus();
}

/** Native buttons, because antd's tabs would measure their size whenever a factor changes. */
function CombinationTabs() {
  const { t } = useTranslation('design');
  const loads = useDesignStore((state) => state.design.loads);
  const factors = `${loads.deadFactor}/${loads.liveFactor}`;
  /** Load factors when the custom combination was chosen; it stays chosen until a factor changes. */
  const [customAt, setCustomAt] = useState<string | null>(null);
  const value = customAt === factors && loads.shown === null ? 4 : combinationOf(loads);
  const custom = t(areDesignLoads(loads) ? 'loads.designLoads' : 'loads.custom');
  const choose = (combination: (typeof TABS)[number]) => {
    setCustomAt(combination === 4 ? factors : null);
    setCombination(combination);
    useRunStore.setState({ isLoadsChosen: true });
    // The factors of the custom combination can be typed at once.
    if (combination === 4) openField('loads.deadFactor');
  };
  return (
    <div
      className={styles.combinations}
      role="tablist"
      aria-label={t('loads.combination')}
      onKeyDown={moveTabFocus}
    >
      {TABS.map((combination) => (
        <button
          key={combination}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={combination === value}
          // While a row of the load list is shown, no tab is selected, so the first tab is in the tab order.
          tabIndex={combination === value || (value === 'row' && combination === 1) ? 0 : -1}
          onClick={() => choose(combination)}
        >
          {combination} · {combination === 4 ? custom : factorsOf(combination)}
        </button>
      ))}
    </div>
  );
}

export function LoadTable() {
  const { t } = useTranslation(['design', 'results', 'viewer']);
  const loads = useDesignStore((state) => state.design.loads);
  const unread = useDesignStore((state) => state.unread);
  const { loadCase, list, shown } = loads;
  const total = designLoadValues({ loads });
  const asDesign = `${t('loads.toOne')}: ${t('loads.asDesign')}`;
  const used = KINDS.filter((kind) => !isOff(kind, loads));
  const isInvalid = (kind: Kind, column: Column) =>
    invalidTextOf({ unread }, pathOf(kind, column)) !== undefined;
  const isUnknown = (component: Component) =>
    shown === null && used.some((kind) => isInvalid(kind, 'factor') || isInvalid(kind, component));
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
        <CombinationTabs />
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
            <td />
            <th scope="col">{t('loads.factor')}</th>
            {SHOWN_LOADS.map((component) => (
              <th key={component} scope="col">{`${component} [${unitOf(LOADS[component])}]`}</th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={moveFocus}>
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
                <td key={component}>{formatValue(shown[component], 'force')}</td>
              ))}
            </tr>
          )}
          <tr className={styles.total}>
            <th scope="row">{t('viewer:loadKinds.design')}</th>
            <td>
              {shown === null && !areDesignLoads(loads) && (
                <Button
                  size="small"
                  type="link"
                  className={styles.asDesign}
                  title={asDesign}
                  aria-label={asDesign}
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
                {isUnknown(component) ? NO_VALUE : formatValue(total[component], 'force')}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
