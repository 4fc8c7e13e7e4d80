/** URLs of the anchor form with their query strings. */
import type { WireId } from '@/api/contract/wire-values';
import { routes } from '@/shared/navigation/routes';

const form = (query: Record<string, string>) => `${routes.anchor}?${new URLSearchParams(query).toString()}`;

export function anchorEditPath(id: WireId): string {
  return form({ anchorId: String(id) });
}

/** Returns the URL of the form for a new anchor copied from another anchor. */
export function anchorCopyPath(id: WireId): string {
  return form({ copyOf: String(id) });
}
