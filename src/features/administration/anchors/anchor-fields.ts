/**
 * Every field of an anchor record, derived from the definitions in `@/quantities/anchor`; used by list, form,
 * table file and checks.
 */
import type { AnchorNumber, AnchorText } from '@/api/contract/anchor';
import type { Field } from '@/features/administration/databases/database';
import {
  GROUPS,
  PREFIXES,
  STORED,
  type GroupName,
  type Prefix,
  type Quantity,
  type StoredRow,
} from '@/quantities/anchor';
import { STORED_KINDS, type StoredKind } from '@/quantities/stored-kinds';

export const STANDARD_NAMES = { jg: 'JGJ145-2013', eta: 'EN1992-4' } as const satisfies Record<
  Prefix,
  string
>;

interface FieldBase extends Pick<Field, 'label' | 'place'> {
  standard: Prefix;
  group: GroupName;
  quantity: Quantity;
}

interface TextField extends FieldBase {
  key: AnchorText;
  kind: 'text';
}

interface NumberField extends FieldBase, StoredKind {
  key: AnchorNumber;
  kind: 'number';
  symbol: string;
}

export type AnchorField = TextField | NumberField;

function fieldOf(
  standard: Prefix,
  group: GroupName,
  [quantity, kind, symbol]: StoredRow<Quantity>,
): AnchorField {
  const place = { standard: STANDARD_NAMES[standard], group: `anchors:group.${group}` } as const;
  const base = { standard, group, quantity, place, label: `anchors:field.${quantity}` } as const;
  const key = `${standard}${quantity}`;
  return kind === 'text'
    ? { ...base, key: key as AnchorText, kind: 'text' }
    : { ...base, ...STORED_KINDS[kind], key: key as AnchorNumber, kind: 'number', symbol };
}

export const ANCHOR_FIELDS: readonly AnchorField[] = PREFIXES.flatMap((standard) =>
  GROUPS.flatMap((group) =>
    (STORED[group] as readonly StoredRow<Quantity>[])
      .filter(([, , , standards]) => standards === 'both' || standards === standard)
      .map((row) => fieldOf(standard, group, row)),
  ),
);

/** Returns the fields of a standard in a group; empty if the standard does not have the group. */
export function fieldsOf(standard: Prefix, group: GroupName): AnchorField[] {
  return ANCHOR_FIELDS.filter((field) => field.standard === standard && field.group === group);
}

export const HAVE = { jg: 'jgHave', eta: 'etaHave' } as const satisfies Record<Prefix, string>;
