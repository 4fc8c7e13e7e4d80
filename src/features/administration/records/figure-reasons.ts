/**
 * Reasons why doubtful values are correct, as entered by the administrator. A record has no field for them,
 * so they stay in this page's storage and need not be entered again here.
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
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}

/** By the key of the figure. */
export function storedReasons(record: string): FigureReasons {
  const stored = all()[record];
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([key, entry]: [string, unknown]) =>
      isReason(entry) ? [[key, entry]] : [],
    ),
  );
}

export function storeReasons(record: string, reasons: FigureReasons): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...all(), [record]: reasons }));
  } catch {
    // A full or forbidden storage costs the convenience alone.
  }
}
