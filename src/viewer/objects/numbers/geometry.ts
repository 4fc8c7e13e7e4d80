/** Draws the number of each anchor above its head. */
import { EMPTY, type Drawing } from '@/viewer/drawing/drawing';
import type { SceneMessage } from '@/viewer/message';
import { levelsOf } from '@/viewer/objects/measures';

export function numbersGeometry(scene: SceneMessage): Drawing {
  const { top, unit } = levelsOf(scene);
  return {
    ...EMPTY,
    labels: scene.bolts.map(({ no, x, y }) => ({
      text: String(no),
      position: [x, y, top + 3 * unit],
      tone: 'number',
    })),
  };
}
