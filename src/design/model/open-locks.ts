/** The locks of a design that were opened by hand. */
import { LOCKS, type Lock } from '../../quantities/locks';
import type { Design } from './design-state';

export const openLocks = ({ unlocked }: Pick<Design, 'unlocked'>): Lock[] =>
  LOCKS.filter((lock) => unlocked[lock]);
