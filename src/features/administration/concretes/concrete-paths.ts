/** Address of the concrete form with its query. */
import { routes } from '@/shared/navigation/routes';

export function concreteFormPath(id: string): string {
  return `${routes.concrete}?${new URLSearchParams({ concreteId: id }).toString()}`;
}
