/** Dead and live loads with their factors. */
import type { FactoredLoadSet, LoadSet } from '@/engineering/model/design';

/** Returns the factored loads at the same reference point as the given loads. */
export function factored(dead: FactoredLoadSet, live: FactoredLoadSet): LoadSet {
  const sum = (name: keyof LoadSet) => dead.factor * dead[name] + live.factor * live[name];
  return { N: sum('N'), Vx: sum('Vx'), Vy: sum('Vy'), Mx: sum('Mx'), My: sum('My'), Mz: sum('Mz') };
}
