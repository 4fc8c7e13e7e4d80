/** The series named in the address, and the names of all of them. */
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SERIES } from '@/engineering';

const CODES = SERIES.map(({ code }) => String(code));

/** An address that names none, or one that does not exist, means the first. */
export function useSeriesCode(): string {
  const asked = useSearchParams()[0].get('sectionSteelType');
  return CODES.find((code) => code === asked) ?? CODES[0];
}

export function useSeriesName(): (code: string) => string {
  const { t } = useTranslation('design');
  return (code) => t(`profile.seriesNames.s${code}` as 'profile.seriesNames.s11');
}

export function useSeriesOptions(): { value: string; label: string }[] {
  const name = useSeriesName();
  return CODES.map((value) => ({ value, label: name(value) }));
}
