/** Figures of a report, stored in its design file to be compared with the current figures. */
import * as z from 'zod/mini';
import { VERDICT_WORDS, type VerdictWord } from '@/design/verdict/ledger';
import { ROW_KEYS, type RowKey } from '@/design/verdict/rows';

/** Failure mode: kN, kN and per cent; sum: the two ratios, and per cent of its limit. */
export interface RowFigures {
  action: number | null;
  resistance: number | null;
  utilisation: number | null;
}

export interface ReportedFigures {
  /** ISO time of the calculation. */
  time: string;
  /** Name and version; '' where the answer does not say. */
  engine: string;
  /** Fingerprint of the anchor's figures that the design uses. */
  anchor: string;
  verdict: VerdictWord;
  /** Null where nothing is to be verified. */
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

/** Null where a file carries none, or none that can be read. */
export function readReportedFigures(raw: unknown): ReportedFigures | null {
  const read = reportedSchema.safeParse(raw);
  return read.success ? read.data : null;
}
