/** Values of an anchor under one standard; the names are those in the record without the prefix. */
import type { Quantity } from '@/quantities/anchor';
import { rulesFor, type Rule } from '@/quantities/plausible/rule';

/** Stored values, and values stated in names in the record (thread, concrete grades); 0 if missing. */
export type AnchorQuantity = Quantity | 'thread' | 'lowerGrade' | 'higherGrade';
export type AnchorRule = Rule<AnchorQuantity>;
export const { impossible, doubtful } = rulesFor<AnchorQuantity>();
export type KnownValues = Readonly<Record<AnchorQuantity, number>>;

const THREAD = /(?<![A-Za-z])M(\d+)/;

/** Returns the thread diameter in mm stated in a name; 0 if none is stated. */
export const threadOf = (name: string): number => Number(THREAD.exec(name)?.[1] ?? 0);
