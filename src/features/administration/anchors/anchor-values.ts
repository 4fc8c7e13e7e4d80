/** The anchor record as the form holds it, and as it goes to the backend. */
import { ANCHOR_TEXTS, type AnchorFields, type AnchorNumber, type AnchorText } from '@/api/contract/anchor';
import type { WireId } from '@/api/contract/wire-values';
import { shownNumber, wireNumber } from '../records/numeric-text';
import { ANCHOR_FIELDS } from './anchor-fields';

export interface AnchorValues extends Record<AnchorText | AnchorNumber, string> {
  name: string;
  /** Id of the picture, '' without. */
  avatar: WireId;
  jgHave: boolean;
  etaHave: boolean;
}

const NUMBERS = ANCHOR_FIELDS.filter(({ kind }) => kind === 'number').map(({ key }) => key as AnchorNumber);

type Fields = Record<AnchorText | AnchorNumber, string>;

function fields(text: (key: AnchorText) => string, number: (key: AnchorNumber) => string): Fields {
  return Object.fromEntries([
    ...ANCHOR_TEXTS.map((key) => [key, text(key)] as const),
    ...NUMBERS.map((key) => [key, number(key)] as const),
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
    jgHave: record.jgHave === '1',
    etaHave: record.etaHave === '1',
    ...fields(
      (key) => record[key],
      (key) => shownNumber(record[key]),
    ),
  };
}

const flag = (isOn: boolean) => (isOn ? '1' : '0');

/** Documented: every numeric field left empty goes as '0'. */
export function recordOf(values: AnchorValues, efficient: '0' | '1'): AnchorFields {
  return {
    name: values.name.trim(),
    avatar: values.avatar,
    efficient,
    jgHave: flag(values.jgHave),
    etaHave: flag(values.etaHave),
    ...fields(
      (key) => values[key].trim(),
      (key) => wireNumber(values[key]),
    ),
  };
}

/** The documents count an absent pull-out resistance as not decisive; a record says so by 0. */
export function isPullOutOpen({ etaHave, etaNrkp }: Pick<AnchorValues, 'etaHave' | 'etaNrkp'>): boolean {
  return etaHave && wireNumber(etaNrkp) === '0';
}
