/** Element ids of the form sections, to which the navigation scrolls. */
import type { GroupName } from '@/quantities/anchor';

export const sectionId = (group: GroupName): string => `anchor-section-${group}`;
