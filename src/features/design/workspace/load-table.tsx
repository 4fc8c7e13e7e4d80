/** Loads at a glance: dead, live and design values; a double click or Enter edits the row in place. */
import { Segmented, Space, Tabs } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFigure } from '@/shared/format/format-number';
import { NumberField } from '@/shared/ui/number-field';
import type { LoadValues } from '@/stores/design/design-state';
import { combinationOf, useDesignStore, type Combination } from '@/stores/design/design-store';
import { designLoadValues } from '../calculation/requests';
import styles from './load-table.module.css';

const COMPONENTS = ['Nz', 'Vx', 'Vy', 'Mz', 'Mx', 'My'] as const;
const unitOf = (component: keyof LoadValues) => (component.startsWith('M') ? 'kNm' : 'kN');

type Kind = 'dead' | 'live';

function LoadRow({ kind }: { kind: Kind }) {
  const { t } = useTranslation('design');
  const loads = useDesignStore((state) => state.design.loads);
  const change = useDesignStore((state) => state.change);
  const [editing, setEditing] = useState(false);
  const off = kind === 'live' && loads.loadCase === 'dead';
  const factor = kind === 'dead' ? loads.deadFactor : loads.liveFactor;
  const title = t(`loads.${kind}`);
  const cell = (name: string, value: number, write: (value: number) => void, shown: string) =>
    editing ? (
      <NumberField
        label={`${title} ${name}`}
        value={value}
        onCommit={write}
        invalidText={t('number.invalid')}
      />
    ) : (
      shown
    );
  return (
    <tr
      className={off ? styles.off : undefined}
      title={off ? t('loads.liveOff') : t('loads.edit')}
      data-testid={`loads-${kind}`}
      tabIndex={editing || off ? -1 : 0}
      onDoubleClick={() => setEditing(!off && !editing)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.ctrlKey && event.target === event.currentTarget && !off)
          setEditing(true);
        if (event.key === 'Escape') setEditing(false);
      }}
    >
      <th scope="row">{title}</th>
      <td>
        {cell(
          t('loads.factor'),
          factor,
          (value) =>
            change((design) => {
              if (kind === 'dead') design.loads.deadFactor = value;
              else design.loads.liveFactor = value;
            }),
          formatFigure(factor, 'factor'),
        )}
      </td>
      {COMPONENTS.map((component) => (
        <td key={component}>
          {cell(
            component,
            loads[kind][component],
            (value) => change((design) => (design.loads[kind][component] = value)),
            formatFigure(loads[kind][component], 'force'),
          )}
        </td>
      ))}
    </tr>
  );
}

export function LoadTable() {
  const { t } = useTranslation('design');
  const design = useDesignStore((state) => state.design);
  const change = useDesignStore((state) => state.change);
  const setCombination = useDesignStore((state) => state.setCombination);
  const { loadCase } = design.loads;
  const total = designLoadValues(design);
  return (
    <section className={styles.loads}>
      <Space className={styles.tabs} size={16}>
        <Segmented<'dead' | 'deadAndLive'>
          size="small"
          aria-label={t('loads.case')}
          value={loadCase}
          onChange={(value) => change((draft) => (draft.loads.loadCase = value))}
          options={[
            { value: 'dead', label: t('loads.caseDead') },
            { value: 'deadAndLive', label: t('loads.caseBoth') },
          ]}
        />
        <Tabs
          size="small"
          className={styles.combinations}
          activeKey={String(combinationOf(design.loads))}
          onChange={(key) => setCombination(Number(key) as Combination)}
          items={(['1', '2', '3', '4'] as const).map((key) => ({
            key,
            label: key === '4' ? `4 · ${t('loads.custom')}` : key,
          }))}
        />
      </Space>
      <table className={styles.table} aria-label={t('loads.table')}>
        <thead>
          <tr>
            <th scope="col">{t('loads.table')}</th>
            <th scope="col">{t('loads.factor')}</th>
            {COMPONENTS.map((component) => (
              <th key={component} scope="col">{`${component} [${unitOf(component)}]`}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          <LoadRow kind="dead" />
          <LoadRow kind="live" />
          <tr className={styles.total}>
            <th scope="row">{t('loads.design')}</th>
            <td />
            {COMPONENTS.map((component) => (
              <td key={component}>{formatFigure(total[component], 'force')}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
