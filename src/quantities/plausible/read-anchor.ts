/** Finds implausible values in an anchor record: a stored record, form values or a row of a table file. */
import { PREFIXES } from '@/quantities/anchor';
import {
  implausibleAnchorValues,
  type ImplausibleAnchorValue,
  type AnchorTexts,
} from '@/quantities/plausible/implausible-anchor-values';

/** Values from a record, a form or a table file; a missing value is treated as unknown. */
export type AnchorRecordTexts = Readonly<Partial<Record<string, string | number>>> &
  Readonly<Pick<AnchorTexts, 'name'>>;

const numberIn = (text: string | number | undefined): number => {
  const value = Number(text ?? 0);
  return Number.isFinite(value) ? value : 0;
};

export function implausibleValuesOfRecord(record: AnchorRecordTexts): ImplausibleAnchorValue[] {
  const text = (key: string) => String(record[key] ?? '');
  return implausibleAnchorValues({
    texts: {
      name: record.name,
      jgC30name: text('jgC30name'),
      jgC60name: text('jgC60name'),
      etaC30name: text('etaC30name'),
      etaC60name: text('etaC60name'),
    },
    declared: PREFIXES.filter((prefix) => text(`${prefix}Have`) === '1'),
    numberOf: (standard, quantity) => numberIn(record[`${standard}${quantity}`]),
  });
}
