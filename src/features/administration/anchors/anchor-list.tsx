/** Parts of the anchor list: columns, filters, actions, and all values of an anchor in its expandable row. */
import { Flex, Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { restoreAnchor, stopAnchor } from '@/api/calls/databases';
import { isSet, type AnchorRecord } from '@/api/contract/records';
import { AnchorDetails } from '@/features/administration/anchors/anchor-sheet';
import { STANDARD_NAMES, HAVE } from '@/features/administration/anchors/anchors';
import { ConfirmedCall } from '@/features/administration/records/confirmed-call';
import { byNumber, byText, type ListParts } from '@/features/administration/records/database';
import { failureIn } from '@/features/administration/records/write-rows';
import { PREFIXES, type Prefix } from '@/quantities/anchor';
import { implausibleValuesOfRecord } from '@/quantities/plausible/read-anchor';
import { routes } from '@/shared/navigation/routes';

const declaredFor = (anchor: AnchorRecord): Prefix[] =>
  PREFIXES.filter((prefix) => isSet(anchor[HAVE[prefix]]));

/** Returns the diameters for the declared standards, or all stored diameters if none is declared. */
function diametersOf(anchor: AnchorRecord): number[] {
  const declared = declaredFor(anchor);
  const stored = (declared.length > 0 ? declared : PREFIXES).map((prefix) => Number(anchor[`${prefix}Dnom`]));
  return stored.filter((diameter) => diameter > 0);
}

/** True if values that a calculation needs are 0. */
const isIncomplete = (anchor: AnchorRecord): boolean =>
  implausibleValuesOfRecord({ ...anchor }).some(({ code }) => code === 'missing');

const SWITCHES = {
  '1': { action: 'stop', call: stopAnchor },
  '0': { action: 'restore', call: restoreAnchor },
} as const;

const RowActions: NonNullable<ListParts<AnchorRecord>['RowActions']> = ({ row, reload }) => {
  const { id, name, efficient } = row;
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
};

export const anchorListParts: ListParts<AnchorRecord> = {
  columns: (t, language) => [
    {
      title: t('anchors:name'),
      dataIndex: 'name',
      width: 310,
      sorter: byText('name'),
      render: (name: string, anchor) =>
        isIncomplete(anchor) ? (
          <Flex gap={8} align="center">
            {name}
            <Tag color="warning">{t('anchors:incomplete')}</Tag>
          </Flex>
        ) : (
          name
        ),
    },
    {
      title: t('anchors:column.materialClass'),
      dataIndex: language === 'cn' ? 'jgMaterialClass' : 'jgMaterialClassEn',
      width: 180,
      sorter: byText(language === 'cn' ? 'jgMaterialClass' : 'jgMaterialClassEn'),
      render: (value: string, { jgMaterialClass }) => value || jgMaterialClass,
    },
    {
      title: t('anchors:column.validity'),
      dataIndex: 'efficient',
      width: 110,
      sorter: byText('efficient'),
      render: (efficient: AnchorRecord['efficient']) =>
        isSet(efficient) ? (
          <Tag color="success">{t('anchors:normal')}</Tag>
        ) : (
          <Tag color="error">{t('anchors:stopped')}</Tag>
        ),
    },
    ...(['jgHef', 'jgDnom'] as const).map((key) => ({
      title: t(`anchors:column.${key}`),
      dataIndex: key,
      align: 'right' as const,
      width: key === 'jgHef' ? 170 : 130,
      sorter: byNumber(key),
    })),
  ],
  searched: ({ name, jgMaterialClass, jgMaterialClassEn }) => [name, jgMaterialClass, jgMaterialClassEn],
  filters: [
    {
      key: 'validity',
      label: 'anchors:filter.validity',
      width: 130,
      options: (t) => [
        { value: '', label: t('anchors:filter.anyValidity') },
        { value: '1', label: t('anchors:normal') },
        { value: '0', label: t('anchors:stopped') },
      ],
      isShown: ({ efficient }, validity) => efficient === validity,
    },
    {
      key: 'standard',
      label: 'anchors:filter.standard',
      width: 150,
      options: (t) => [
        { value: '', label: t('anchors:filter.anyStandard') },
        ...PREFIXES.map((prefix) => ({ value: prefix, label: STANDARD_NAMES[prefix] })),
      ],
      isShown: (anchor, standard) => declaredFor(anchor).some((prefix) => prefix === standard),
    },
    {
      key: 'diameter',
      label: 'anchors:filter.diameter',
      width: 140,
      options: (t, anchors) => [
        { value: '', label: t('anchors:filter.anyDiameter') },
        ...[...new Set(anchors.flatMap(diametersOf))]
          .sort((a, b) => a - b)
          .map((diameter) => ({
            value: String(diameter),
            label: t('anchors:filter.of', { diameter }),
          })),
      ],
      isShown: (anchor, diameter) => diametersOf(anchor).includes(Number(diameter)),
    },
  ],
  RowActions,
  actionsWidth: 300,
  severalActions: (t) =>
    (['1', '0'] as const).map((validity) => {
      const { action, call } = SWITCHES[validity];
      return {
        text: t(`anchors:several.${action}`),
        title: (count) => t(`anchors:several.${action}Title`, { count }),
        okText: t(`anchors:switch.${action}.action`),
        applies: ({ efficient }) => efficient === validity,
        write: async ({ id }) => failureIn(await call(id)),
        doneText: (count) => t('anchors:several.done', { count }),
      };
    }),
  details: { heading: 'anchors:figures', of: (anchor) => <AnchorDetails anchor={anchor} /> },
};
