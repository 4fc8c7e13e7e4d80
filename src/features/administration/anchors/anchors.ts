/** Database of anchors: every field of the record is a column of its table file. */
import {
  addAnchor,
  allAnchorsQuery,
  anchorRecordQuery,
  ANCHORS_KEY,
  changeAnchor,
  deleteAnchor,
  restoreAnchor,
  stopAnchor,
} from '@/api/calls/databases';
import { isSet, type AnchorRecord, type AnchorNumber, type AnchorText } from '@/api/contract/records';
import type { Field, ImplausibleField, ReferenceDatabase } from '@/features/administration/records/database';
import {
  type Prefix,
  GROUPS,
  PREFIXES,
  STORED,
  type GroupName,
  type Quantity,
  type StoredRow,
} from '@/quantities/anchor';
import type { AnchorQuantity } from '@/quantities/plausible/anchor-rules';
import type { ImplausibleAnchorValue } from '@/quantities/plausible/implausible-anchor-values';
import { implausibleValuesOfRecord, type AnchorRecordTexts } from '@/quantities/plausible/read-anchor';
import { STORED_KINDS } from '@/quantities/record-number-kinds';

export const STANDARD_NAMES = { jg: 'JGJ145-2013', eta: 'EN1992-4' } as const;

export interface AnchorField extends Field {
  key: AnchorText | AnchorNumber;
  kind: 'text' | 'number';
  symbol: string;
  standard: Prefix;
  group: GroupName;
  quantity: Quantity;
}

function fieldOf(standard: Prefix, group: GroupName, row: StoredRow<Quantity>): AnchorField {
  const [quantity, kind, symbol] = row;
  return {
    standard,
    group,
    quantity,
    symbol,
    place: { standard: STANDARD_NAMES[standard], group: `anchors:group.${group}` },
    label: `anchors:field.${quantity}`,
    key: `${standard}${quantity}` as AnchorField['key'],
    ...(kind === 'text' ? { kind } : { ...STORED_KINDS[kind], kind: 'number' }),
  };
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

/** Id of the element that contains a group of the data sheet. */
export const sectionId = (group: GroupName): string => `anchor-section-${group}`;

export const HAVE = { jg: 'jgHave', eta: 'etaHave' } as const satisfies Record<Prefix, string>;

const FLAG = { kind: 'choice', choices: ['0', '1'], preset: '1' } as const;

const declared = (standard: Prefix): Field => ({
  ...FLAG,
  key: `${standard}Have`,
  label: `anchors:declared.${standard}`,
});

/** Fields that contain the names of the concrete grades from which rules derive strengths. */
const STATED = { lowerGrade: 'C30name', higherGrade: 'C60name' } as const;

const causeKey = (standard: Prefix, by: AnchorQuantity): string => {
  if (by === 'thread') return by;
  return `${standard}${by === 'lowerGrade' || by === 'higherGrade' ? STATED[by] : by}`;
};

const fieldFinding = ({ standard, of, by, ...finding }: ImplausibleAnchorValue): ImplausibleField => ({
  ...finding,
  of: `${standard}${of}`,
  by: by.map((quantity) => causeKey(standard, quantity)),
  other: STANDARD_NAMES[standard === 'jg' ? 'eta' : 'jg'],
});

export const anchors: ReferenceDatabase<AnchorRecord> = {
  kind: 'anchors',
  key: ANCHORS_KEY,
  texts: {
    search: 'anchors:search',
    copy: 'anchors:copyTitle',
    nameEmpty: 'anchors:missing.name',
    pictureEmpty: 'anchors:missing.avatar',
    refused: 'anchors:refused',
    otherCause: 'anchors:finding.thread',
  },
  fields: [
    { key: 'name', kind: 'name', label: 'anchors:name' },
    { key: 'avatar', kind: 'picture', label: 'anchors:picture.label' },
    { ...FLAG, key: 'efficient', label: 'anchors:column.validity' },
    declared('jg'),
    declared('eta'),
    ...ANCHOR_FIELDS,
  ],
  list: allAnchorsQuery,
  detail: anchorRecordQuery,
  add: addAnchor,
  // The API has separate calls for the validity.
  change: async (anchor, stored) => {
    const outcome = await changeAnchor(anchor);
    if (!outcome.ok || anchor.efficient === stored.efficient) return outcome;
    return isSet(anchor.efficient) ? restoreAnchor(anchor.id) : stopAnchor(anchor.id);
  },
  remove: deleteAnchor,
  changeOf: (before, after) => ({ kind: 'anchors', before, after }),
  findings: (row) => implausibleValuesOfRecord(row as AnchorRecordTexts).map(fieldFinding),
};
