/** Draws a piece of the profile with its actual cross-section and its centroid at the reference point. */
import { drawnOutline } from '@/drawing/plan/section';
import { seriesByCode, type Shape } from '@/engineering';
import type { Drawing } from '@/viewer/drawing/drawing';
import { Sketch } from '@/viewer/drawing/sketch';
import { prism } from '@/viewer/drawing/solids';
import type { SceneMessage } from '@/viewer/message';
import { levelsOf, stubHeight } from '@/viewer/objects/measures';

const TUBES = new Set<Shape>(['RHS', 'SHS']);

export function profileGeometry(scene: SceneMessage): Drawing {
  const sketch = new Sketch();
  const { section, eccentricity, rotation } = scene;
  const series = seriesByCode(section.type);
  if (!series || section.H <= 0) return sketch.drawing();
  const placed = { ...section, ...eccentricity, rotation };
  const { top: bottom } = levelsOf(scene);
  const outlines = drawnOutline(placed);
  const shared = { material: 'profile', ink: 'outline', bottom, top: bottom + stubHeight(scene) } as const;
  if (TUBES.has(series.shape)) {
    // If opposite walls meet, the section has no hole.
    const open = 2 * section.T < Math.min(section.H, section.W);
    prism(sketch, { ...shared, outline: outlines[0], holes: open ? outlines.slice(1) : [] });
  } else {
    for (const outline of outlines) prism(sketch, { ...shared, outline });
  }
  return sketch.drawing();
}
