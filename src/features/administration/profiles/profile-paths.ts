/** URLs of the profile pages with their query strings. */
import type { WireId } from '@/api/contract/wire-values';
import { routes } from '@/shared/navigation/routes';

export function profileListPath(series: string): string {
  return `${routes.sectionSteels}?${new URLSearchParams({ sectionSteelType: series }).toString()}`;
}

/** Returns the URL of the form: to add a profile to a series, or to edit the profile with the id. */
export function profileFormPath(series: string, id?: WireId): string {
  const query = new URLSearchParams({
    sectionSteelType: series,
    ...(id !== undefined && { sectionSteelId: String(id) }),
  });
  return `${routes.sectionSteel}?${query.toString()}`;
}
