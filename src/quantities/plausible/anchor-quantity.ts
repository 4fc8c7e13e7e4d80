/** Figures of an anchor under one standard, by their names in the record without its prefix. */
import type { Quantity } from '@/quantities/anchor';
import type { Rule } from '@/quantities/plausible/rule';

/** Besides what is stored: what the record's texts state, 0 where they do not. */
export type AnchorQuantity = Quantity | 'thread' | 'lowerGrade' | 'higherGrade';
export type AnchorRule = Rule<AnchorQuantity>;
export type KnownFigures = Readonly<Record<AnchorQuantity, number>>;

const THREAD = /(?<![A-Za-z])M(\d+)/;

/** mm; 0 where the name states none. */
export const threadOf = (name: string): number => Number(THREAD.exec(name)?.[1] ?? 0);
