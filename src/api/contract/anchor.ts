/**
 * The anchor record: about 90 text fields, numeric ones as numeric strings, named by the table of quantities.
 */
import type { WireId } from '@/api/contract/wire-values';
import { GROUPS, PREFIXES, STORED, type GroupName, type Prefix, type StoredRow } from '@/quantities/anchor';

type Row = (typeof STORED)[GroupName][number];
type TextRow = Extract<Row, readonly [string, 'text', ...unknown[]]>;

/** A field's name: prefix of the standard, then name of the quantity; of both standards or of one. */
type KeyOf<R extends Row> =
  R extends StoredRow<infer Quantity> ? `${R[3] extends Prefix ? R[3] : Prefix}${Quantity}` : never;

export type AnchorText = KeyOf<TextRow>;
export type AnchorNumber = KeyOf<Exclude<Row, TextRow>>;

const ROWS: readonly StoredRow[] = GROUPS.flatMap((group) => STORED[group] as readonly StoredRow[]);

/** Keys of both standards, of its texts or of its numbers. */
const keysOf = (wanted: 'text' | 'number'): string[] =>
  PREFIXES.flatMap((prefix) =>
    ROWS.filter(([, kind]) => (kind === 'text') === (wanted === 'text'))
      .filter(([, , , standards]) => standards === 'both' || standards === prefix)
      .map(([quantity]) => `${prefix}${quantity}`),
  );

export const ANCHOR_TEXTS = keysOf('text') as readonly AnchorText[];
export const ANCHOR_NUMBERS = keysOf('number') as readonly AnchorNumber[];

/** Anchor record as the calculator reads it; `avatar` is the id of a picture, '' without one. */
export interface AnchorDetail<Id = WireId> extends Record<AnchorText | AnchorNumber, string> {
  id: Id;
  name: string;
  avatar: Id | '';
}

/** The whole record: `efficient`, `jgHave`, `etaHave` are '0' or '1'. */
export interface AnchorRecord<Id = WireId> extends AnchorDetail<Id> {
  efficient: '0' | '1';
  jgHave: '0' | '1';
  etaHave: '0' | '1';
}

/** A flag of the record. */
export type AnchorFlag = AnchorRecord['efficient'];

export const isSet = (flag: string): boolean => flag === '1';
export const flagOf = (isOn: boolean): AnchorFlag => (isOn ? '1' : '0');

export type AnchorFields<Id = WireId> = Omit<AnchorRecord<Id>, 'id'>;
