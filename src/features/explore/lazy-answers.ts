import { latePart } from '@/shared/ui/lazy-component';

const later = () => import('./lazy-further-answers');

export const LateDesignAnswer = latePart(async () => (await later()).DesignAnswer);
export const LatePlateAnswer = latePart(async () => (await later()).PlateAnswer);
export const LateStandardsAnswer = latePart(async () => (await later()).StandardsAnswer);
