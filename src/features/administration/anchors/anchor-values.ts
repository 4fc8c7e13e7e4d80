/** Values of the anchor form, and their conversion from and to the record of the backend. */
import {
  flagOf,
  isSet,
  type AnchorFields,
  type AnchorFlag,
  type AnchorNumber,
  type AnchorText,
} from '@/api/contract/anchor';
import type { WireId } from '@/api/contract/wire-values';
import { ANCHOR_FIELDS } from '@/features/administration/anchors/anchor-fields';
import { rowOfTyped, typedOf } from '@/features/administration/databases/database';
import { wireNumber } from '@/features/administration/records/numeric-text';

type Fields = Record<AnchorText | AnchorNumber, string>;

export type AnchorValues = Fields & {
  name: string;
  /** Image id; '' without an image. */
  avatar: WireId;
  jgHave: boolean;
  etaHave: boolean;
};

/** Returns the values of a record; empty fields without a record. */
export function valuesOf(record: AnchorFields | null): AnchorValues {
  return {
    name: record?.name ?? '',
    avatar: record?.avatar ?? '',
    jgHave: record === null || isSet(record.jgHave),
    etaHave: record === null || isSet(record.etaHave),
    ...(typedOf(ANCHOR_FIELDS, record) as Fields),
  };
}

/**
 * Returns the record to send. As specified in the requirements documents, every empty numeric field is sent
 * as '0'.
 */
export function recordOf(values: AnchorValues, efficient: AnchorFlag): AnchorFields {
  return {
    name: values.name.trim(),
    avatar: values.avatar,
    efficient,
    jgHave: flagOf(values.jgHave),
    etaHave: flagOf(values.etaHave),
    ...(rowOfTyped(ANCHOR_FIELDS, values) as Fields),
  };
}

/**
 * True for an anchor that is declared for EN 1992-4 and has no pull-out resistance. According to the
 * requirements documents, pull-out then does not govern, and the record contains 0.
 */
export function isPullOutOpen({ etaHave, etaNrkp }: Pick<AnchorValues, 'etaHave' | 'etaNrkp'>): boolean {
  return etaHave && Number(wireNumber(etaNrkp)) === 0;
}
