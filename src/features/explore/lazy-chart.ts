/** The chart and its library, loaded with the first chart that is shown. */
import { latePart } from '@/shared/ui/lazy-component';

export const LateChart = latePart(async () => (await import('./chart')).Chart);

export async function pictureOfChart(
  option: object,
  size: { width: number; height: number; background: string },
): Promise<Blob | null> {
  const { pictureOf } = await import('./chart-parts');
  return pictureOf(option, size.width, size.height, size.background);
}
