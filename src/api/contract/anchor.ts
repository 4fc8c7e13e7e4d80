/** The anchor record, about 90 numbers and texts as strings, named by the table of quantities. */
import type { WireId } from '@/api/contract/wire-values';
import { GROUPS, PREFIXES, STORED, type GroupName, type Prefix, type StoredRow } from '@/quantities/anchor';

type Row = (typeof STORED)[GroupName][number];
type TextRow = Extract<Row, readonly [string, 'text', ...unknown[]]>;

/** Prefix of the standard and name of the quantity, which applies to both standards or to one. */
type KeyOf<R extends Row> =
  R extends StoredRow<infer Quantity> ? `${R[3] extends Prefix ? R[3] : Prefix}${Quantity}` : never;

export type AnchorText = KeyOf<TextRow>;
export type AnchorNumber = KeyOf<Exclude<Row, TextRow>>;

const ROWS: readonly StoredRow[] = GROUPS.flatMap((group) => STORED[group] as readonly StoredRow[]);

/** Returns the names of all text fields or of all numeric fields, for both standards. */
const keysOf = (wanted: 'text' | 'number'): string[] =>
  PREFIXES.flatMap((prefix) =>
    ROWS.filter(([, kind]) => (kind === 'text') === (wanted === 'text'))
      .filter(([, , , standards]) => standards === 'both' || standards === prefix)
      .map(([quantity]) => `${prefix}${quantity}`),
  );

export const ANCHOR_TEXTS = keysOf('text') as readonly AnchorText[];
export const ANCHOR_NUMBERS = keysOf('number') as readonly AnchorNumber[];

/** Anchor record for the workspace; `avatar` is an image id, or '' if there is no image. */
export interface AnchorDetail<Id = WireId> extends Record<AnchorText | AnchorNumber, string> {
  id: Id;
  name: string;
  avatar: Id | '';
}

/** The complete record: `efficient`, `jgHave`, `etaHave` are '0' or '1'. */
export interface AnchorRecord<Id = WireId> extends AnchorDetail<Id> {
  efficient: '0' | '1';
  jgHave: '0' | '1';
  etaHave: '0' | '1';
}

type AnchorFlag = AnchorRecord['efficient'];

export const isSet = (flag: string): boolean => flag === '1';
export const flagOf = (isOn: boolean): AnchorFlag => (isOn ? '1' : '0');

export type AnchorFields<Id = WireId> = Omit<AnchorRecord<Id>, 'id'>;
