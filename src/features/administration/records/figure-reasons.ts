/**
 * Reasons why doubtful values are correct, entered by the administrator. A record has no field for the
 * reasons, so they are stored in the session storage of the browser tab and need not be entered again there.
 */
const KEY = 'figureReasons';

export interface FigureReason {
  /** Value to which the reason applies; any other value must be checked again. */
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

/** Returns the stored reasons for the doubtful values of a record, by the key of the value. */
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
    // If session storage is unavailable, the user only has to enter the reasons again.
  }
}
