/** Data sheet of an anchor: a line for each quantity, by group, with the standards side by side. */
import { useQuery } from '@tanstack/react-query';
import { Flex, Image, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorImageQuery } from '@/api/calls/images';
import { isSet, type AnchorRecord } from '@/api/contract/records';
import {
  fieldsOf,
  HAVE,
  sectionId,
  STANDARD_NAMES,
  type AnchorField,
} from '@/features/administration/anchors/anchors';
import { shownNumber } from '@/features/administration/records/numeric-text';
import { GROUPS, PREFIXES, type GroupName, type Prefix } from '@/quantities/anchor';
import { DataTable } from '@/shared/ui/data-table';
import { SymbolText } from '@/shared/ui/symbol-text';
import styles from '@/features/administration/anchors/anchors.module.css';

type Line = readonly AnchorField[];

interface AnchorSheetProps {
  standards: readonly Prefix[];
  /** Content of the cell of a quantity under one standard. */
  cell: (field: AnchorField) => ReactNode;
  /** True if the cells are fields, which are aligned with the headings on the left. */
  areFields?: boolean;
}

function Group({ standards, cell, areFields, group }: AnchorSheetProps & { group: GroupName }) {
  const { t } = useTranslation('anchors');
  const fields = standards.flatMap((standard) => fieldsOf(standard, group));
  if (fields.length === 0) return null;
  const quantities = [...new Set(fields.map(({ quantity }) => quantity))];
  return (
    <div id={sectionId(group)} className={styles.section}>
      <DataTable<Line>
        label={t(`group.${group}`)}
        rows={quantities.map((of) => fields.filter(({ quantity }) => quantity === of))}
        keyOf={([{ quantity }]) => quantity}
        columns={[
          {
            key: 'name',
            title: <Typography.Text strong>{t(`group.${group}`)}</Typography.Text>,
            isName: true,
            cell: ([{ quantity }]) => t(`field.${quantity}`),
          },
          {
            key: 'symbol',
            cell: ([field]) =>
              field.kind === 'number' && field.symbol !== '' && <SymbolText text={field.symbol} />,
          },
          ...standards.map((standard) => ({
            key: standard,
            title: fieldsOf(standard, group).length === 0 ? t('noSuchCheck') : STANDARD_NAMES[standard],
            isNumber: !areFields,
            cell: (line: Line) => {
              const field = line.find((one) => one.standard === standard);
              return field && cell(field);
            },
          })),
          { key: 'unit', cell: ([field]) => (field.kind === 'number' ? field.unit : '') },
        ]}
      />
    </div>
  );
}

export function AnchorSheet(props: AnchorSheetProps) {
  return (
    <div className={styles.sheet}>
      {GROUPS.map((group) => (
        <Group key={group} {...props} group={group} />
      ))}
    </div>
  );
}

/** Content of an anchor's expanded row: its image, and its values under the declared standards. */
export function AnchorDetails({ anchor }: { anchor: AnchorRecord }) {
  const { t } = useTranslation('anchors');
  const picture = useQuery(anchorImageQuery(anchor.avatar));
  return (
    <Flex vertical gap={12} style={{ padding: '4px 0 12px' }}>
      {picture.data && (
        <Image src={picture.data} alt={t('picture.alt', { name: anchor.name })} width={360} preview={false} />
      )}
      <AnchorSheet
        standards={PREFIXES.filter((standard) => isSet(anchor[HAVE[standard]]))}
        cell={(field) => {
          if (anchor[field.key] === '') return '—';
          return field.kind === 'text' ? anchor[field.key] : shownNumber(anchor[field.key], field);
        }}
      />
    </Flex>
  );
}
