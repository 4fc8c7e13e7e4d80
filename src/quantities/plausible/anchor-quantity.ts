/** Values of an anchor under one standard, by their names in the record without the prefix. */
import type { Quantity } from '@/quantities/anchor';
import type { Rule } from '@/quantities/plausible/rule';

/** Stored values, and values stated in the texts of the record, 0 if missing. */
export type AnchorQuantity = Quantity | 'thread' | 'lowerGrade' | 'higherGrade';
export type AnchorRule = Rule<AnchorQuantity>;
export type KnownFigures = Readonly<Record<AnchorQuantity, number>>;

const THREAD = /(?<![A-Za-z])M(\d+)/;

/** Returns mm; 0 if the name states no thread. */
export const threadOf = (name: string): number => Number(THREAD.exec(name)?.[1] ?? 0);
