/** Designs of every kind with their calculated results, as the report receives them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { produce } from 'immer';
import { answerRun, answerRunAlgorithm } from '@/api/calculation/answer-calls';
import { forcesAnswerSchema } from '@/api/contract/anchor-forces-answer';
import { type AnchorRecord, anchorSchema } from '@/api/contract/records';
import { parseCheckAnswer } from '@/api/contract/run-algorithm-answer';
import { algorithmRequest, simRequest } from '@/api/contract/to-wire';
import { translatorOf } from '@/cli/report/make-report';
import { caseInput, plateInput } from '@/design/input/case-input';
import { codedDesign } from '@/design/model/coded-design';
import { restoreDesign } from '@/design/model/design-schema';
import { DEFAULT_DESIGN, NO_LOAD, type Design } from '@/design/model/design-state';
import { combinationVariants, nameOfRow } from '@/design/model/load-cases';
import { anchorDataOf, type AnchorData } from '@/design/records/anchor-data';
import { evaluatedCase, runResultOf } from '@/design/run/load-case-evaluation';
import { caseVerdictOf } from '@/design/verdict/case-verdict';
import { connectionContext, doneCase, loadContext, type RunResult } from '@/design/verdict/run-result';
import { GROUPS, type Standard } from '@/engineering';
import { forEachEdge } from '@/quantities/edges';
import { gatherReport } from '@/report/content/gather-report';
import {
  type ReportSource,
  AREA_MODES,
  NO_PICTURES,
  type ReportInput,
  type ReportImages,
} from '@/report/model/report-input';
import { shareOf } from '@/testing/run/how-many';
import { LANGUAGES, type Language } from '@/text/languages';

const ROOT = join(import.meta.dirname, '../..');

export const seedAnchors: readonly AnchorRecord[] = (
  JSON.parse(readFileSync(join(ROOT, 'mocks/seed/anchors.json'), 'utf8')) as object[]
).map((record, index) => anchorSchema.parse({ ...record, id: String(index + 1) }));

export const translators = new Map(LANGUAGES.map((language) => [language, translatorOf(language)]));

/** Returns the record with a certification in both languages and for both standards. */
export const certified = (record: AnchorRecord, certification: string): AnchorRecord => ({
  ...record,
  jgCertification: certification,
  jgCertificationEn: certification,
  etaCertification: certification,
  etaCertificationEn: certification,
});

function anchorOf(design: Design, record: AnchorRecord, language: Language) {
  return anchorDataOf(record, {
    standard: design.standardType,
    cracked: design.standardType === 'JGJ145-2013' && design.concrete.crack_or_not === 'cracked',
    structure: design.concrete.structure,
    locale: language,
  });
}

/**
 * Calculates a result synchronously with the engine; returns null if the plate or check calculation fails.
 */
export function resultWith(design: Design, anchor: AnchorData): RunResult | null {
  const onWire = (value: object): unknown => JSON.parse(JSON.stringify(value));
  const plate = plateInput(design, anchor);
  const run = answerRun(simRequest(plate), { contact: plate.contact });
  if (!run.ok) return null;
  const input = caseInput(design, anchor, run.value.join);
  const answer = answerRunAlgorithm(algorithmRequest(input));
  if (!answer.ok) return null;
  const read = parseCheckAnswer(onWire(answer.value));
  if (!read.ok) return null;
  const facts = { ...connectionContext(design, anchor), ...loadContext(design), input, answer: read.value };
  const [shown] = combinationVariants(design);
  const one = evaluatedCase(shown, forcesAnswerSchema.parse(onWire(run.value)), facts);
  const result = runResultOf(one, { design, anchor });
  return result && { ...result, time: '2026-03-02T09:30:00' };
}

export const resultOf = (design: Design, record: AnchorRecord): RunResult | null =>
  resultWith(design, anchorOf(design, record, 'en'));

export function reportInput(
  design: Design,
  record: AnchorRecord,
  result: RunResult,
  language: Language,
  pictures: ReportImages = NO_PICTURES,
  changes: Partial<ReportSource> = {},
): ReportInput {
  return gatherReport({
    design,
    record,
    recordReadAt: new Date('2026-03-01T08:00:00'),
    result,
    list: null,
    project: design.project,
    pictures,
    disclaimer: 'As agreed.',
    language,
    now: new Date('2026-03-02T10:00:00'),
    appVersion: '1.0.0',
    isPdf: true,
    translate: translators.get(language)!,
    ...changes,
  });
}

/** Returns the input for a report on the design with the first anchor of the seed data. */
export const givenReport = (
  design: Design,
  language: Language = 'en',
  pictures?: ReportImages,
): ReportInput => reportInput(design, seedAnchors[0], resultOf(design, seedAnchors[0])!, language, pictures);

/** Variants of the report; each has its own template. */
export const VARIANTS = (['en1992-4', 'jgj145'] as const).flatMap((standard) =>
  (['full', 'simple'] as const).flatMap((depth) =>
    LANGUAGES.map((language) => ({ standard, depth, language })),
  ),
);
export type Variant = (typeof VARIANTS)[number];

/** Standards by their names in template file names. */
export const STANDARD_OF = { 'en1992-4': 'EN1992-4', jgj145: 'JGJ145-2013' } as const;

export const templateOf = ({ standard, depth, language }: Variant): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(join(ROOT, `templates/${standard}-${depth}-${language}.docx`)));

/** True for half of the variants; they still include every combination of any two of the three properties. */
const isInFirstHalf = ({ standard, depth, language }: Variant): boolean =>
  [standard === 'jgj145', depth === 'simple', language === 'cn'].filter(Boolean).length % 2 === 0;

/** Variants for tests of properties that all templates share. */
export const SOME_VARIANTS = shareOf(
  VARIANTS.toSorted((one, other) => Number(isInFirstHalf(other)) - Number(isInFirstHalf(one))),
  VARIANTS.length / 2,
);

const NO_LOADED_AREA = { loaded_area: null, loaded_length: null, loaded_width: null };

/** Returns the plate results of a server for this largest stress, MPa; `contact` replaces contact results. */
export const stressedPlate = (max_von_mises: number, contact: object = {}) => ({
  max_von_mises,
  max_deflection: 1,
  contact: { force: 0, x: null, y: null, max_pressure: 0, ...NO_LOADED_AREA, ...contact },
});

/** Returns the outcome of a load list with one row, which was calculated on a rigid plate. */
export function listOfOne(verdict: ReportInput['verdict']): ReportInput['list'] {
  const listed = { ...NO_LOAD, name: 'LC1' };
  const worst = [{ ...doneCase(nameOfRow(listed), verdict, { plate: { rigid: true } }), listed }];
  const { cells, reservations } = caseVerdictOf(verdict);
  const list = { fingerprint: '', rows: 1, done: 1, failed: 0, rigid: 1, failedNames: [], worst };
  return { ...list, cells, reservations };
}

const flag = fc.constantFrom('0' as const, '1' as const);
const load = fc.integer({ min: -8000, max: 8000 }).map((value) => value / 1000);
const loads = fc.record({ Nz: load, Vx: load, Vy: load, Mx: load, My: load, Mz: load });
const side = fc.record({ distance: fc.integer({ min: 60, max: 400 }), exists: fc.boolean() });

/**
 * Random designs for one standard with rigid plates: every group, with and without edges, cracked and
 * uncracked, with and without stand-off.
 */
export const randomDesigns = (standard: Standard): fc.Arbitrary<Design> =>
  fc
    .record({
      group: fc.constantFrom(...GROUPS.map(({ code }) => code)),
      dead: loads,
      live: loads,
      loadCase: fc.constantFrom('dead' as const, 'deadAndLive' as const),
      sides: fc.record(forEachEdge(() => side)),
      h: fc.integer({ min: 160, max: 400 }),
      flags: fc.array(flag, { minLength: 6, maxLength: 6 }),
      position: fc.constantFrom('0' as const, '1' as const, '2' as const, '3' as const),
      edge: fc.constantFrom('0' as const, '1' as const, '2' as const),
    })
    .map(({ group, dead, live, loadCase, sides, h, flags, position, edge }) =>
      restoreDesign(
        produce(codedDesign(DEFAULT_DESIGN), (draft) => {
          draft.standardType = standard;
          Object.assign(draft.layout, { group, sides, h });
          Object.assign(draft.loads, { dead, live, loadCase });
          const [crack_or_not, structure, reinforce, component3, reinforcement_intensity, annularGap] = flags;
          Object.assign(draft.concrete, { crack_or_not, structure, reinforce, component3 });
          Object.assign(draft.concrete, { reinforcement_intensity, annularGap });
          Object.assign(draft.concrete, { installationPosition: position, edge_reinforcement_or_not: edge });
        }),
      ),
    );

/** Returns a report's images, all with the same data. */
export const everyPicture = (data: Uint8Array<ArrayBuffer>): ReportImages => ({
  areas: areaPictures(data),
  plate: { data },
  sketch: { data },
  view: data,
  stress: data,
  anchor: data,
  logo: data,
});

/**
 * Returns the images of the projected area for each check; an edge has an image in elevation and an image in
 * plan.
 */
const areaPictures = (data: Uint8Array): ReportImages['areas'] =>
  AREA_MODES.flatMap((mode) =>
    (mode === 'concrete_edge' ? (['face', 'plan'] as const) : (['cone'] as const)).map((view) => ({
      mode,
      part: undefined,
      view,
      data,
    })),
  );
