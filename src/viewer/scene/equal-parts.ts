import { isEqual } from '@/shared/equal';
import type { SceneMessage } from '@/viewer/message';

/**
 * The next scene, in a new object; parts that equal those of the last one are the same objects, so that
 * nobody draws them again.
 */
export function withEqualPartsOf(last: SceneMessage | null, next: SceneMessage): SceneMessage {
  if (!last) return next;
  const kept = Object.entries(last).filter(([part, value]) =>
    isEqual(value, next[part as keyof SceneMessage]),
  );
  return { ...next, ...Object.fromEntries(kept) };
}
