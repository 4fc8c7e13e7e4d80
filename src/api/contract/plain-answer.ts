/**
 * Recognises a simdroid/runAlgorithm response that our own library wrote in its short form (response profile
 * `summary`). A long load list needs ten thousand responses, and the general parser takes longer for each
 * response than the check itself. Responses in any other form are left to the general parser.
 */
import { utilisationError } from '@/api/contract/answer-rows';
import { COMBINED_KEYS, MODES } from '@/engineering';
import { EDGE_NAMES } from '@/quantities/edges';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (raw: unknown): raw is Fields =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isNumber = (raw: unknown): raw is number => typeof raw === 'number' && Number.isFinite(raw);
const isOpenNumber = (raw: unknown): boolean => raw === null || isNumber(raw);
const isAbsentOrNumber = (raw: unknown): boolean => raw === undefined || isNumber(raw);

/** True for a list, of the given length if one is given, whose items all pass the test. */
const isListOf = (raw: unknown, isItem: (item: unknown) => boolean, length?: number): boolean =>
  Array.isArray(raw) && (length === undefined || raw.length === length) && raw.every(isItem);

const hasExactly = (raw: Fields, names: readonly string[]): boolean =>
  Object.keys(raw).length === names.length && names.every((name) => name in raw);

const isVerdict = (raw: unknown): boolean =>
  raw === 'Satisfied' || raw === 'Not satisfied' || raw === 'Not applicable';

const isAnchors = (raw: unknown): boolean => typeof raw === 'string' && /^[\d,]*$/.test(raw);

const REACTION = ['no', 'tension', 'shear', 'shearx', 'sheary'] as const;

const isReaction = (raw: unknown): boolean =>
  isFields(raw) && hasExactly(raw, REACTION) && REACTION.every((name) => isNumber(raw[name]));

/**
 * True for a row that has a utilisation or does not apply. If the utilisation is missing, the general parser
 * derives it from other values.
 */
function isSummaryRow(raw: unknown): boolean {
  if (!Array.isArray(raw) || raw.length !== 5) return false;
  const [action, resistance, utilisation, anchors, verdict] = raw as unknown[];
  const isShareKnown = isNumber(utilisation) || (utilisation === null && verdict === 'Not applicable');
  return (
    isOpenNumber(action) &&
    isOpenNumber(resistance) &&
    isShareKnown &&
    isAnchors(anchors) &&
    isVerdict(verdict) &&
    (verdict === 'Not applicable' || isPlausible(action, resistance, utilisation))
  );
}

const isPlausible = (...row: unknown[]): boolean => utilisationError(row as (number | null)[]) === null;

const isSummary = (raw: unknown): boolean =>
  isFields(raw) &&
  hasExactly(raw, ['tension', 'shear']) &&
  isListOf(raw.tension, isSummaryRow, MODES.tension.length) &&
  isListOf(raw.shear, isSummaryRow, MODES.shear.length);

function isCombinedRow(raw: unknown): boolean {
  if (!isListOf(raw, isOpenNumber, 3)) return false;
  const [tension, shear, sum] = raw as unknown[];
  return sum !== null || tension === null || shear === null;
}

/** True for a check detail with an empty trail. */
const isShortDetail = (raw: unknown): boolean => isFields(raw) && isListOf(raw.trail, () => false, 0);

const isAbsentOrShortDetail = (raw: unknown): boolean => raw === undefined || isShortDetail(raw);

const EDGE = ['edge', 'action', 'resistance', 'utilisation', 'anchors', 'verdict', 'detail'] as const;

const isEdge = (raw: unknown): boolean =>
  isFields(raw) &&
  hasExactly(raw, EDGE) &&
  EDGE_NAMES.some((name) => name === raw.edge) &&
  isNumber(raw.action) &&
  isNumber(raw.resistance) &&
  isNumber(raw.utilisation) &&
  isPlausible(raw.action, raw.resistance, raw.utilisation) &&
  isAnchors(raw.anchors) &&
  isVerdict(raw.verdict) &&
  raw.verdict !== 'Not applicable' &&
  isShortDetail(raw.detail) &&
  'applicable' in (raw.detail as Fields) &&
  'reason' in (raw.detail as Fields);

/** True for a list of edges in which the governing edge is first. */
const areEdges = (raw: unknown): boolean =>
  isListOf(raw, isEdge) &&
  (raw as { utilisation: number }[]).every(
    ({ utilisation }, index, all) => index === 0 || utilisation <= all[index - 1].utilisation,
  );

/** True for the part with anchors and reasons of the combined checks in our own form. */
const isCombined = (raw: unknown): boolean =>
  isFields(raw) &&
  COMBINED_KEYS.every((key) => {
    const part = raw[key];
    return isFields(part) && isListOf(part.anchors, isNumber) && typeof part.reason === 'string';
  });

const DETAILS = [...MODES.tension, ...MODES.shear, 'forces'] as const;

const SHARES = ['Tmax', 'Smax', 'Cmax', 'Max'] as const;

/**
 * Returns the response that the general parser would return; null if the response is not in our own short
 * form.
 */
export function plainAnswer(raw: unknown, resultant: readonly string[]): Fields | null {
  if (!isFields(raw)) return null;
  const found = raw.resultant;
  const isPlain =
    isListOf(raw.reaction, isReaction) &&
    isFields(found) &&
    resultant.every((name) => !(name in found) || isOpenNumber(found[name])) &&
    isSummary(raw.summary) &&
    isListOf(raw.tension_and_shear, isCombinedRow, COMBINED_KEYS.length) &&
    isVerdict(raw.tensionShear1) &&
    isVerdict(raw.tensionShear2) &&
    SHARES.every((name) => isAbsentOrNumber(raw[name])) &&
    DETAILS.every((name) => isAbsentOrShortDetail(raw[name])) &&
    (raw.edges === undefined || areEdges(raw.edges)) &&
    (raw.combined === undefined || isCombined(raw.combined)) &&
    !('unstated' in raw) &&
    (raw.remarks === undefined || isListOf(raw.remarks, isFields));
  return isPlain ? raw : null;
}
