/**
 * State of the selected anchor in a workspace: clicking an anchor in the view selects it, clicking the
 * background clears the selection.
 */
import { useMemo, useState, type ReactNode } from 'react';
import { MarkedAnchorContext } from '@/features/current-design/selection/marked-anchor';
import { useSelection } from '@/features/current-design/selection/use-selection';

export function MarkedAnchorProvider({ children }: { children: ReactNode }) {
  const [no, mark] = useState<number | null>(null);
  useSelection((what) => {
    if (what.kind === 'anchor') mark(what.no);
    else if (what.kind === 'nothing') mark(null);
  });
  const marked = useMemo(() => ({ no, mark }), [no]);
  return <MarkedAnchorContext value={marked}>{children}</MarkedAnchorContext>;
}
