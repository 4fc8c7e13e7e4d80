/** Values of an anchor under one standard; names are those of the record without the prefix. */
import type { Quantity } from '@/quantities/anchor';
import type { Rule } from '@/quantities/plausible/rule';

/** Stored values, and values that names in the record state (thread, concrete grades); 0 if missing. */
export type AnchorQuantity = Quantity | 'thread' | 'lowerGrade' | 'higherGrade';
export type AnchorRule = Rule<AnchorQuantity>;
export type KnownFigures = Readonly<Record<AnchorQuantity, number>>;

const THREAD = /(?<![A-Za-z])M(\d+)/;

/** Returns the thread diameter in mm that a name states; 0 if it states none. */
export const threadOf = (name: string): number => Number(THREAD.exec(name)?.[1] ?? 0);
