/** Space for each sketch next to the formulas; the sketches are stacked vertically. */
import type { DrawingSizes } from '@/drawing/plan/area-drawing/frame';

/** Text height of the sketches, px. */
export const FIGURES = 12;
const SIZE = { columns: 278 / FIGURES, lines: 300 / FIGURES };
export const SKETCH_ROOMS: DrawingSizes = { cone: SIZE, strips: SIZE, face: SIZE, plan: SIZE };
