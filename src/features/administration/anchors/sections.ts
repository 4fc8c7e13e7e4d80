/** Sections of the form for its navigation. */
import type { GroupName } from '@/quantities/anchor';

export const sectionId = (group: GroupName): string => `anchor-section-${group}`;
