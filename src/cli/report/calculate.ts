/** A design with its result, by the engine itself: what the app asks of a server in two calls. */
import type { SimRequest } from '@/api/contract/run';
import { parseCheckAnswer } from '@/api/contract/run-algorithm-answer';
import { doneCombination, type CombinationEnd } from '@/stores/design/combinations';
import type { StoredResult } from '@/stores/design/data-save';
import type { Design, ListedLoad } from '@/stores/design/design-state';
import { openLocks } from '@/stores/design/open-locks';
import { fingerprintOf } from '@/stores/design/fingerprint';
import type { LoadListEnd, RowPlate } from '@/stores/design/load-list-end';
import { loadsKey, type RowEnd } from '@/stores/load-list-run';
import { utilisationsOf } from '@/verdict/rows';
import { brokenRule } from '@/features/design/candidates/candidate';
import { checkRigidity } from '@/features/design/candidates/check-rigidity';
import { lackingForElastic } from '@/features/design/evaluation/lacking-for-elastic';
import { dueInFull, endOfList, gravestFirst } from '@/features/design/evaluation/list-end';
import { enteredOf } from '@/features/design/evaluation/entered-loads';
import {
  combinationVariants,
  isElastic,
  nameOf,
  rowVariant,
} from '@/features/design/evaluation/load-variants';
import type { AnchorData } from '@/features/design/records/anchor-data';
import { figuresHash } from '@/features/design/records/figures-hash';
import { anchorsOf } from '@/features/design/requests/anchor-points';
import { liveIsLeftOut } from '@/features/design/requests/factored-loads';
import { algorithmRequest, simRequest } from '@/features/design/requests/requests';
import { outcomeOfResult, overallOf, verdictOfResult } from '@/features/design/verdict/design-verdict';
import { answerForces, answerRun, answerRunAlgorithm } from '../../calculation/answer-calls';
import { keptPlates } from '../../calculation/prepared-plates';
import type { Outcome, PlateRunAnswer } from '../../engineering';

const plates = keptPlates();

type Calculated = { ok: true; result: StoredResult } | { ok: false; message: string };

type Forces = Pick<PlateRunAnswer, 'join'> & Partial<PlateRunAnswer>;

const forcesAlone = (sim: SimRequest): Outcome<Forces> => {
  const forces = answerForces(sim, plates);
  return forces.ok ? { ok: true, value: { join: forces.value.join } } : forces;
};

/** Of the loads that are set. */
export function calculate(
  design: Design,
  anchor: AnchorData,
  time: string,
  run: (sim: SimRequest) => Outcome<Forces> = answerRun,
): Calculated {
  const forces = run(simRequest(design, anchor));
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
      plate: forces.value.plate ?? null,
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

/** Of an elastic plate the forces of each row, then the gravest with stress, from which the verdict comes. */
function calculateList(design: Design, anchor: AnchorData, time: string): LoadListEnd | null {
  const { list } = design.loads;
  const ends = new Map<string, RowEnd>();
  const run = (rows: readonly ListedLoad[], plate: RowPlate) => {
    for (const row of rows) {
      const shown = rowVariant(design, row);
      // A row may break a rule that the design's own loads keep.
      const rule = brokenRule({ design: shown, anchor });
      const end =
        rule === null
          ? calculate(shown, anchor, time, plate === 'forces' ? forcesAlone : undefined)
          : { ok: false as const, message: rule.key };
      // Where the stress cannot be had, what the forces gave stays.
      if (end.ok) {
        const { result } = end;
        const outcome = outcomeOfResult(result, design);
        ends.set(loadsKey(row), {
          state: 'done',
          plate,
          outcome,
          utilisations: utilisationsOf(result.answer),
        });
      } else if (!ends.has(loadsKey(row))) ends.set(loadsKey(row), { state: 'failed', message: end.message });
    }
  };
  run(list, isElastic(design) ? 'forces' : 'rigid');
  const tried = new Set<string>();
  const due = () =>
    dueInFull(gravestFirst(list, ends))
      .map(({ row }) => row)
      .filter((row) => !tried.has(loadsKey(row)));
  for (let rows = due(); rows.length > 0; rows = due()) {
    for (const row of rows) tried.add(loadsKey(row));
    run(rows, 'elastic');
  }
  return endOfList(design, ends);
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
