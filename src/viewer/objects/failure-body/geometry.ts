/** The body that breaks out in the chosen failure mode, or the steel that fails. */
import type { Drawing } from '../../drawing/drawing';
import { Sketch } from '../../drawing/sketch';
import { lathe } from '../../drawing/solids';
import type { Bolt, BreakoutBody, SceneMessage } from '../../message';
import { blockOf, edgeLines, levelsOf } from '../../scene/measures';
import { coneBody } from './cone';
import { edgeBody } from './edge';

/** A sleeve round the failing part of an anchor, mm beyond its radius in diameters. */
const SLEEVE = 0.35;

function anchorSleeve(sketch: Sketch, { x, y, diameter, hef }: Bolt, bottom: number, top: number): void {
  const radius = diameter * (0.5 + SLEEVE);
  const low = Math.max(bottom, -hef * 1.14);
  lathe(sketch, {
    material: 'failure',
    x,
    y,
    profile: [
      [0, low],
      [radius, low],
      [radius, top],
      [0, top],
    ],
  });
}

/** Steel fails over this many diameters below the surface. */
const STEEL_DEPTH = 1.5;

export function failureBodyGeometry(scene: SceneMessage): Drawing {
  const sketch = new Sketch();
  const lines = edgeLines(scene.foundation);
  const { underside } = levelsOf(scene);
  const draw = (body: BreakoutBody) => {
    const anchors = scene.bolts.filter(({ no }) => body.anchors.includes(no));
    if (anchors.length === 0) return;
    if (body.kind === 'cone') coneBody(sketch, body, anchors, lines, -blockOf(scene).depth);
    else if (body.kind === 'edge') edgeBody(sketch, body, anchors, lines, scene.foundation.h);
    else {
      const steel = body.part === 'steel';
      for (const anchor of anchors) {
        anchorSleeve(
          sketch,
          anchor,
          steel ? -STEEL_DEPTH * anchor.diameter : -Infinity,
          steel ? underside : 0,
        );
      }
    }
  };
  scene.failureBody?.bodies.forEach(draw);
  return sketch.drawing();
}
