import { latePart } from '@/shared/ui/late-part';

const later = () => import('./later-answers');

export const LateDesignAnswer = latePart(async () => (await later()).DesignAnswer);
export const LatePlateAnswer = latePart(async () => (await later()).PlateAnswer);
export const LateStandardsAnswer = latePart(async () => (await later()).StandardsAnswer);
