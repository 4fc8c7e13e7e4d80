/** Results of the checks for tests, from the values that a test needs. */
import {
  COMBINED_KEYS,
  forEachMode,
  type Check,
  type CheckResult,
  type CombinedCheck,
  type CombinedKey,
  type ModeKey,
} from '@/engineering';

interface Parts extends Partial<Omit<CheckResult, 'checks' | 'combined'>> {
  /**
   * Checks that apply (`{}` is one with a utilisation of 50 %), or differ from a check that does not apply.
   */
  checks?: Partial<Record<ModeKey, Partial<Omit<Check, 'detail'>> & { detail?: object }>>;
  combined?: Partial<Record<CombinedKey, Partial<CombinedCheck>>>;
}

const ON = { action: 1, resistance: 2, utilisation: 50, anchors: '1', verdict: 'Satisfied' } as const;
const NOTHING = { action: null, resistance: null, utilisation: null };
const OFF = { ...NOTHING, anchors: '', verdict: 'Not applicable' } as const;

/** Returns a result in which no check applies, with the given parts. */
export function checkResult({ checks = {}, combined = {}, ...rest }: Parts = {}): CheckResult {
  const checkOf = (kind: Check['kind'], mode: ModeKey): Check => {
    const own = checks[mode];
    const isOff = own === undefined || own.verdict === 'Not applicable';
    const detail = { applicable: !isOff, reason: '', trail: [], ...own?.detail };
    return { kind, mode, ...(isOff ? OFF : ON), ...own, detail };
  };
  return {
    standard: 'EN1992-4',
    reaction: [],
    resultant: {} as CheckResult['resultant'],
    checks: forEachMode(checkOf),
    combined: Object.fromEntries(
      COMBINED_KEYS.map((key) => [
        key,
        { key, beta_N: null, beta_V: null, value: null, anchors: [], reason: '', ...combined[key] },
      ]),
    ) as unknown as CheckResult['combined'],
    combinedVerdicts: { steel: 'Satisfied', either: 'Satisfied' },
    edges: [],
    forces: { trail: [] },
    remarks: [],
    engine: '',
    ...rest,
  };
}
