/** Restores cards and projects from the database; a damaged entry becomes null. */
import * as z from 'zod/mini';
import { restoreStructure } from '@/design/model/coded-design';
import { NO_LOAD, type LoadValues } from '@/design/model/design-state';
import { cutText, repaired } from '@/design/model/untrusted-values';
import {
  CHANGE_REASONS,
  ENTRY_KINDS,
  SHARED_FIELDS,
  type Card,
  type Project,
  type SharedFields,
  type Summary,
} from '@/design/saved-designs/saved-design';
import { isMissingCode, type Missing } from '@/design/verdict/incomplete-reasons';
import { VERDICT_WORDS } from '@/design/verdict/requirement-states';
import { STANDARDS } from '@/engineering';

const text = z.string();
const number = z.number();

const storedSummary = z.looseObject({
  word: text.check(z.refine((word) => Object.hasOwn(VERDICT_WORDS, word))),
  governing: z.nullable(z.looseObject({ kind: text, utilisation: z.nullable(number) })),
  inputs: text,
  time: text,
  engine: text,
  record: text,
  stale: z.boolean(),
});

const knownMissing = z.array(z.looseObject({ code: z.unknown().check(z.refine(isMissingCode)) }));

/** For a stored verdict that does not state what was calculated: only `not_verified` is then certain. */
const UNKNOWN: Missing = { code: 'unknown', values: {} };

const summary = z.pipe(
  storedSummary,
  z.transform((raw): Summary => {
    const stored = raw as unknown as Summary;
    if (knownMissing.safeParse(stored.missing).success) return stored;
    const word = stored.word === 'not_verified' ? 'not_verified' : 'incomplete';
    return { ...stored, word, missing: [UNKNOWN] };
  }),
);

const owned = { owner: text, id: text, name: text };

const LOAD_NAMES = Object.keys(NO_LOAD) as (keyof LoadValues)[];

const card = z.looseObject({
  ...owned,
  point: text,
  picture: text,
  changed: number,
  kind: z.enum(ENTRY_KINDS),
  standard: z.enum(STANDARDS),
  project: z.nullable(text),
  anchor: z.nullable(z.looseObject({ id: text, name: text })),
  situation: z.object({
    cracked: z.catch(z.boolean(), false),
    structure: z.pipe(z.unknown(), z.transform(restoreStructure)),
  }),
  load: z.catch(z.optional(z.record(z.enum(LOAD_NAMES), number)), undefined),
  list: z.catch(z.optional(z.object({ rows: number, nodes: number })), undefined),
  deleted: z.nullable(number),
  summary: z.nullable(summary),
  before: z.catch(z.nullable(z.looseObject({ summary, reason: z.enum(CHANGE_REASONS) })), null),
});

/** Schema for the shared fields; a missing text becomes an empty text. */
export const sharedFields = repaired(
  Object.fromEntries(SHARED_FIELDS.map((field) => [field, cutText(500)])) as Record<
    keyof SharedFields,
    ReturnType<typeof cutText>
  >,
);

const project = z.object({ ...owned, shared: sharedFields, changed: z.catch(number, 0) });

export const restoreCard = (raw: unknown): Card | null => card.safeParse(raw).data ?? null;

export const restoreProject = (raw: unknown): Project | null => project.safeParse(raw).data ?? null;
