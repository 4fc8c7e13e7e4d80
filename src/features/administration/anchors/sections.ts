/** Form sections for the navigation. */
import type { GroupName } from '@/quantities/anchor';

export const sectionId = (group: GroupName): string => `anchor-section-${group}`;
