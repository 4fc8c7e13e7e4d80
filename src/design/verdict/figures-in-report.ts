/** Values printed in a report, stored in its design file for comparison with the current values. */
import * as z from 'zod/mini';
import { VERDICT_WORDS, type VerdictWord } from '@/design/verdict/ledger';
import { ROW_KEYS, type RowKey } from '@/design/verdict/rows';

/**
 * Values of a row. Failure mode: action and resistance in kN, utilisation in per cent. Combined check: the
 * two ratios, and the utilisation in per cent of the limit.
 */
export interface RowFigures {
  action: number | null;
  resistance: number | null;
  utilisation: number | null;
}

export interface ReportedFigures {
  /** ISO time of the calculation. */
  time: string;
  /** Name and version of the engine; '' if the response does not contain them. */
  engine: string;
  /** Fingerprint of the anchor values that the design uses. */
  anchor: string;
  verdict: VerdictWord;
  /** Governing row; null if nothing needs to be verified. */
  governing: RowKey | null;
  rows: Readonly<Partial<Record<RowKey, RowFigures>>>;
}

const figure = z.nullable(z.number());
const rowSchema = z.object({ action: figure, resistance: figure, utilisation: figure });
const keySchema = z.enum(ROW_KEYS as [RowKey, ...RowKey[]]);

const reportedSchema = z.object({
  time: z.string(),
  engine: z.string(),
  anchor: z.string(),
  verdict: z.enum(Object.keys(VERDICT_WORDS) as [VerdictWord, ...VerdictWord[]]),
  governing: z.nullable(keySchema),
  rows: z.partialRecord(keySchema, rowSchema),
});

/** Returns the reported values in a file; null if the file contains no readable values. */
export function readReportedFigures(raw: unknown): ReportedFigures | null {
  const read = reportedSchema.safeParse(raw);
  return read.success ? read.data : null;
}
