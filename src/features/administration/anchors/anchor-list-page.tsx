/** List page for anchors, with all values of an anchor in its expandable row. */
import { Flex, Tag, type TableColumnsType, Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { restoreAnchor, stopAnchor } from '@/api/calls/anchors';
import { isSet, type AnchorRecord } from '@/api/contract/anchor';
import { AnchorDetails } from '@/features/administration/anchors/anchor-sheet';
import { anchors, STANDARD_NAMES, HAVE } from '@/features/administration/anchors/anchors';
import { byNumber, byText } from '@/features/administration/databases/database';
import { DatabaseListPage } from '@/features/administration/databases/database-list-page';
import type { SeveralAction } from '@/features/administration/databases/several-records';
import { ConfirmedCall } from '@/features/administration/records/row-actions';
import { failureIn } from '@/features/administration/records/write-rows';
import { PREFIXES, type Prefix } from '@/quantities/anchor';
import { findingsOfAnchor } from '@/quantities/plausible/read-anchor';
import { routes } from '@/shared/navigation/routes';

interface AnchorFilter {
  /** '1' (valid) or '0' (deactivated), as stored. */
  validity: string;
  standard: string;
  diameter: string;
}

const NO_FILTER: AnchorFilter = { validity: '', standard: '', diameter: '' };

const declaredFor = (anchor: AnchorRecord): Prefix[] =>
  PREFIXES.filter((prefix) => isSet(anchor[HAVE[prefix]]));

/**
 * Returns the diameters for the declared standards; for a record without a declared standard, all its stored
 * diameters.
 */
function diametersOf(anchor: AnchorRecord): number[] {
  const declared = declaredFor(anchor);
  const stored = (declared.length > 0 ? declared : PREFIXES).map((prefix) => Number(anchor[`${prefix}Dnom`]));
  return stored.filter((diameter) => diameter > 0);
}

function isShown(anchor: AnchorRecord, { validity, standard, diameter }: AnchorFilter): boolean {
  if (validity !== '' && anchor.efficient !== validity) return false;
  if (standard !== '' && !declaredFor(anchor).some((prefix) => prefix === standard)) return false;
  return diameter === '' || diametersOf(anchor).includes(Number(diameter));
}

const diametersIn = (anchors: readonly AnchorRecord[]): number[] =>
  [...new Set(anchors.flatMap(diametersOf))].sort((a, b) => a - b);

interface AnchorFiltersProps {
  records: readonly AnchorRecord[];
  filter: AnchorFilter;
  onChange: (change: Partial<AnchorFilter>) => void;
}

function AnchorFilters({ records, filter, onChange }: AnchorFiltersProps) {
  const { t } = useTranslation('anchors');
  const diameters = useMemo(() => diametersIn(records), [records]);
  const selects = [
    {
      key: 'validity',
      width: 130,
      options: [
        { value: '', label: t('filter.anyValidity') },
        { value: '1', label: t('normal') },
        { value: '0', label: t('stopped') },
      ],
    },
    {
      key: 'standard',
      width: 150,
      options: [
        { value: '', label: t('filter.anyStandard') },
        ...PREFIXES.map((prefix) => ({ value: prefix, label: STANDARD_NAMES[prefix] })),
      ],
    },
    {
      key: 'diameter',
      width: 140,
      options: [
        { value: '', label: t('filter.anyDiameter') },
        ...diameters.map((diameter) => ({ value: String(diameter), label: t('filter.of', { diameter }) })),
      ],
    },
  ] as const;
  return selects.map(({ key, width, options }) => (
    <Select<string>
      key={key}
      aria-label={t(`filter.${key}`)}
      style={{ width }}
      value={filter[key]}
      options={[...options]}
      onChange={(value) => onChange({ [key]: value })}
    />
  ));
}

/** True if values that a calculation needs are 0. */
const isIncomplete = (anchor: AnchorRecord): boolean =>
  findingsOfAnchor({ ...anchor }).some(({ code }) => code === 'missing');

function useAnchorColumns(): TableColumnsType<AnchorRecord> {
  const { t, i18n } = useTranslation('anchors');
  const materialClass = i18n.language === 'cn' ? 'jgMaterialClass' : 'jgMaterialClassEn';
  return [
    {
      title: t('name'),
      dataIndex: 'name',
      width: 330,
      sorter: byText('name'),
      render: (name: string, anchor) =>
        isIncomplete(anchor) ? (
          <Flex gap={8} align="center">
            {name}
            <Tag color="warning">{t('incomplete')}</Tag>
          </Flex>
        ) : (
          name
        ),
    },
    {
      title: t('column.materialClass'),
      dataIndex: materialClass,
      width: 180,
      sorter: byText(materialClass),
      render: (value: string, { jgMaterialClass }) => value || jgMaterialClass,
    },
    {
      title: t('column.validity'),
      dataIndex: 'efficient',
      width: 110,
      sorter: byText('efficient'),
      render: (efficient: AnchorRecord['efficient']) =>
        isSet(efficient) ? <Tag color="success">{t('normal')}</Tag> : <Tag color="error">{t('stopped')}</Tag>,
    },
    {
      title: t('column.jgHef'),
      dataIndex: 'jgHef',
      align: 'right',
      width: 170,
      sorter: byNumber('jgHef'),
    },
    {
      title: t('column.jgDnom'),
      dataIndex: 'jgDnom',
      align: 'right',
      width: 130,
      sorter: byNumber('jgDnom'),
    },
  ];
}

const SWITCHES = {
  '1': { action: 'stop', call: stopAnchor },
  '0': { action: 'restore', call: restoreAnchor },
} as const;

interface AnchorRowActionsProps {
  anchor: AnchorRecord;
  reload: () => Promise<void>;
}

function AnchorRowActions({ anchor: { id, name, efficient }, reload }: AnchorRowActionsProps) {
  const { t } = useTranslation('anchors');
  const { action, call } = SWITCHES[efficient];
  const copyPath = `${routes.anchor}?${new URLSearchParams({ copyOf: String(id) }).toString()}`;
  return (
    <>
      <ConfirmedCall
        key={action}
        text={t(`switch.${action}.action`)}
        name={name}
        question={t(`switch.${action}.confirm`)}
        detail={name}
        call={() => call(id)}
        doneText={t(`switch.${action}.done`)}
        reload={reload}
      />
      <Link to={copyPath} aria-label={`${t('duplicate')} ${name}`}>
        {t('duplicate')}
      </Link>
    </>
  );
}

/** Returns the actions that deactivate and restore several anchors. */
function useSeveralActions() {
  const { t } = useTranslation('anchors');
  return (['1', '0'] as const).map((validity): SeveralAction<AnchorRecord> => {
    const { action, call } = SWITCHES[validity];
    return {
      text: t(`several.${action}`),
      title: (count) => t(`several.${action}Title`, { count }),
      okText: t(`switch.${action}.action`),
      applies: ({ efficient }) => efficient === validity,
      write: async ({ id }) => failureIn(await call(id)),
      doneText: (count) => t('several.done', { count }),
    };
  });
}

const FILTER = { start: NO_FILTER, isShown, Fields: AnchorFilters };

const searched = ({ name, jgMaterialClass, jgMaterialClassEn }: AnchorRecord) => [
  name,
  jgMaterialClass,
  jgMaterialClassEn,
];

export function AnchorListPage() {
  const { t } = useTranslation('anchors');
  return (
    <DatabaseListPage
      database={anchors}
      columns={useAnchorColumns()}
      searched={searched}
      filter={FILTER}
      rowActions={(anchor, reload) => <AnchorRowActions anchor={anchor} reload={reload} />}
      actionsWidth={300}
      severalActions={useSeveralActions()}
      expandable={{
        columnTitle: <span className="unseen">{t('figures')}</span>,
        expandedRowRender: (anchor) => <AnchorDetails anchor={anchor} />,
      }}
    />
  );
}
