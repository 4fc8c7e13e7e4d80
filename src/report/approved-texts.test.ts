/**
 * Compares the text of every report with its approved text in `approved/`. After an intended change, update
 * the approved texts with `npx vitest run src/report -u` and read their differences.
 */
import { readFileSync } from 'node:fs';
import { produce } from 'immer';
import { beforeAll, describe, expect, it } from 'vitest';
import type { AnchorRecord } from '@/api/contract/records';
import { setPlateModel } from '@/design/model/design-changes';
import { DEFAULT_DESIGN, NO_LOAD, type Design } from '@/design/model/design-state';
import {
  combinationVariants,
  countedFactors,
  type NamedCombination,
  nameOfRow,
  rowVariant,
} from '@/design/model/load-cases';
import { copySection } from '@/design/records/anchor-data';
import { listOutcome, loadsKey } from '@/design/run/list-outcome';
import { createEvaluateCandidate } from '@/design/search/evaluate-candidate';
import { byDistance, limitOf, type Limit } from '@/design/search/remedies-and-limits';
import { limitVariablesOf } from '@/design/search/varied-inputs';
import { verdictOf } from '@/design/verdict/design-verdict';
import type { VerdictWord } from '@/design/verdict/requirement-states';
import { type CaseResult, doneCase, type FailedCase, type RunResult } from '@/design/verdict/run-result';
import { reportedData } from '@/report/content/gather-report';
import { reportData } from '@/report/content/report-data';
import type { ReportInput, ReportedLimits, ReportImages } from '@/report/model/report-input';
import { fillTemplate } from '@/report/word/fill-template';
import { DISTINCT_DESIGN, printedRecord, PROJECT } from '@/testing/distinct-design';
import { watchedCalculator } from '@/testing/evaluate-shown';
import { givenDesign, givenFarFromEdges } from '@/testing/given-design';
import { printedText } from '@/testing/printed-text';
import {
  certified,
  everyPicture,
  givenReport,
  reportInput,
  resultOf,
  seedAnchors,
  STANDARD_OF,
  templateOf,
  type Variant,
  VARIANTS,
} from '@/testing/report-cases';
import { seededGrades, seededSections } from '@/testing/seeded-records';
import { LANGUAGES } from '@/text/languages';

type Standard = keyof typeof STANDARD_OF;

const PNG = new Uint8Array(readFileSync('templates/make/logo.png'));
const PICTURES = everyPicture(PNG);

const FAILURE: FailedCase['failure'] = {
  kind: 'error2',
  call: { kind: 'general', status: 500, message: '' },
};

const underStandard = (design: Design, standard: Standard, change: (draft: Design) => void): Design =>
  produce(design, (draft) => {
    draft.standardType = STANDARD_OF[standard];
    change(draft);
  });

interface ApprovedDesign {
  design: Design;
  record: AnchorRecord;
  result: RunResult;
  pictures?: ReportImages;
  changes?: Parameters<typeof reportInput>[5];
}

/** Elastic plate with every input, several combinations and a load list, of which one of each failed. */
function elastic(standard: Standard): ApprovedDesign {
  const design = underStandard(DISTINCT_DESIGN, standard, (draft) => {
    setPlateModel(draft, 'elastic');
    draft.plate.f_y = 222;
    Object.assign(draft.concrete, { gradeId: '3', gradeReadAt: '2026-01-02T03:04:05.000' });
    draft.profile.chosen = { id: '7', name: 'HEB 100', readAt: '2026-01-02T06:07:08.000' };
    const texts = { remark: 'first line\nsecond line', changes: 'A first issue\nB loads' };
    Object.assign(draft.project, PROJECT, texts);
    const listed = (no: number) => ({ ...NO_LOAD, name: `LC${no}`, Nz: 4.1 * no, Vx: 0.7 * no });
    draft.loads.list = [1, 2, 3, 4].map(listed);
  });
  const resultUnder = (own: Design) => resultOf(own, printedRecord)!;
  const done = (own: Design, name: NamedCombination): CaseResult => {
    const result = resultUnder(own);
    return doneCase(name, verdictOf(result), result.input);
  };
  const failed = (name: NamedCombination): FailedCase => ({ ...name, state: 'failed', failure: FAILURE });
  const [shown, ...variants] = combinationVariants(design);
  const others = variants.map(({ combination, design: own }) => {
    const name = { combination, factors: countedFactors(own) };
    return combination === 3 ? failed(name) : done(own, name);
  });
  const [, second, ...calculated] = design.loads.list;
  const outcomes = new Map<string, CaseResult | FailedCase>([
    [loadsKey(second), failed(nameOfRow(second))],
    ...calculated.map((row) => [loadsKey(row), done(rowVariant(design, row), nameOfRow(row))] as const),
  ]);
  return {
    design,
    record: printedRecord,
    result: { ...resultUnder(shown.design), others },
    pictures: PICTURES,
    changes: { list: listOutcome(design, outcomes) },
  };
}

/** Stand-off plate with slots and torsion near an edge: lever arm, checks by direction, reservations. */
function standOff(standard: Standard): ApprovedDesign {
  const design = underStandard(DEFAULT_DESIGN, standard, ({ concrete, layout, loads, project }) => {
    Object.assign(concrete, { installationPosition: 'clamped', baseDistance: 31, degreeOfRestraint: 1.7 });
    layout.slots = [0, 1, 2, 3].map((no) => ({ x: no < 2, y: false }));
    Object.assign(layout.spacings, { Sx1: 42, Sy1: 163 });
    layout.sides.X1.distance = 87;
    Object.assign(loads.dead, { Nz: 9.1, Vx: 4.3, Vy: 1.2, My: 0.05, Mz: 0.13 });
    loads.live.Vx = 1.9;
    project.project = 'Stair 12';
  });
  const [record] = seedAnchors;
  return { design, record, result: resultOf(design, record)!, pictures: PICTURES };
}

/** Certified anchors of an unnamed project under tension and bending, with the distances to the limits. */
function bending(standard: Standard): ApprovedDesign {
  const record = certified(seedAnchors[1], 'ETA-20/0001');
  const design = underStandard(DEFAULT_DESIGN, standard, ({ loads }) => {
    Object.assign(loads.dead, { Nz: 3.7, My: 0.9 });
    loads.onlyChosen = true;
  });
  return { design, record, result: resultOf(design, record)!, changes: { limits } };
}

let limits: ReportedLimits;

/** Designs of the approved texts by standard. */
const designs = {} as Record<Standard, ApprovedDesign[]>;

const shown = (input: ReportInput, variant: Variant) =>
  printedText(fillTemplate(templateOf(variant), reportData(input), '{}'));

beforeAll(async () => {
  const design = givenDesign({ Nz: 10, Vx: 5 });
  const open = { design, anchor: reportedData(design, seedAnchors[0], 'en') };
  const evaluateCandidate = createEvaluateCandidate(watchedCalculator(), new AbortController().signal);
  const present = await evaluateCandidate(open);
  if (present.kind !== 'judged') throw new Error(present.kind);
  const found: Limit[] = [];
  for (const variable of limitVariablesOf(open, seededGrades(design.standardType)))
    found.push(await limitOf(variable, present, evaluateCandidate));
  limits = { present, limits: byDistance(found) };
  for (const standard of Object.keys(STANDARD_OF) as Standard[])
    designs[standard] = [elastic, standOff, bending].map((of) => of(standard));
}, 120_000);

/** A design for each verdict, with a single combination. */
const BY_VERDICT: Readonly<Record<VerdictWord, Design>> = {
  verified: givenFarFromEdges((draft) => {
    setPlateModel(draft, 'elastic');
    copySection(draft, seededSections(draft.profile.series)[0]);
    Object.assign(draft.plate, { length: 240, width: 240, thickness: 30 });
  }),
  verified_rigid: givenFarFromEdges(() => undefined),
  reservations: givenFarFromEdges(({ layout, loads }) => {
    layout.spacings.Sx1 = 40;
    loads.live.Vx = 1;
  }),
  incomplete: givenFarFromEdges(({ loads }) => void (loads.list = [{ ...loads.dead, name: 'LC1' }])),
  not_verified: givenFarFromEdges((draft) => Object.assign(draft.loads.dead, { Nz: 45, Vx: 45 })),
  nothing: givenFarFromEdges((draft) => void (draft.loads.dead.Nz = -10)),
};

describe('approved texts of reports', () => {
  it.each(VARIANTS)(
    'a report in $standard, $depth, $language has the approved text for three designs',
    async (variant) => {
      const { standard, depth, language } = variant;
      const texts = designs[standard].map(({ design, record, result, pictures, changes }) =>
        shown(reportInput(design, record, result, language, pictures, changes), variant),
      );
      const text = `${texts.join(`\n\n${'='.repeat(80)}\n\n`)}\n`;
      await expect(text).toMatchFileSnapshot(`approved/${standard}-${depth}-${language}.txt`);
    },
  );

  it.each(LANGUAGES)(
    'the first page of a report in %s has the approved text for each verdict',
    async (language) => {
      const pages = Object.entries(BY_VERDICT).map(([word, design]) => {
        const input = givenReport(design, language);
        expect(input.overall.word).toBe(word);
        return shown(input, { standard: 'en1992-4', depth: 'simple', language }).split('\n## ')[0].trim();
      });
      await expect(`${pages.join('\n\n')}\n`).toMatchFileSnapshot(`approved/verdicts-${language}.txt`);
    },
  );
});
