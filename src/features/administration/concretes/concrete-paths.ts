/** URL of the concrete form with its query string. */
import type { WireId } from '@/api/contract/wire-values';
import { routes } from '@/shared/navigation/routes';

export function concreteFormPath(id: WireId): string {
  return `${routes.concrete}?${new URLSearchParams({ concreteId: String(id) }).toString()}`;
}
