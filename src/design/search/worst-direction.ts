/** Finds the most unfavourable direction of the horizontal load; everything else is unchanged. */
import { produce } from 'immer';
import type { Design, LoadValues } from '@/design/model/design-state';
import { designLoadValues } from '@/design/model/load-cases';
import { type Batch, evaluateEach } from '@/design/run/evaluation-batch';
import type { Candidate } from '@/design/search/candidate';
import type { EvaluateCandidate, EvaluatedCandidate } from '@/design/search/evaluate-candidate';
import { bySeverity, utilisationOf } from '@/design/verdict/case-verdict';

/** Angle steps in degrees: over the full circle, and near the maximum. */
const COARSE = 5;
const FINE = 1;
/** Number of fine steps near the maximum. */
const NEAR = 2 * (COARSE / FINE) - 1;

const RADIANS = Math.PI / 180;
/** Rounding tolerance for a zero component, as a fraction of the load. */
const NOISE = 1e-12;

function rotated(values: LoadValues, by: number): LoadValues {
  const size = Math.hypot(values.Vx, values.Vy);
  if (size === 0) return values;
  const angle = Math.atan2(values.Vy, values.Vx) + by * RADIANS;
  const clean = (value: number) => (Math.abs(value) < NOISE * size ? 0 : value);
  return { ...values, Vx: clean(size * Math.cos(angle)), Vy: clean(size * Math.sin(angle)) };
}

/** Rotates dead and live loads by degrees, counter-clockwise; moments are unchanged. */
export const rotatedBy = ({ design, anchor }: Candidate, by: number): Candidate => ({
  anchor,
  design:
    by === 0
      ? design
      : produce(design, ({ loads }) => {
          loads.dead = rotated(loads.dead, by);
          loads.live = rotated(loads.live, by);
        }),
});

/** Returns the angle of the factored horizontal load, 0 to 360° from x towards y; null without one. */
export function enteredAngle(design: Design): number | null {
  const { Vx, Vy } = designLoadValues(design);
  if (Vx === 0 && Vy === 0) return null;
  return (Math.atan2(Vy, Vx) / RADIANS + 360) % 360;
}

export interface Direction {
  /** Angle in degrees from x towards y. */
  angle: number;
  end: EvaluatedCandidate;
}

export interface DirectionsResult {
  directions: readonly Direction[];
  /** Number of directions that could not be calculated. */
  missing: number;
}

const isSame = (one: number, other: number) => Math.abs(one - other) < 1e-9;

/** Increase of the utilisation, in percentage points, that the figures on screen would not show. */
const NOT_SHOWN = 0.05;

/** Returns the most unfavourable direction: `entered`, if given, unless another is noticeably worse. */
export function worstDirection(directions: readonly Direction[], entered: number | null): Direction | null {
  const own = directions.find(({ angle }) => entered !== null && isSame(angle, entered));
  const worst = directions.reduce<Direction | undefined>(
    (found, one) => (found === undefined || bySeverity(one.end, found.end) > 0 ? one : found),
    own,
  );
  if (worst === undefined || own === undefined) return worst ?? null;
  const isNoticeable =
    worst.end.word !== own.end.word || utilisationOf(worst.end) - utilisationOf(own.end) > NOT_SHOWN;
  return isNoticeable ? worst : own;
}

/** Evaluates the full circle in coarse steps, then the angles near the worst in fine steps. */
export async function findDirections(
  open: Candidate,
  evaluateCandidate: EvaluateCandidate,
  onFound: (found: DirectionsResult) => void,
  batch: Batch,
): Promise<void> {
  const entered = enteredAngle(open.design);
  if (entered === null) return;
  let directions: readonly Direction[] = [];
  let missing = 0;
  const ask = async (angles: readonly number[]) => {
    const turned = (angle: number) => rotatedBy(open, isSame(angle, entered) ? 0 : angle - entered);
    const evaluate = (angle: number) => evaluateCandidate(turned(angle));
    for await (const [angle, end] of evaluateEach(angles, evaluate, batch)) {
      if (end.kind === 'judged')
        directions = [...directions, { angle, end }].toSorted((one, other) => one.angle - other.angle);
      else missing += 1;
      onFound({ directions, missing });
    }
  };
  const round = Array.from({ length: 360 / COARSE }, (_, index) => index * COARSE);
  await ask(round.some((angle) => isSame(angle, entered)) ? round : [entered, ...round]);
  const worst = worstDirection(directions, null);
  if (batch.signal.aborted || worst === null) return;
  const first = Math.round(worst.angle / FINE) * FINE - COARSE + FINE;
  const around = Array.from({ length: NEAR }, (_, index) => (first + index * FINE + 360) % 360);
  await ask(around.filter((angle) => !directions.some((known) => isSame(known.angle, angle))));
}

/** Maximum number of evaluations for all directions. */
export const DIRECTION_COUNT = 360 / COARSE + NEAR;
