import { describe, expect, it } from 'vitest';
import { SERIES } from '@/engineering';
import { profileGeometry } from '@/viewer/objects/profile/geometry';
import { areaAt, extent } from '@/viewer/testing/measure';
import { scene } from '@/viewer/testing/scene-builder';

const SECTION = { H: 160, W: 80, T: 6, FT: 9 };
/** Cross-section areas calculated by hand for each shape, mm², including rounded corners. */
const FILLET = (1 - Math.PI / 4) * (1.2 * 9) ** 2;
const BENT = (1 - Math.PI / 4) * ((2 * 6) ** 2 - 6 ** 2);
const AREAS: Readonly<Record<string, number>> = {
  I: 2 * 80 * 9 + 142 * 6 + 4 * FILLET,
  Z: 2 * 80 * 9 + 142 * 6 + 2 * FILLET,
  T: 80 * 9 + 151 * 6 + 2 * FILLET,
  RHS: 160 * 80 - 148 * 68 - 4 * BENT,
  SHS: 160 * 80 - 148 * 68 - 4 * BENT,
  L: 80 * 6 + 154 * 6 + (1 - Math.PI / 4) * (1.2 * 6) ** 2,
  '2FLAT': 2 * 6 * 160,
  RECT: 160 * 80,
  SQUARE: 160 * 80,
  U: 2 * 80 * 9 + 142 * 6 + 2 * FILLET,
  X: 6 * 160 + 9 * 80 - 6 * 9,
};

describe('drawing the profile', () => {
  it.each(SERIES.filter(({ shape }) => shape !== 'ROUND'))(
    'the drawn profile of series $code has the cross-sectional area calculated by hand',
    ({ code, shape }) => {
      const drawing = profileGeometry(scene({ section: { type: code, ...SECTION } }));
      // Each quarter circle is drawn with four segments.
      expect(areaAt(drawing, 2, 15) / AREAS[shape]).toBeCloseTo(1, 2);
      const { min, max } = extent(drawing);
      expect(min[2]).toBe(15);
      expect(max[1] - min[1]).toBeCloseTo(160, 3);
    },
  );

  it('the drawn profile of a round bar has the cross-sectional area of a circle', () => {
    const drawing = profileGeometry(scene({ section: { type: 81, H: 100, W: 100, T: 0, FT: 0 } }));
    expect(areaAt(drawing, 2, 15) / (Math.PI * 50 ** 2)).toBeCloseTo(1, 1);
  });

  it('the profile is rotated counter-clockwise and then moved to its reference point', () => {
    const section = { type: 71, H: 160, W: 80, T: 0, FT: 0 };
    const { min, max } = extent(
      profileGeometry(scene({ section, rotation: 90, eccentricity: { ex: 30, ey: -20 } })),
    );
    expect([min[0], max[0]].map(Math.round)).toEqual([-50, 110]);
    expect([min[1], max[1]].map(Math.round)).toEqual([-60, 20]);
    // An L profile has its corner at the lower left and its centroid at the reference point; a rotation by
    // 90° moves the long leg to the left.
    const angle = (turned: number) =>
      extent(profileGeometry(scene({ section: { type: 51, ...SECTION }, rotation: turned })));
    expect(angle(0).max[0]).toBeGreaterThan(-angle(0).min[0]);
    expect(angle(90).max[0]).toBeLessThan(-angle(90).min[0]);
    expect(angle(90).min[0]).toBeCloseTo(-angle(0).max[1], 3);
  });

  it('the profile is not drawn without a type', () => {
    expect(profileGeometry(scene({ section: { type: 0, ...SECTION } })).meshes).toEqual([]);
  });
});
