/** The series given in the URL, and the names of all series. */
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SERIES } from '@/engineering';

export const SERIES_CODES = SERIES.map(({ code }) => String(code));

/**
 * Returns the series given in the URL; the first series if the URL contains no series or an unknown series.
 */
export function useSeriesCode(): string {
  const asked = useSearchParams()[0].get('sectionSteelType');
  return SERIES_CODES.find((code) => code === asked) ?? SERIES_CODES[0];
}

function useSeriesName(): (code: string) => string {
  const { t } = useTranslation('design');
  return (code) => t(`profile.seriesNames.s${code}` as 'profile.seriesNames.s11');
}

export function useSeriesOptions(): { value: string; label: string }[] {
  const name = useSeriesName();
  return SERIES_CODES.map((value) => ({ value, label: name(value) }));
}
