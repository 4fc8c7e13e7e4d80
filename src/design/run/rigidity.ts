/** Rigidity phase: the elastic plate with the same thickness and profile proves the rigid plate. */
import { isElastic, type LoadCase } from '@/design/model/load-cases';
import { withModel } from '@/design/run/compare-plate-models';
import type { EvaluatedCase, Inputs } from '@/design/run/load-case-evaluation';
import { type CaseTools, judgeCases } from '@/design/run/load-case-phases';
import { bySeverity, caseVerdictOf, type Rigidity } from '@/design/verdict/case-verdict';
import { missingForElastic } from '@/design/verdict/run-result';

type CheckedRigidity = Extract<Rigidity, { kind: 'checked' }>;

/** Load case on the elastic plate, and the case on the rigid plate. */
interface Twin<Case> extends LoadCase {
  of: Case;
}

type RigidityEvent<Case> =
  | { kind: 'phase'; phase: 'rigidity'; total: number }
  | { kind: 'step'; phase: 'rigidity' }
  | { kind: 'offered'; phase: 'rigidity' }
  /** The elastic plate was evaluated under all load cases that could be calculated. */
  | { kind: 'rigidity'; checked: ReadonlyMap<Case, CheckedRigidity> };

/** True if the plate is assumed to be rigid although its thickness and its profile are known. */
const isProvable = (design: Inputs['design']): boolean =>
  !isElastic(design) && missingForElastic(design) === undefined;

/** Yields nothing for an elastic plate or one with unknown data, and no result if aborted or too long. */
export async function* runRigidity<Case extends LoadCase>(
  { design, anchor }: Inputs,
  cases: readonly Case[],
  tools: CaseTools,
): AsyncGenerator<RigidityEvent<Case>> {
  if (!isProvable(design) || cases.length === 0) return;
  const elastic = withModel({ design, anchor }, 'elastic', []);
  if (elastic === null) return;
  const twins = cases.map((one): Twin<Case> => {
    return { ...one, of: one, design: { ...elastic.design, loads: one.design.loads } };
  });
  const ends = new Map<Twin<Case>, EvaluatedCase>();
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
    if (end.state === 'done') ends.set(twin, end);
    yield { kind: 'step', phase: 'rigidity' };
  }
  const [first, ...others] = [...ends];
  if (first === undefined) return;
  const [worst, { forces }] = others.reduce(
    (one, other) => (bySeverity(other[1].verdict, one[1].verdict) > 0 ? other : one),
    first,
  );
  const share = await shareOf(worst.of, forces, tools);
  if (tools.signal.aborted) return;
  const checked = new Map<Case, CheckedRigidity>();
  const { plate, profile } = elastic.design;
  for (const [twin, { verdict }] of ends)
    checked.set(twin.of, {
      kind: 'checked',
      elastic: caseVerdictOf(verdict),
      thickness: plate.thickness,
      section: profile.chosen?.name ?? '',
      share: twin === worst ? share : null,
    });
  yield { kind: 'rigidity', checked };
}

/** Returns the largest increase in a force over the largest rigid force; null without rigid tension. */
async function shareOf(
  rigid: LoadCase,
  elastic: readonly number[],
  { evaluatorOf }: CaseTools,
): Promise<number | null> {
  const end = await evaluatorOf(rigid.design)(rigid, { profile: 'forces' });
  if (end?.state !== 'done') return null;
  const { forces } = end;
  const largest = Math.max(0, ...forces);
  if (largest === 0) return null;
  return Math.max(...forces.map((force, index) => (elastic[index] ?? 0) - force)) / largest;
}
