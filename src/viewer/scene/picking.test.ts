import { describe, expect, it } from 'vitest';
import { pickedOf, type Hit } from '@/viewer/scene/picking';
import { scene } from '@/viewer/testing/scene-builder';

const withBody = scene({
  failureBody: {
    mode: 'concrete_cone',
    bodies: [{ kind: 'cone', anchors: [1, 2, 3, 4], reach: 105, depth: 70 }],
  },
});
const hit = (material: Hit['material'], seeThrough = false, point: Hit['point'] = [0, 0, 0]): Hit => ({
  material,
  seeThrough,
  point,
});

describe('object selected by a click', () => {
  it('a click on an anchor head selects the anchor', () => {
    expect(pickedOf(scene(), [hit('bolt', false, [96, -84, 20])])).toEqual({ kind: 'anchor', no: 2 });
    expect(pickedOf(scene({ bolts: [] }), [hit('bolt')])).toEqual({ kind: 'nothing' });
  });

  it('a click selects a failure body or an anchor through transparent objects, but not through opaque objects', () => {
    const body = { kind: 'body', mode: 'concrete_cone' };
    expect(pickedOf(withBody, [hit('plate', true), hit('concrete', true), hit('failure', true)])).toEqual(
      body,
    );
    expect(pickedOf(withBody, [hit('failureArea', true), hit('bolt')])).toEqual(body);
    expect(pickedOf(withBody, [hit('concrete'), hit('failure', true)])).toEqual({ kind: 'nothing' });
    const through = [hit('concrete', true), hit('bolt', false, [-90, 90, -30])];
    expect(pickedOf(withBody, through)).toEqual({ kind: 'anchor', no: 3 });
  });

  it('a click selects nothing if it hits no object, or only transparent concrete', () => {
    expect(pickedOf(withBody, [])).toEqual({ kind: 'nothing' });
    expect(pickedOf(withBody, [hit('concrete', true)])).toEqual({ kind: 'nothing' });
  });
});
