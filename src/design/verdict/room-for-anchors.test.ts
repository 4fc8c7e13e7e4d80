import { describe, expect, it } from 'vitest';
import { tightAnchors } from '@/design/verdict/room-for-anchors';

const ANCHORS = [{ no: 1, x: 45, y: 0 }];
const PLATE = { length: 400, width: 400 };
const PRODUCT = { d_nom: 12, d_f: 14 };
const PROFILE = { type: 0, H: 100, W: 100, T: 10, FT: 0, ex: 0, ey: 0, rotation: 0 };
const codes = (found: ReturnType<typeof tightAnchors>) => found.map(({ code }) => code);

describe('room for anchors', () => {
  it('finds the room again for another plate, product or profile of the same anchors', () => {
    const placed = { anchors: ANCHORS, plate: PLATE, product: PRODUCT };
    expect(codes(tightAnchors(placed, null))).toEqual([]);
    expect(codes(tightAnchors(placed, PROFILE))).toEqual(['no_room_beside_profile']);
    expect(codes(tightAnchors(placed, null))).toEqual([]);
    expect(codes(tightAnchors({ ...placed, plate: { length: 100, width: 400 } }, null))).toEqual([
      'no_room_at_plate_edge',
    ]);
    const large = { d_nom: 200, d_f: 210 };
    expect(codes(tightAnchors({ ...placed, product: large }, null))).toEqual(['no_room_at_plate_edge']);
  });
});
