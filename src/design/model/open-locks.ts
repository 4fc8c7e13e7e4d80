/** Locks of a design that the user has opened. */
import type { Design } from '@/design/model/design-state';
import { LOCKS, type Lock } from '@/quantities/locks';

export const openLocks = ({ unlocked }: Pick<Design, 'unlocked'>): Lock[] =>
  LOCKS.filter((lock) => unlocked[lock]);
