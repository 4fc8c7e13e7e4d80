import { describe, expect, it } from 'vitest';
import { withEqualPartsOf } from '@/viewer/scene/equal-parts';
import { scene } from '@/viewer/testing/scene-builder';

describe('objects in the next scene', () => {
  const last = scene({ markedAnchor: 1 });

  it('the next scene reuses the objects of unchanged properties', () => {
    const next = withEqualPartsOf(last, { ...structuredClone(last), locale: 'cn' });
    expect(next.locale).toBe('cn');
    expect(next.bolts).toBe(last.bolts);
    expect(next.plate).toBe(last.plate);
  });

  it('the next scene contains changed and added properties and omits removed properties', () => {
    const { markedAnchor: _, ...rest } = structuredClone(last);
    const changed = { ...rest, plate: { ...rest.plate, length: 999 }, rotation: 30 };
    expect(withEqualPartsOf(last, changed)).toEqual(changed);
  });

  it('the next scene is a new object even if nothing has changed, because the same image may be requested twice', () => {
    expect(withEqualPartsOf(last, structuredClone(last))).not.toBe(last);
  });
});
