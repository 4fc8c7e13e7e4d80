import { textOf, type Cells } from './named-table';

/** Rows of an envelope hold the largest and the smallest of each force, which need not act together. */
export const isEnvelope = (cells: Cells): boolean =>
  cells.some((row) => row.some((cell) => /^(max|min)$/i.test(textOf(cell).trim())));
