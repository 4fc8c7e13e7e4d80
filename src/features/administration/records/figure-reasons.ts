/**
 * Why a doubtful figure is right all the same, as the administrator said. A record has no field for it, so it
 * stays in this page's storage: whoever opens the record again here need not say it twice.
 */
const KEY = 'figureReasons';

export interface FigureReason {
  /** The figure that it was said of: another one has to be looked at again. */
  value: string;
  reason: string;
}
export type FigureReasons = Readonly<Record<string, FigureReason>>;

const isReason = (entry: unknown): entry is FigureReason =>
  typeof entry === 'object' &&
  entry !== null &&
  'value' in entry &&
  'reason' in entry &&
  typeof entry.value === 'string' &&
  typeof entry.reason === 'string';

function all(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    return {};
  }
}

/** By the key of the figure. */
export function keptReasons(record: string): FigureReasons {
  const kept = all()[record];
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([key, entry]: [string, unknown]) =>
      isReason(entry) ? [[key, entry]] : [],
    ),
  );
}

export function keepReasons(record: string, reasons: FigureReasons): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...all(), [record]: reasons }));
  } catch {
    // A full or forbidden storage costs the convenience alone.
  }
}
