/** What the open design's verdict has to cover, and how its load list came out as far as that still holds. */
import { useDesignStore } from '@/stores/design/design-store';
import { currentListOutcome, type LoadListOutcome } from '@/design/verdict/load-list-outcome';
import type { Entered } from '@/design/verdict/missing';
import { enteredOf } from '@/design/evaluation/entered-loads';

/** In single figures, so that a keystroke draws what changes one of them and nothing else. */
export function useWhole(): Entered & { list: LoadListOutcome | null } {
  const combinations = useDesignStore(({ design, result }) =>
    result === null ? 1 : enteredOf(design, result).combinations,
  );
  const rows = useDesignStore(({ design }) => design.loads.list.length);
  const isElastic = useDesignStore(({ design }) => design.plate.stiffness === '0');
  const list = useDesignStore(({ design, listEnd }) => currentListOutcome(design, listEnd));
  return { combinations, rows, isElastic, list };
}
