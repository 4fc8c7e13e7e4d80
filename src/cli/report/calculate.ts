/** A design with its result, by the engine itself: what the app asks of a server in two calls. */
import { parseCheckAnswer } from '@/api/contract/run-algorithm-answer';
import { doneCombination, type CombinationEnd } from '@/stores/design/combinations';
import type { StoredResult } from '@/stores/design/data-save';
import type { Design, ListedLoad } from '@/stores/design/design-state';
import { openLocks } from '@/stores/design/open-locks';
import { fingerprintOf, listFingerprint } from '@/stores/design/fingerprint';
import {
  MOST_FAILED_NAMES,
  MOST_REPORTED_ROWS,
  type ListedEnd,
  type LoadListEnd,
} from '@/stores/design/load-list-end';
import { byGravity } from '@/verdict/outcome';
import { brokenRule } from '@/features/design/candidates/candidate';
import { checkRigidity } from '@/features/design/candidates/check-rigidity';
import { lackingForElastic } from '@/features/design/evaluation/lacking-for-elastic';
import { enteredOf } from '@/features/design/evaluation/entered-loads';
import {
  combinationVariants,
  nameOf,
  onRigidPlate,
  rowVariant,
} from '@/features/design/evaluation/load-variants';
import type { AnchorData } from '@/features/design/records/anchor-data';
import { figuresHash } from '@/features/design/records/figures-hash';
import { anchorsOf } from '@/features/design/requests/anchor-points';
import { liveIsLeftOut } from '@/features/design/requests/factored-loads';
import { algorithmRequest, simRequest } from '@/features/design/requests/requests';
import { outcomeOfResult, overallOf, verdictOfResult } from '@/features/design/verdict/design-verdict';
import { answerForces, answerRun, answerRunAlgorithm } from '../../calculation/answer-calls';

type Calculated = { ok: true; result: StoredResult } | { ok: false; message: string };

/** Of the loads that are set. */
export function calculate(design: Design, anchor: AnchorData, time: string): Calculated {
  const forces = answerRun(simRequest(design, anchor));
  if (!forces.ok) return { ok: false, message: forces.error.message };
  if (forces.value.join.length !== anchorsOf(design).length)
    return { ok: false, message: 'There is not a force for each anchor' };
  const request = algorithmRequest(design, anchor, forces.value.join);
  const checked = answerRunAlgorithm(request);
  if (!checked.ok) return { ok: false, message: `${checked.error.field} ${checked.error.message}`.trim() };
  // Over the wire figures without end become null.
  const answer = parseCheckAnswer(JSON.parse(JSON.stringify(checked.value)));
  if (!answer.ok) throw new Error(`${answer.error.field} ${answer.error.message}`);
  const lacking = lackingForElastic(design);
  return {
    ok: true,
    result: {
      answer: answer.value,
      request,
      liveLeftOut: liveIsLeftOut(design),
      openLocks: openLocks(design),
      ...(design.loads.shown === null ? {} : { row: design.loads.shown.name }),
      ...(lacking === undefined ? {} : { rigidity: lacking }),
      image: forces.value.base64 ?? null,
      plate: forces.value.plate,
      others: [],
      fingerprint: fingerprintOf(design),
      record: figuresHash(anchor),
      time,
    },
  };
}

/** Held against the elastic plate, where the design says what that would be. */
export async function withRigidity(
  { design, result }: Pick<Extract<WholeCalculation, { ok: true }>, 'design' | 'result'>,
  anchor: AnchorData,
): Promise<StoredResult> {
  if (isElastic(design) || result.rigidity !== undefined) return result;
  const rigidity = await checkRigidity({ design, anchor }, (candidate) => {
    const forces = answerForces(simRequest(candidate.design, candidate.anchor));
    return Promise.resolve(forces.ok ? forces.value.join : null);
  });
  return rigidity === null ? result : { ...result, rigidity };
}

const isElastic = ({ plate }: Design) => plate.stiffness === '0';

/** All rows on the rigid plate, then the gravest on the elastic one where the design has it. */
function calculateList(design: Design, anchor: AnchorData, time: string): LoadListEnd | null {
  const { list } = design.loads;
  if (list.length === 0) return null;
  const endOf = (row: ListedLoad, plate: ListedEnd['plate']): ListedEnd[] => {
    const whole = rowVariant(design, row);
    const placed = plate === 'rigid' ? onRigidPlate(whole) : whole;
    // A row may break a rule that the design's own loads keep.
    if (brokenRule({ design: placed, anchor }) !== null) return [];
    const end = calculate(placed, anchor, time);
    return end.ok ? [{ row, plate, outcome: outcomeOfResult(end.result, design) }] : [];
  };
  const sorted = (ends: readonly ListedEnd[]) =>
    ends.toSorted((one, other) => byGravity(other.outcome, one.outcome));
  const done = sorted(list.flatMap((row) => endOf(row, 'rigid')));
  const known = new Set(done.map(({ row }) => row));
  const failed = list.filter((row) => !known.has(row));
  const again = isElastic(design) ? done.slice(0, MOST_REPORTED_ROWS) : [];
  // What the rigid plate gave stays where the elastic one fails.
  const elastic = again.flatMap((end) => [...endOf(end.row, 'elastic'), end].slice(0, 1));
  const worst = sorted([...elastic, ...done.slice(again.length)]).slice(0, MOST_REPORTED_ROWS);
  return {
    fingerprint: listFingerprint(design),
    rows: list.length,
    done: done.length,
    failed: failed.length,
    rigid: isElastic(design)
      ? done.length - elastic.filter(({ plate }) => plate === 'elastic').length
      : done.length,
    failedNames: failed.slice(0, MOST_FAILED_NAMES).map(({ name }) => name),
    worst,
  };
}

export type WholeCalculation =
  | {
      ok: true;
      design: Design;
      result: StoredResult;
      list: LoadListEnd | null;
      /** Of the loads that are set, whatever decides. */
      asked: StoredResult;
    }
  | { ok: false; message: string };

/** Over all combinations and rows: what decides, with the others beside it. */
export function calculateAll(design: Design, anchor: AnchorData, time: string): WholeCalculation {
  const variants = combinationVariants(design);
  const ends = variants.map((variant) => ({ variant, end: calculate(variant.design, anchor, time) }));
  const [first] = ends;
  if (!first.end.ok) return first.end;
  const named = ends.map(({ variant, end }): CombinationEnd =>
    end.ok
      ? doneCombination(nameOf(variant), outcomeOfResult(end.result, variant.design))
      : { ...nameOf(variant), state: 'failed', message: end.message },
  );
  const [, ...others] = named;
  const result = { ...first.end.result, others };
  const list = calculateList(design, anchor, time);
  const entered = enteredOf(design, result);
  const { worst } = overallOf(result, verdictOfResult(result, liveIsLeftOut(design)), { list, entered });
  if (worst === null) return { ok: true, design, result, list, asked: result };
  const graver = worst.listed
    ? { design: rowVariant(design, worst.listed) }
    : variants.find(({ combination }) => combination === worst.combination);
  if (!graver) throw new Error('The combination that decides is none of the design');
  const end = calculate(graver.design, anchor, time);
  if (!end.ok) return end;
  const beside = named.filter((other) => other.combination !== worst.combination);
  return { ok: true, design: graver.design, result: { ...end.result, others: beside }, list, asked: result };
}
