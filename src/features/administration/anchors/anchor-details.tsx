/** Content of an expanded anchor row: its image and, for each declared standard, its values by group. */
import { useQuery } from '@tanstack/react-query';
import { Card, Image, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { anchorImageQuery } from '@/api/calls/images';
import { isSet, type AnchorRecord } from '@/api/contract/anchor';
import {
  fieldsOf,
  HAVE,
  STANDARD_NAMES,
  type AnchorField,
} from '@/features/administration/anchors/anchor-fields';
import { shownNumber } from '@/features/administration/records/numeric-text';
import { GROUPS, PREFIXES, type GroupName, type Prefix } from '@/quantities/anchor';
import { SymbolText } from '@/shared/ui/symbol-text';
import styles from '@/features/administration/anchors/anchors.module.css';

function shownWithUnit(field: AnchorField, value: string): string {
  if (field.kind === 'text') return value;
  const shown = shownNumber(value, field.scale);
  return field.unit === '' ? shown : `${shown} ${field.unit}`;
}

function Group({ anchor, standard, group }: { anchor: AnchorRecord; standard: Prefix; group: GroupName }) {
  const { t } = useTranslation('anchors');
  const fields = fieldsOf(standard, group);
  if (fields.length === 0) return null;
  return (
    <div
      role="group"
      className={styles.readGroup}
      aria-label={`${STANDARD_NAMES[standard]}: ${t(`group.${group}`)}`}
    >
      <Typography.Text strong>{t(`group.${group}`)}</Typography.Text>
      <table className={styles.figures}>
        <tbody>
          {fields.map((field) => (
            <tr key={field.key}>
              <th scope="row">
                {t(`field.${field.quantity}`)}{' '}
                {field.kind === 'number' && field.symbol !== '' && <SymbolText text={field.symbol} />}
              </th>
              <td>{anchor[field.key] === '' ? '—' : shownWithUnit(field, anchor[field.key])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
      {PREFIXES.filter((standard) => isSet(anchor[HAVE[standard]])).map((standard) => (
        <Card key={standard} size="small" title={STANDARD_NAMES[standard]}>
          <div className={styles.readGroups}>
            {GROUPS.map((group) => (
              <Group key={group} anchor={anchor} standard={standard} group={group} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}
