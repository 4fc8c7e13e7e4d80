/** Places of the form that its navigation leads to. */
import type { GroupName } from '@/quantities/anchor';

export const sectionId = (group: GroupName): string => `anchor-section-${group}`;
