/**
 * All worked examples, divided into those that the two API calls can calculate and those that only the
 * library can.
 */
import type { ForcesAnswer } from '@/api/contract/anchor-forces-answer';
import type { CheckInput, CheckResult, PlateRunInput } from '@/engineering';
import {
  type PlateCase,
  type Provenance,
  type Source,
  type WorkedCase,
  EUROPEAN_CASES,
  CHINESE_CASES,
  PLATE_CASES,
} from '@/examples/case';
import { checksOf, designValues } from '@/examples/design-figures';
import type { ExpectedValue, ValuePart } from '@/examples/expected-values';
import { chineseInput, type ChineseDesign } from '@/examples/inputs/chinese-design';
import { europeanInput, type EuropeanDesign } from '@/examples/inputs/european-design';
import { plateExampleValues, plateInput, reportedPlateValues, reportedPlate } from '@/examples/plates';
import { tablesOn } from '@/examples/published-tables';

export const SUBJECTS = ['EN1992-4', 'JGJ145-2013', 'plate'] as const;
export type Subject = (typeof SUBJECTS)[number];

interface Described {
  id: string;
  subject: Subject;
  provenance: Provenance;
  source: Source;
  notes: string;
}

interface Asked extends Described {
  /** Checks covered by the example, in the order of the response. */
  checks: readonly ValuePart[];
}

/** Example for the check call; each input is a separate call. */
export interface CheckExample extends Asked {
  call: 'check';
  inputs: readonly CheckInput[];
  figures: (answers: readonly CheckResult[]) => ExpectedValue[];
}

/** Example for the run call. */
export interface PlateExample extends Asked {
  call: 'plate';
  input: PlateRunInput;
  figures: (answer: ForcesAnswer) => ExpectedValue[];
}

export type Example = CheckExample | PlateExample;

/**
 * Example that no API call can calculate; `reason` is the translation key of the explanation on the page
 * that lists the examples.
 */
export type LibraryOnly = Described & { reason: 'function' | 'gamma_0' | 'plate_element' | 'stiffness' };

type Parted = { requested: Example } | { kept: LibraryOnly };

function caseNamed(cases: readonly WorkedCase[], end: string): WorkedCase {
  const found = cases.find(({ id }) => id.endsWith(end));
  if (!found) throw new Error(`no example ${end}`);
  return found;
}

const TABLES = tablesOn(
  {
    european: caseNamed(EUROPEAN_CASES, 'variant-0').inputs as unknown as EuropeanDesign,
    chinese: caseNamed(CHINESE_CASES, 'design-single-no-edges').inputs as unknown as ChineseDesign,
  },
  caseNamed(CHINESE_CASES, 'cone-six-pulled-anchors'),
);

const describe = ({ id, provenance, source, notes }: WorkedCase, subject: Subject): Described => ({
  id,
  subject,
  provenance,
  source,
  notes,
});

function designOf(example: WorkedCase, subject: Subject): Parted {
  const described = describe(example, subject);
  const { inputs, expected } = example;
  if ('gamma0' in inputs) return { kept: { ...described, reason: 'gamma_0' } };
  const input =
    subject === 'EN1992-4'
      ? europeanInput(inputs)
      : chineseInput(inputs, (expected.forces as { axials_kN: readonly number[] }).axials_kN);
  return {
    requested: {
      ...described,
      checks: checksOf(example),
      call: 'check',
      inputs: [input],
      figures: ([answer]) => designValues(answer, example),
    },
  };
}

const ofStandard =
  (subject: Subject) =>
  (example: WorkedCase): Parted => {
    if (example.op === 'design') return designOf(example, subject);
    if (example.op === 'rigid_plate') {
      const input = reportedPlate(example);
      const figures = (answer: ForcesAnswer) => reportedPlateValues(answer, example);
      return {
        requested: { ...describe(example, 'plate'), checks: ['plate'], call: 'plate', input, figures },
      };
    }
    const described = describe(example, subject);
    if (!(example.op in TABLES)) return { kept: { ...described, reason: 'function' } };
    const table = TABLES[example.op];
    const inputs = table.inputs(example);
    return {
      requested: {
        ...described,
        checks: table.checks ?? ['concrete_cone'],
        call: 'check',
        inputs,
        figures: (answers) => table.figures(answers, example),
      },
    };
  };

function ofPlate(example: PlateCase): Parted {
  const { id, title, provenance, source, formula = '', input, kind } = example;
  const described: Described = {
    id,
    subject: 'plate',
    provenance,
    source: { title, ...(source !== undefined && { where: source }) },
    notes: formula,
  };
  if (!('load' in input)) return { kept: { ...described, reason: 'plate_element' } };
  if ('ka' in input) return { kept: { ...described, reason: 'stiffness' } };
  const figures = (answer: ForcesAnswer) => plateExampleValues(answer, example);
  return kind === 'rigid' || id.startsWith('E')
    ? { requested: { ...described, checks: ['plate'], call: 'plate', input: plateInput(example), figures } }
    : { kept: { ...described, reason: 'plate_element' } };
}

const PARTED: readonly Parted[] = [
  ...EUROPEAN_CASES.map(ofStandard('EN1992-4')),
  ...CHINESE_CASES.map(ofStandard('JGJ145-2013')),
  ...PLATE_CASES.map(ofPlate),
];

export const EXAMPLES: readonly Example[] = PARTED.flatMap((one) =>
  'requested' in one ? [one.requested] : [],
);

/** Examples verified only by the library's own tests. */
export const LIBRARY_ONLY: readonly LibraryOnly[] = PARTED.flatMap((one) =>
  'kept' in one ? [one.kept] : [],
);

/** Evaluates an example with the given calls and compares the results with the expected values. */
type Answered<T, E> = { ok: true; value: T } | { ok: false; error: E };

export interface Calls<E> {
  check: (input: CheckInput) => Promise<Answered<CheckResult, E>>;
  plate: (input: PlateRunInput) => Promise<Answered<ForcesAnswer, E>>;
}

export type Evaluation<E> = Answered<readonly ExpectedValue[], E>;

async function evaluateCheck<E>(example: CheckExample, calls: Calls<E>): Promise<Evaluation<E>> {
  const answers: CheckResult[] = [];
  for (const input of example.inputs) {
    const answer = await calls.check(input);
    if (!answer.ok) return answer;
    answers.push(answer.value);
  }
  return { ok: true, value: example.figures(answers) };
}

async function evaluatePlate<E>(example: PlateExample, calls: Calls<E>): Promise<Evaluation<E>> {
  const answer = await calls.plate(example.input);
  return answer.ok ? { ok: true, value: example.figures(answer.value) } : answer;
}

export const evaluate = <E>(example: Example, calls: Calls<E>): Promise<Evaluation<E>> =>
  example.call === 'check' ? evaluateCheck(example, calls) : evaluatePlate(example, calls);
