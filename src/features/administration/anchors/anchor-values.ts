/** Values of the anchor form, and their conversion from and to the record of the backend. */
import {
  ANCHOR_TEXTS,
  flagOf,
  isSet,
  type AnchorFields,
  type AnchorFlag,
  type AnchorNumber,
  type AnchorText,
} from '@/api/contract/anchor';
import type { WireId } from '@/api/contract/wire-values';
import { ANCHOR_FIELDS, type NumberField } from '@/features/administration/anchors/anchor-fields';
import { shownNumber, wireNumber } from '@/features/administration/records/numeric-text';

export interface AnchorValues extends Record<AnchorText | AnchorNumber, string> {
  name: string;
  /** Image id; '' without an image. */
  avatar: WireId;
  jgHave: boolean;
  etaHave: boolean;
}

const NUMBERS = ANCHOR_FIELDS.filter((field): field is NumberField => field.kind === 'number');

type Fields = Record<AnchorText | AnchorNumber, string>;

function fields(text: (key: AnchorText) => string, number: (field: NumberField) => string): Fields {
  return Object.fromEntries([
    ...ANCHOR_TEXTS.map((key) => [key, text(key)] as const),
    ...NUMBERS.map((field) => [field.key, number(field)] as const),
  ]) as Fields;
}

export function emptyValues(): AnchorValues {
  const nothing = () => '';
  return { name: '', avatar: '', jgHave: true, etaHave: true, ...fields(nothing, nothing) };
}

export function valuesOf(record: AnchorFields): AnchorValues {
  return {
    name: record.name,
    avatar: record.avatar,
    jgHave: isSet(record.jgHave),
    etaHave: isSet(record.etaHave),
    ...fields(
      (key) => record[key],
      ({ key, scale }) => shownNumber(record[key], scale),
    ),
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
    ...fields(
      (key) => values[key].trim(),
      ({ key, scale }) => wireNumber(values[key], scale),
    ),
  };
}

/**
 * True for an anchor that is declared for EN 1992-4 and has no pull-out resistance. According to the
 * requirements documents, pull-out then does not govern, and the record contains 0.
 */
export function isPullOutOpen({ etaHave, etaNrkp }: Pick<AnchorValues, 'etaHave' | 'etaNrkp'>): boolean {
  return etaHave && Number(wireNumber(etaNrkp)) === 0;
}
