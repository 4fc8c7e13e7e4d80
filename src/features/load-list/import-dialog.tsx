/** Shows how a table of loads is interpreted, asks for what it does not state, and imports its rows. */
import { Alert, Button, Checkbox, Flex, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ListedLoad, MOST_LISTED_LOADS } from '@/design/model/design-state';
import { largestOf, sumOfN } from '@/design/model/load-cases';
import { arc, arrow } from '@/drawing/plan/arrows';
import { area, line, rectangle, text, type Point, type Shape } from '@/drawing/plan/shapes';
import { DrawnShape } from '@/features/current-design/drawn-shapes/drawn-shape';
import { ImportPreview, ImportQuestions, ImportStatements } from '@/features/load-list/import-preview';
import { useTableMapping, type TableMapping } from '@/features/load-list/use-table-mapping';
import type { AvailableTable } from '@/files/load-tables/find-load-tables';
import { certainLines } from '@/files/load-tables/question-text';
import { TABLE_LIMITS } from '@/files/load-tables/table-limits';
import { Dialog } from '@/shared/ui/dialog';
import { NumberField } from '@/shared/ui/number-field';
import { formatValue } from '@/text/format/format-number';
import styles from '@/features/load-list/import.module.css';

/** Half the side of the plate, and half the distance between the views; the drawing has no scale. */
const HALF = 34;
const STEP = 100;
const SIZE = 9;

/** A negative force points the other way. */
function forceArrow(value: number, [x, y]: Point, [u, v]: Point, from: number): Shape[] {
  if (value === 0) return [];
  const ends = [from, from + 34].map((at): Point => [x + u * at, y + v * at]);
  return value > 0 ? arrow('load', ends[0], ends[1], SIZE) : arrow('load', ends[1], ends[0], SIZE);
}

const momentArc = (value: number, at: Point, sign: number): Shape[] =>
  value === 0 ? [] : arc('moment', at, 20, sign * Math.sign(value), SIZE);

/** Returns a section along an axis; `turn` is 1 if a positive moment turns counter-clockwise in this view. */
function section(x: number, axis: string, turn: 1 | -1, [normal, shear, moment]: readonly number[]): Shape[] {
  return [
    area('concrete', rectangle(x - 46, -44, x + 46, 0)),
    line('edge', [x - 46, 0], [x + 46, 0]),
    area('plate', rectangle(x - HALF, 0, x + HALF, 5)),
    ...forceArrow(normal, [x, 5], [0, 1], 2),
    ...arrow('load', [x - 38 * Math.sign(shear), 12], [x - 4 * Math.sign(shear), 12], SIZE),
    ...momentArc(moment, [x, 12], turn),
    text('axis', [x + 44, -52], axis),
    text('axis', [x - 40, 40], 'z'),
  ];
}

function shapesOf({ Nz, Vx, Vy, Mx, My, Mz }: ListedLoad): Shape[] {
  return [
    area('plate', rectangle(-HALF, -HALF, HALF, HALF)),
    ...forceArrow(Vx, [0, 0], [1, 0], 3),
    ...forceArrow(Vy, [0, 0], [0, 1], 3),
    ...momentArc(Mz, [0, 0], 1),
    text('axis', [46, -4], 'x'),
    text('axis', [-4, 46], 'y'),
    // Seen along +y, a positive My turns clockwise; seen against x, a positive Mx turns counter-clockwise.
    ...section(STEP, 'x', -1, [Nz, Vx, My]),
    ...section(2 * STEP + 5, 'y', 1, [Nz, Vy, Mx]),
  ];
}

function useSentences({ Nz, Vx, Vy, Mx, My, Mz }: ListedLoad): string[] {
  const { t } = useTranslation('loadList');
  const of = (value: number) => formatValue(Math.abs(value), 'force');
  const side = (value: number, axis: string) => `${value < 0 ? '−' : '+'}${axis}`;
  const along = (value: number, axis: string, key: 'shear' | 'moment') =>
    value === 0 ? [] : [t(`import.acts.${key}`, { value: of(value), axis: side(value, axis) })];
  return [
    ...(Nz === 0 ? [] : [t(Nz > 0 ? 'import.acts.pull' : 'import.acts.press', { value: of(Nz) })]),
    ...along(Vx, 'x', 'shear'),
    ...along(Vy, 'y', 'shear'),
    ...along(Mx, 'x', 'moment'),
    ...along(My, 'y', 'moment'),
    ...along(Mz, 'z', 'moment'),
  ];
}

function ForcesOnPlate({ row }: { row: ListedLoad }) {
  const { t } = useTranslation('loadList');
  const sentences = useSentences(row);
  return (
    <>
      <div>
        <svg width="100%" viewBox="-52 -60 362 120" aria-hidden>
          {shapesOf(row).map((shape, index) => (
            <DrawnShape key={index} shape={shape} size={SIZE} />
          ))}
        </svg>
        <strong>{row.name}</strong>
      </div>
      <ul aria-label={t('import.picture', { name: row.name })}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

type How = 'append' | 'replace';

interface ImportDialogProps {
  tables: readonly AvailableTable[];
  hasRows: boolean;
  needsNode?: boolean;
  onTake: (rows: readonly ListedLoad[], how: How) => void;
  onClose: () => void;
}

function Notices({ reading }: { reading: TableMapping }) {
  const { t } = useTranslation('loadList');
  const { read, badRows, table } = reading;
  return (
    <>
      {table.leftOut !== undefined && (
        <Alert
          type="warning"
          showIcon
          title={t('import.leftOut', { count: table.leftOut, ...TABLE_LIMITS })}
        />
      )}
      {reading.isTooMany && (
        <Alert type="error" showIcon title={t('import.tooMany', { rows: MOST_LISTED_LOADS })} />
      )}
      {badRows > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('import.bad', { cells: read.bad.length, rows: badRows })}
          description={
            <Checkbox
              checked={reading.isWithoutBad}
              onChange={({ target }) => reading.setWithoutBad(target.checked)}
            >
              {t('import.without', { count: badRows })}
            </Checkbox>
          }
        />
      )}
    </>
  );
}

/** Lists the interpretations that do not need an answer from the user, each with its reason. */
function Certain({ reading }: { reading: TableMapping }) {
  const { t } = useTranslation('loadList');
  const lines = certainLines(
    reading,
    { mapping: reading.mapping, filled: reading.read.filled },
    reading.questions,
    reading.say,
  );
  return (
    <ul className={styles.certain} aria-label={t('import.certain')}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The forces of one row as arrows, and the largest forces of the table; a click on one shows its row. */
function Forces({ reading: { read, mapping, shownRow, setShownRow } }: { reading: TableMapping }) {
  const { t } = useTranslation('loadList');
  const { loads } = read;
  // As long as the decimal mark is unknown, the values are unknown.
  if (mapping.mark === null || loads.length === 0) return null;
  return (
    <div className={styles.forces}>
      <ForcesOnPlate row={loads[shownRow]} />
      <ul className={styles.largest} aria-label={t('import.largestForces')}>
        {largestOf(loads).map(({ kind, value, row }) => (
          <li key={kind}>
            <Button type="link" size="small" onClick={() => setShownRow(row)}>
              {t(`import.largest.${kind}`, { value: formatValue(value, 'force'), name: loads[row].name })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** If no button can take the focus, the close button would have it, and Enter would discard the table. */
const takeFocus = (body: HTMLElement | null): void => body?.focus();

export function ImportDialog({ tables, hasRows, needsNode = false, onTake, onClose }: ImportDialogProps) {
  const { t } = useTranslation(['loadList', 'common', 'design']);
  const [how, setHow] = useState<How>('append');
  const reading = useTableMapping(tables);
  const { table, mapping, read } = reading;
  const lacksNode = needsNode && read.loads.some(({ node }) => node === undefined);
  const sum = mapping.mark === null || read.loads.length === 0 ? null : sumOfN(read.loads);
  return (
    <Dialog
      width={1240}
      centered
      styles={{ body: { maxHeight: 'calc(100vh - 180px)', overflowY: 'auto' } }}
      title={t('import.title')}
      onClose={onClose}
      mask={{ closable: false }}
      okText={t('import.take', { count: read.loads.length })}
      okButtonProps={{ disabled: !reading.isReady || lacksNode, autoFocus: true }}
      onOk={() => {
        reading.remember();
        onTake(read.loads, how);
      }}
    >
      <Flex vertical gap={12} tabIndex={-1} style={{ outline: 'none' }} ref={takeFocus}>
        {tables.length > 1 && (
          <label>
            {t('import.sheet')}{' '}
            <Select
              size="small"
              style={{ minWidth: 240 }}
              aria-label={t('import.sheet')}
              value={reading.place}
              options={tables.map(({ table: { name } }, value) => ({ value, label: name || value + 1 }))}
              onChange={reading.chooseTable}
            />
          </label>
        )}
        <div className={styles.halves}>
          <Flex vertical gap={12}>
            <ImportStatements reading={reading} />
            <ImportQuestions reading={reading} />
          </Flex>
          <Forces reading={reading} />
        </div>
        <Certain reading={reading} />
        <Notices reading={reading} />
        {lacksNode && <Alert type="error" showIcon title={t('import.noNode')} />}
        <div className={styles.headings}>
          <p role="status">
            {t('import.found', { count: read.loads.length })}{' '}
            {sum !== null && t('import.sumOfN', { sum: formatValue(sum, 'force') })}
          </p>
          <span>{t('import.headings')}</span>
          <NumberField
            label={t('import.headings')}
            value={mapping.headings}
            min={0}
            max={Math.max(0, table.cells.length - 1)}
            invalidText={t('design:number.invalid')}
            onCommit={(value) => reading.changeHeadings(Math.round(value))}
          />
        </div>
        <ImportPreview reading={reading} />
        {hasRows && (
          <Segmented<How>
            aria-label={t('import.how')}
            value={how}
            options={(['append', 'replace'] as const).map((value) => ({
              value,
              label: t(`import.${value}`),
            }))}
            onChange={setHow}
          />
        )}
      </Flex>
    </Dialog>
  );
}
