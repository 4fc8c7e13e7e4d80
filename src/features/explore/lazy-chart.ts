/** Chart component and chart library, loaded with the first chart. */
import { svgPng } from '@/shared/svg-png';
import { lazyComponent } from '@/shared/ui/lazy-component';

export const LazyChart = lazyComponent(async () => (await import('@/features/explore/chart')).Chart);

export async function pictureOfChart(
  option: object,
  size: { width: number; height: number; background: string },
): Promise<Blob | null> {
  const { svgOf } = await import('@/features/explore/chart-parts');
  return svgPng(svgOf(option, size.width, size.height, size.background), size);
}
