/** Dead and live loads with their factors. */
import type { FactoredLoadSet, LoadSet } from '@/engineering/model/design';

/** At the point that the loads are given for. */
export function factored(dead: FactoredLoadSet, live: FactoredLoadSet): LoadSet {
  const sum = (name: keyof LoadSet) => dead.factor * dead[name] + live.factor * live[name];
  return { N: sum('N'), Vx: sum('Vx'), Vy: sum('Vy'), Mx: sum('Mx'), My: sum('My'), Mz: sum('Mz') };
}
