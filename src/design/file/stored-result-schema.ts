/** Schema for stored results and outcomes of load lists, which are untrusted; loaded after the page. */
import * as z from 'zod/mini';
import { forcesAnswerSchema } from '@/api/contract/anchor-forces-answer';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import { parseCheckAnswer } from '@/api/contract/run-algorithm-answer';
import { listedLoad } from '@/design/model/design-schema';
import { nameOfRow } from '@/design/model/load-cases';
import { isObject } from '@/design/model/untrusted-values';
import type { CaseVerdict, Rigidity } from '@/design/verdict/case-verdict';
import type { GoverningRow } from '@/design/verdict/check-status';
import { REQUIREMENTS, STATES, wordOf } from '@/design/verdict/requirement-states';
import type { Reservation } from '@/design/verdict/reservations';
import {
  CASE_PLATES,
  type CaseResult,
  type LoadListOutcome,
  MOST_FAILED_NAMES,
  type RunResult,
} from '@/design/verdict/run-result';
import type { Outcome } from '@/engineering';
import { LOCKS } from '@/quantities/input-locks';

/** Reads a part that may be missing; an invalid part counts as missing. */
const unlessInvalid = <T extends z.ZodMiniType>(part: T) => z.catch(z.optional(part), undefined);

const isTrue = z.catch(z.boolean(), false);
const number = z.number();
const text = z.string();

/** The states of all requirements, or none: without one of them, the load case must be judged again. */
const cells = z.object(Object.fromEntries(REQUIREMENTS.map((name) => [name, z.enum(STATES)])));

const reservations = z.array(z.custom<Reservation>(isObject));

/** Reads a verdict; its word follows from the states of the requirements. */
const verdict: z.ZodMiniType<CaseVerdict> = z.pipe(
  z.object({
    governing: z._default(z.nullable(z.custom<GoverningRow>(isObject)), null),
    cells,
    reservations,
    get rigidity() {
      return unlessInvalid(rigidity);
    },
  }),
  z.transform((stored): CaseVerdict => ({ word: wordOf(stored.cells), ...stored })),
);

const rigidity: z.ZodMiniType<Rigidity> = z.union([
  z.object({ kind: z.literal('unchecked'), lacks: z.enum(['thickness', 'section', 'both']) }),
  z.object({
    kind: z.literal('checked'),
    elastic: verdict,
    thickness: number,
    section: text,
    share: z.catch(z.nullable(number), null),
  }),
]);

/** Reads a load case; version 1.1.0 stored the row and the verdict with the names `row` and `outcome`. */
const storedCase = <T extends z.core.$ZodShape>(shape: T) =>
  z.pipe(
    z.transform((raw: unknown): object => {
      const { row, outcome, ...named } = isObject(raw) ? raw : {};
      return { listed: row, verdict: outcome, ...named };
    }),
    z.object(shape),
  );

const row = z.pipe(
  storedCase({ listed: listedLoad, plate: z.enum(CASE_PLATES), verdict }),
  z.transform((stored): CaseResult => ({ ...nameOfRow(stored.listed), state: 'done', ...stored })),
);

/** Reads a combination. An unfinished combination is offered for calculation again. */
const combination = z.pipe(
  storedCase({
    combination: z.literal([1, 2, 3, 4]),
    factors: z.object({ dead: number, live: number }),
    state: z.optional(z.unknown()),
    plate: z.catch(z.enum(CASE_PLATES), 'elastic'),
    verdict: unlessInvalid(verdict),
  }),
  z.transform(({ state, plate, verdict: found, ...named }): RunResult['others'][number] =>
    state === 'done' && found !== undefined
      ? { ...named, state, plate, verdict: found }
      : { ...named, state: 'offered' },
  ),
);

/** Reads a list of texts; other entries are dropped. */
const texts = z.pipe(
  z.array(z.unknown()),
  z.transform((all) => all.filter((one) => typeof one === 'string')),
);

const nodeOutcome = z.object({
  node: text,
  row: text,
  rows: number,
  done: number,
  cells,
  governing: z.nullable(z.custom<GoverningRow>(isObject)),
  needs: z.record(text, z.nullable(number)),
});

/** An incomplete outcome would make the design look better than it is, so one invalid row invalidates it. */
const listOutcome = z.pipe(
  z.object({
    fingerprint: text,
    rows: number,
    done: number,
    failed: number,
    rigid: number,
    failedNames: z.catch(texts, []),
    worst: z.array(row),
    cells,
    reservations,
    nodes: unlessInvalid(z.array(nodeOutcome)),
    rigidity: unlessInvalid(rigidity),
  }),
  z.transform((stored): LoadListOutcome => ({
    ...stored,
    failedNames: stored.failedNames.slice(0, MOST_FAILED_NAMES),
  })),
);

/** Reads a part with the parser of the call that contained it. */
const parsedBy = <T>(parse: (raw: unknown) => Outcome<T>) =>
  z.pipe(
    z.optional(z.unknown()),
    z.transform((raw, context): T => {
      const read = parse(raw);
      if (read.ok) return read.value;
      context.issues.push({ code: 'custom', message: read.error.message, input: raw });
      return z.NEVER;
    }),
  );

const profile = z.object({
  type: number,
  H: number,
  W: number,
  T: number,
  FT: number,
  ex: number,
  ey: number,
  rotation: number,
});

const uncovered = z.catch(
  z.object({ deadLeftOut: isTrue, liveLeftOut: isTrue, unconfirmed: z.catch(texts, []) }),
  { deadLeftOut: false, liveLeftOut: false, unconfirmed: [] },
);

const result = z.pipe(
  z.object({
    answer: parsedBy(parseCheckAnswer),
    request: parsedBy(parseAlgorithm),
    /** A result that still lacks its stress is not complete. */
    stressFollows: z.optional(z.literal(false)),
    uncovered,
    openLocks: unlessInvalid(texts),
    plateYield: unlessInvalid(number),
    rigidity: unlessInvalid(rigidity),
    row: unlessInvalid(text),
    image: z.catch(z.nullable(text), null),
    plate: z.catch(forcesAnswerSchema.shape.plate, null),
    profile: unlessInvalid(profile),
    assessed: unlessInvalid(z.object({ certification: text, t_fix: number, isUnusual: isTrue })),
    onlyChosen: isTrue,
    isUnfinished: unlessInvalid(z.literal(true)),
    others: z.catch(z.array(combination), []),
    fingerprint: text,
    record: unlessInvalid(text),
    engine: unlessInvalid(text),
    time: text,
  }),
  z.transform(({ request: input, stressFollows: _, openLocks, ...stored }): RunResult => ({
    ...stored,
    input,
    openLocks: openLocks && LOCKS.filter((lock) => openLocks.includes(lock)),
    plate: stored.plate ?? null,
    // Version 1.1.0 stored no profile: only the request contains it.
    profile: stored.profile ?? (input.plate.rigid ? null : input.profile),
    engine: stored.engine ?? stored.answer.engine,
  })),
);

/** Returns the stored result; null if the value is not a valid result or still lacks its stress. */
export const restoreResult = (raw: unknown): RunResult | null => result.safeParse(raw).data ?? null;

/** Returns the stored outcome of a load list; null if it is invalid. */
export const restoreListOutcome = (raw: unknown): LoadListOutcome | null =>
  listOutcome.safeParse(raw).data ?? null;
