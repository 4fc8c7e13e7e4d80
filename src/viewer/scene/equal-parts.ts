import type { SceneMessage } from '@/viewer/message';
import { isEqual } from '@/viewer/scene/equal';

/**
 * Returns the next scene as a new object. Members equal to those of the last scene are the same objects, so
 * that they are not drawn again.
 */
export function withEqualPartsOf(last: SceneMessage | null, next: SceneMessage): SceneMessage {
  if (!last) return next;
  const kept = Object.entries(last).filter(([part, value]) =>
    isEqual(value, next[part as keyof SceneMessage]),
  );
  return { ...next, ...Object.fromEntries(kept) };
}
