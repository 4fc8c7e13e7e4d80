import { lazyComponent } from '@/shared/ui/lazy';

const later = () => import('@/features/explore/lazy-further-answers');

export const LazyDesignAnswer = lazyComponent(async () => (await later()).DesignAnswer);
export const LazyLimitsAnswer = lazyComponent(async () => (await later()).LimitsAnswer);
export const LazyPlateAnswer = lazyComponent(async () => (await later()).PlateAnswer);
export const LazyStandardsAnswer = lazyComponent(async () => (await later()).StandardsAnswer);
