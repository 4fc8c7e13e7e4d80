/** Anchor panel. */
import { WarningOutlined } from '@ant-design/icons';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Select, Spin } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorNameQuery } from '@/api/calls/databases';
import { anchorImageQuery } from '@/api/calls/images';
import type { AnchorDetail, AnchorListItem } from '@/api/contract/records';
import { DIAMETERS, type Diameter, fieldId } from '@/design/model/design-state';
import { anchorDataRows, catalogueOf, type AnchorDataRow } from '@/design/records/anchor-data-rows';
import { isDemonstration } from '@/design/verdict/run-result';
import { NotLoadedNotice } from '@/features/current-design/not-loaded-notice';
import { useAnchorList, useChosenAnchor } from '@/features/current-design/use-records';
import { useProblem } from '@/features/current-design/use-run';
import { Group, SelectRow } from '@/features/workspace/panels/design-fields';
import { ValueTable, type ValueRow } from '@/shared/ui/data-table';
import { lazyComponent } from '@/shared/ui/lazy';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { formatInput } from '@/text/format/format-number';
import styles from '@/features/workspace/panels/panel.module.css';

interface DataGroupProps {
  title: string;
  hint?: string;
  rows: readonly ValueRow[];
  isOpen?: boolean;
}

function DataGroup({ title, hint, rows, isOpen = false }: DataGroupProps) {
  return (
    <details open={isOpen}>
      <summary className={styles.legend} title={hint}>
        {title}
      </summary>
      <ValueTable rows={rows} />
    </details>
  );
}

/** Values from the manufacturer's catalogue; no check uses them. */
function CatalogueData({ record }: { record: AnchorDetail }) {
  const { t } = useTranslation('design');
  const standard = useDesignStore(({ design }) => design.standardType);
  const rows = catalogueOf(record, standard);
  if (rows.length === 0) return null;
  const resistances = rows.map(({ action, grade, symbol, value }): ValueRow => [
    t(`anchor.catalogue.${action}`, { of: grade ?? t('anchor.catalogue.steel') }),
    `${formatInput(value)} kN`,
    symbol,
  ]);
  return (
    <DataGroup title={t('anchor.catalogue.title')} hint={t('anchor.catalogue.hint')} rows={resistances} />
  );
}

function AnchorData() {
  const { t } = useTranslation(['design', 'results']);
  const { record, data, query } = useChosenAnchor();
  const standard = useDesignStore(({ design }) => design.standardType);
  const { data: picture } = useQuery(anchorImageQuery(record?.avatar ?? ''));
  if (query.isError) return <NotLoadedNotice query={query} title={t('loadFailed')} />;
  if (!record || !data) return null;
  const textOf = ({ key, value, unit }: AnchorDataRow): string => {
    if (typeof value === 'string') return value;
    return key === 'N_Rk_p_0' && value === 0
      ? t('anchor.notDecisive')
      : `${formatInput(value)} ${unit}`.trim();
  };
  return (
    <>
      {isDemonstration(data.certification) && (
        <p className={styles.demonstration} data-testid="demonstration">
          <WarningOutlined aria-hidden /> {t('results:verdict.assumptions.demonstration_data')}
        </p>
      )}
      {picture !== undefined && (
        <img className={styles.picture} src={picture} alt={t('anchor.picture', { name: record.name })} />
      )}
      {anchorDataRows(data, standard).map(({ group, rows }) => (
        <DataGroup
          key={group}
          isOpen={group === 'general'}
          title={t(`anchor.groups.${group}`)}
          rows={rows.map((row) => [t(`anchor.fields.${row.key}`), textOf(row), row.symbol])}
        />
      ))}
      <CatalogueData record={record} />
    </>
  );
}

/** Loaded only when needed, because most servers send the names. */
const NamelessAnchor = lazyComponent(
  async () => (await import('@/features/workspace/panels/unnamed-anchor-option')).UnnamedAnchorOption,
);

export function AnchorPanel() {
  const { t } = useTranslation('design');
  const standard = useDesignStore((state) => state.design.standardType);
  const diameter = useDesignStore((state) => state.design.anchor.diameter);
  const chosen = useDesignStore((state) => state.design.anchor.chosen[state.design.standardType]);
  const problem = useProblem('anchor.chosen');
  const { anchors, unreadable, query } = useAnchorList(standard, diameter);
  const client = useQueryClient();
  const byId = useMemo(() => new Map(anchors.map((anchor) => [String(anchor.id), anchor])), [anchors]);
  const nameOf = ({ id, name }: AnchorListItem) =>
    name || client.getQueryData(anchorNameQuery(id).queryKey) || String(id);
  return (
    <div className={styles.panel}>
      <Group title={t('panels.anchor')}>
        <SelectRow<Diameter>
          label={t('anchor.diameter')}
          field="anchor.diameter"
          value={diameter}
          options={DIAMETERS.map((value) => ({ value, label: `M${value}` }))}
          onChange={(next) => changeDesign((design) => (design.anchor.diameter = next))}
        />
        <div>
          <Select
            id={fieldId('anchor.chosen')}
            aria-label={t('anchor.type')}
            style={{ width: '100%' }}
            loading={query.isPending}
            placeholder={t('anchor.choose')}
            notFoundContent={
              query.isPending ? <Spin size="small" /> : query.isError ? null : t('anchor.none')
            }
            status={problem === undefined ? undefined : 'error'}
            value={byId.has(chosen?.id ?? '') ? chosen?.id : undefined}
            options={anchors.map(({ id, name }) => ({
              value: String(id),
              label: name || String(id),
              title: name,
            }))}
            optionRender={({ value }) => {
              const anchor = byId.get(String(value));
              if (!anchor) return null;
              return anchor.name === '' ? <NamelessAnchor anchor={anchor} anchors={anchors} /> : anchor.name;
            }}
            labelRender={() => chosen?.name ?? ''}
            onChange={(id: string) => {
              const anchor = byId.get(id);
              const name = anchor ? nameOf(anchor) : id;
              changeDesign((design) => (design.anchor.chosen[standard] = { id, name }));
            }}
          />
          {problem !== undefined && (
            <div role="alert" className={styles.error}>
              {problem}
            </div>
          )}
        </div>
        <NotLoadedNotice query={query} title={t('loadFailed')} unreadable={unreadable} />
      </Group>
      <AnchorData />
    </div>
  );
}
