/**
 * Rigidity phase: evaluates the elastic plate with the same thickness and profile under every load case of a
 * design whose plate is assumed to be rigid. The verdict on the elastic plate proves the rigid plate.
 */
import type { Inputs } from '@/design/evaluation/forces-and-checks';
import { lackingForElastic } from '@/design/evaluation/lacking-for-elastic';
import type { LoadCase } from '@/design/evaluation/load-cases-of';
import { isElastic } from '@/design/evaluation/load-variants';
import { withModel } from '@/design/evaluation/plate-models';
import { judgeCases, type CaseTools } from '@/design/run/load-cases';
import { bySeverity, type Outcome, type Rigidity } from '@/design/verdict/outcome';

export type CheckedRigidity = Extract<Rigidity, { kind: 'checked' }>;

/** Elastic plate of a load case, and the case on the rigid plate. */
interface Twin<Case> extends Pick<LoadCase, 'design'> {
  of: Case;
}

export type RigidityEvent<Case> =
  | { kind: 'phase'; phase: 'rigidity'; total: number }
  | { kind: 'step'; phase: 'rigidity' }
  | { kind: 'offered'; phase: 'rigidity' }
  /** The elastic plate was evaluated under all load cases that could be calculated. */
  | { kind: 'rigidity'; checked: ReadonlyMap<Case, CheckedRigidity> };

/** True if the plate is assumed to be rigid although its thickness and its profile are known. */
const isProvable = (design: Inputs['design']): boolean =>
  !isElastic(design) && lackingForElastic(design) === undefined;

/**
 * Evaluates the elastic plate under every load case. Yields nothing for an elastic plate, or for a design
 * without the data for an elastic plate; yields no result after an abort, or if the phase takes too long.
 */
export async function* runRigidity<Case extends LoadCase>(
  { design, anchor }: Inputs,
  cases: readonly Case[],
  tools: CaseTools,
): AsyncGenerator<RigidityEvent<Case>> {
  if (!isProvable(design) || cases.length === 0) return;
  const twins = cases.flatMap((one): Twin<Case>[] => {
    const elastic = withModel({ design: one.design, anchor }, 'elastic', []);
    return elastic === null ? [] : [{ of: one, design: elastic.design }];
  });
  const ends = new Map<Twin<Case>, { outcome: Outcome; forces: readonly number[] }>();
  for (const events = judgeCases(twins, tools); ;) {
    const next = await events.next();
    if (next.done) {
      if (!next.value) return;
      break;
    }
    const event = next.value;
    if (event.kind !== 'case') {
      yield { ...event, phase: 'rigidity' };
      continue;
    }
    const { case: twin, end } = event;
    if (end.state === 'done') ends.set(twin, { outcome: end.outcome, forces: end.short.forces });
    yield { kind: 'step', phase: 'rigidity' };
  }
  const [first, ...others] = [...ends];
  if (first === undefined) return;
  const [worst, { forces }] = others.reduce(
    (one, other) => (bySeverity(other[1].outcome, one[1].outcome) > 0 ? other : one),
    first,
  );
  const share = await shareOf({ design: worst.of.design, anchor }, forces, tools);
  if (tools.signal.aborted) return;
  const checked = new Map<Case, CheckedRigidity>();
  for (const [twin, { outcome: elastic }] of ends) {
    const { plate, profile } = twin.design;
    checked.set(twin.of, {
      kind: 'checked',
      elastic,
      thickness: plate.thickness,
      section: profile.chosen?.name ?? '',
      share: twin === worst ? share : null,
    });
  }
  yield { kind: 'rigidity', checked };
}

/**
 * Returns the largest increase in an anchor force on the elastic plate as a fraction of the largest force on
 * the rigid plate; null without tension on the rigid plate, or if its forces cannot be calculated.
 */
async function shareOf(
  rigid: Inputs,
  elastic: readonly number[],
  { evaluate }: CaseTools,
): Promise<number | null> {
  const end = await evaluate(rigid, 'forces');
  if (end.kind !== 'success') return null;
  const { forces } = end.short;
  const largest = Math.max(0, ...forces);
  if (largest === 0) return null;
  return Math.max(...forces.map((force, index) => (elastic[index] ?? 0) - force)) / largest;
}
