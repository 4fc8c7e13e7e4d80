/** Determines whether the design uses an input: unreadable text is an error only in such an input. */
import type { Design } from '@/design/model/design-state';
import { isOwnPart } from '@/design/model/own-part';
import { groupByCode } from '@/engineering';
import type { EdgeName } from '@/quantities/edges';

type InUse = (design: Design, names: readonly string[]) => boolean;

/**
 * Conditions under which an input is in use, keyed by the first two parts of the input's path. An input
 * without a condition is always in use.
 */
const CONDITIONS: Readonly<Record<string, InUse>> = {
  'concrete.baseDistance': ({ concrete }) => concrete.installationPosition !== 'flush',
  'concrete.degreeOfRestraint': ({ concrete }) => concrete.installationPosition !== 'flush',
  'plate.thickness': (design) => isOwnPart(design, 'thickness'),
  'layout.sides': ({ layout }, [side]) => layout.sides[side as EdgeName].exists,
  'layout.spacings': ({ layout }, [name]) =>
    groupByCode(layout.group)?.spacings.some((one) => one === name) === true,
  'layout.customPoints': ({ layout }, [index]) => {
    const group = groupByCode(layout.group);
    return group !== undefined && group.geometry.startsWith('custom') && Number(index) < group.count;
  },
  'loads.live': ({ loads }) => loads.loadCase === 'deadAndLive',
  'loads.liveFactor': ({ loads }) => loads.loadCase === 'deadAndLive',
  'loads.list': ({ loads }, [index]) => Number(index) < loads.list.length,
};

export function isFieldInUse(design: Design, path: string): boolean {
  const [part, name, ...names] = path.split('.');
  return CONDITIONS[`${part}.${name}`]?.(design, names) ?? true;
}
