// @in-rest
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { verdictOf, overallOf } from '@/design/verdict/design-verdict';
import { enteredOf } from '@/design/verdict/incomplete-reasons';
import { reportData } from '@/report/content/report-data';
import { givenDesign } from '@/testing/given-design';
import { reportInput, resultOf, seedAnchors, stressedPlate } from '@/testing/report-cases';
import { LANGUAGES, type Language } from '@/text/languages';

const DESIGN = givenDesign({ Nz: 5 }, (draft) => {
  draft.plate.stiffness = 'elastic';
  draft.loads.onlyChosen = true;
});
/** Returns the input for a report on a plate with a stress and an entered yield strength, MPa. */
function inputWith(stress: number, f_y: number, language: Language = 'en') {
  const design = produce(DESIGN, ({ plate }) => void (plate.f_y = f_y));
  const result = { ...resultOf(design, seedAnchors[0])!, plate: stressedPlate(stress) };
  const entered = enteredOf(design, result);
  const screen = overallOf(result, verdictOf(result, result.uncovered), { list: null, entered });
  return { screen, input: reportInput(design, seedAnchors[0], result, language) };
}

/** Returns the sentences about the plate from a report with a plate stress of 240 MPa. */
const sentences = (language: Language, f_y: number): string[] =>
  reportData(inputWith(240, f_y, language).input)
    .reservations.map(({ wording }) => wording.map((run) => ('text' in run ? run.text : '')).join(''))
    .filter((text) => text.includes('240'));

const EXCEEDED = /exceeds the yield strength entered for the plate, 220 MPa|超过所输入的屈服强度220 MPa/;

describe.each(LANGUAGES)('plate yielding in a report in %s', (language) => {
  it.each([
    ['is not entered', 'yielding was not checked', 0, /yielding was not checked|未验算其屈服/],
    ['of 220 MPa is entered', 'the stress of 240 MPa exceeds it', 220, EXCEEDED],
  ])(
    'if a yield strength %s, a sentence states that %s, but names no steel grade',
    (_entered, _stated, f_y, wording) => {
      const [sentence, ...others] = sentences(language, f_y);
      expect(others).toEqual([]);
      expect(sentence).toMatch(wording);
      expect(sentence).not.toMatch(/[SQ]235|[{}]/);
    },
  );

  it('a stress below the yield strength entered needs no sentence', () =>
    expect(sentences(language, 355)).toEqual([]));
});

it.each([
  [210, 0, 'verified', [], []],
  [210, 200, 'reservations', ['plate_yield_exceeded'], ['plate_yield_exceeded']],
  [210, 235, 'verified', [], []],
  [210, 355, 'verified', [], []],
  [240, 0, 'reservations', ['plate_above_yield'], ['plate_yield_not_entered']],
  [240, 200, 'reservations', ['plate_yield_exceeded'], ['plate_yield_exceeded']],
  [240, 235, 'reservations', ['plate_yield_exceeded'], ['plate_yield_exceeded']],
  [240, 355, 'verified', [], []],
] as const)(
  'screen and report agree for a stress of %d MPa and f_y = %d MPa',
  (stress, f_y, word, shown, printed) => {
    const { screen, input } = inputWith(stress, f_y);
    expect([screen.word, screen.reservations.map(({ code }) => code)]).toEqual([word, shown]);
    expect([input.overall.word, input.overall.reservations.map(({ code }) => code)]).toEqual([word, printed]);
  },
);

it('the report on a rigid plate prints the yield strength entered, with which its proof as an elastic plate compares', () => {
  const printed = (f_y: number) => {
    const { input } = inputWith(100, f_y);
    const plate = { ...input.design.plate, stiffness: 'rigid' as const };
    return reportData({ ...input, design: { ...input.design, plate } }).plate_stiffness;
  };
  expect([printed(0), printed(355)]).toEqual(['rigid', 'rigid, fy = 355 MPa']);
});
