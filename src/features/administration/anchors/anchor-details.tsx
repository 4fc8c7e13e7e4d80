/**
 * Data sheet of an anchor, in its expanded row: its image, and its values with both standards side by side.
 */
import { useQuery } from '@tanstack/react-query';
import { Image, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { anchorImageQuery } from '@/api/calls/images';
import { isSet, type AnchorRecord } from '@/api/contract/anchor';
import { fieldsOf, HAVE, STANDARD_NAMES, type AnchorField } from '@/features/administration/anchors/anchors';
import { shownNumber } from '@/features/administration/records/numeric-text';
import { GROUPS, PREFIXES, type GroupName } from '@/quantities/anchor';
import { DataTable } from '@/shared/ui/data-table';
import { SymbolText } from '@/shared/ui/symbol-text';
import styles from '@/features/administration/anchors/anchors.module.css';

type Line = readonly AnchorField[];

function valueOf(anchor: AnchorRecord, field: AnchorField | undefined): string {
  if (field === undefined) return '';
  if (anchor[field.key] === '') return '—';
  return field.kind === 'text' ? anchor[field.key] : shownNumber(anchor[field.key], field.scale);
}

/** Values of a group: a line per quantity, with the declared standards side by side. */
function Group({ anchor, group }: { anchor: AnchorRecord; group: GroupName }) {
  const { t } = useTranslation('anchors');
  const standards = PREFIXES.filter((standard) => isSet(anchor[HAVE[standard]]));
  const fields = standards.flatMap((standard) => fieldsOf(standard, group));
  if (fields.length === 0) return null;
  const quantities = [...new Set(fields.map(({ quantity }) => quantity))];
  return (
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
          title: STANDARD_NAMES[standard],
          isNumber: true,
          cell: (line: Line) =>
            valueOf(
              anchor,
              line.find((field) => field.standard === standard),
            ),
        })),
        { key: 'unit', cell: ([field]) => (field.kind === 'number' ? field.unit : '') },
      ]}
    />
  );
}

export function AnchorDetails({ anchor }: { anchor: AnchorRecord }) {
  const { t } = useTranslation('anchors');
  const picture = useQuery(anchorImageQuery(anchor.avatar));
  return (
    <div className={styles.details}>
      {picture.data && (
        <Image src={picture.data} alt={t('picture.alt', { name: anchor.name })} width={360} preview={false} />
      )}
      <div className={styles.sheet}>
        {GROUPS.map((group) => (
          <Group key={group} anchor={anchor} group={group} />
        ))}
      </div>
    </div>
  );
}
