/** Addresses of the anchor form with their queries. */
import { routes } from '@/shared/navigation/routes';

const form = (query: Record<string, string>) => `${routes.anchor}?${new URLSearchParams(query).toString()}`;

export function anchorEditPath(id: string): string {
  return form({ anchorId: id });
}

/** A new anchor that starts from the figures of another. */
export function anchorCopyPath(id: string): string {
  return form({ copyOf: id });
}
