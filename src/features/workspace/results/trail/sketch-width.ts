/** The place of a sketch beside the formulas. */
import type { SketchSize } from '@/drawing/plan/area-sketch/frame';

/** Height of the figures, px. */
export const FIGURES = 12;
export const SKETCH_SIZE: SketchSize = { columns: 278 / FIGURES, lines: 300 / FIGURES };
