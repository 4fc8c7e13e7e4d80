/** The utilisation of each anchor: the largest utilisation in any check that includes the anchor. */
import { numbersIn } from '@/design/scene/failure-body';
import { allChecks } from '@/design/verdict/check-status';
import type { Check, CheckResult, ModeDetail, ModeKey } from '@/engineering';

/** Percentage that represents an unbounded utilisation. */
const UNBOUNDED = 1e6;

interface Share {
  anchors: readonly number[];
  /** Utilisation in per cent. */
  share: number;
}

/** Modes checked only for the most loaded anchor, with the same resistance for all anchors. */
const SINGLE: Partial<Record<ModeKey, 'tension'>> = { steel_tension: 'tension', pull_out: 'tension' };

/** Returns the utilisations of the groups or edges of a mode that the response contains. */
function parts(detail: ModeDetail): Share[] {
  return [...(detail.clusters ?? []), ...(detail.edges ?? [])].flatMap((part) => {
    const beta = part.beta_N ?? part.beta_V;
    const { anchors } = part;
    if (typeof beta !== 'number' || !Array.isArray(anchors)) return [];
    return [{ anchors: anchors as readonly number[], share: 100 * beta }];
  });
}

function sharesOf(row: Check, { reaction }: CheckResult): Share[] {
  const { mode, action, resistance, utilisation, anchors, verdict, detail } = row;
  if (verdict === 'Not applicable') return [];
  const worst: Share = { anchors: numbersIn(anchors), share: utilisation ?? UNBOUNDED };
  const force = SINGLE[mode];
  // Scales the utilisation of the most loaded anchor by the force in each anchor, because that utilisation
  // already includes the factor that the standard applies to the action.
  const others =
    force && action !== null && action > 0 && resistance !== null && utilisation !== null
      ? reaction.map((one) => ({ anchors: [one.no], share: (one[force] / action) * utilisation }))
      : [];
  return [worst, ...others, ...parts(detail)];
}

/** Returns the utilisation in per cent by anchor number; 0 for an anchor that appears in no check. */
export function anchorUtilisations(answer: CheckResult): ReadonlyMap<number, number> {
  const found = new Map(answer.reaction.map(({ no }) => [no, 0]));
  for (const row of allChecks(answer)) {
    for (const { anchors, share } of sharesOf(row, answer))
      for (const no of anchors) found.set(no, Math.max(found.get(no) ?? 0, share));
  }
  return found;
}
