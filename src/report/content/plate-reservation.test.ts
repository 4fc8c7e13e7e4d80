// @in-rest
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { listFingerprint } from '@/design/model/fingerprint';
import { judgedWithYield } from '@/report/content/gather-report';
import { reportData } from '@/report/content/report-data';
import { givenDesign } from '@/testing/given-design';
import { listOfOne, reportInput, resultOf, seedAnchors } from '@/testing/report-cases';
import { LANGUAGES } from '@/text/languages';
import { reservationText } from '@/wording/reservation-text';

const NO_AREA = { loaded_area: null, loaded_length: null, loaded_width: null };

const DESIGN = givenDesign({ Nz: 5 }, (draft) => {
  draft.plate.stiffness = 'elastic';
  draft.loads.onlyChosen = true;
});
const CONTACT = { force: 0, x: null, y: null, max_pressure: 0, ...NO_AREA };

type Changes = NonNullable<Parameters<typeof reportInput>[5]>;

/** Returns the input for a report on a plate with the given stress (MPa) under the displayed loads. */
function inputWith(stress: number, language: (typeof LANGUAGES)[number], changes: Changes) {
  const plate = { max_von_mises: stress, max_deflection: 1, contact: CONTACT };
  const result = { ...resultOf(DESIGN, seedAnchors[0])!, plate };
  return reportInput(DESIGN, seedAnchors[0], result, language, undefined, changes);
}

/** Returns the sentences about the plate from a report with a plate stress of 240 MPa. */
const sentences = (language: (typeof LANGUAGES)[number], plateYield: number | null): string[] =>
  reportData(inputWith(240, language, { plateYield }))
    .reservations.map(({ wording }) => wording.map((run) => ('text' in run ? run.text : '')).join(''))
    .filter((text) => text.includes('240'));

describe.each(LANGUAGES)('plate yielding in a report in %s', (language) => {
  it.each([
    ['no yield strength', 'yielding was not checked', null, /yielding was not checked|未验算其屈服/],
    [
      'a yield strength of 220 MPa',
      'the stress of 240 MPa exceeds this strength',
      220,
      /exceeds the yield strength entered for the plate, 220 MPa|超过所输入的屈服强度220 MPa/,
    ],
    [
      'a yield strength of 355 MPa',
      'the stress of 240 MPa does not exceed this strength',
      355,
      /does not exceed the yield strength entered for the plate, 355 MPa|未超过所输入的屈服强度355 MPa/,
    ],
  ])(
    'if %s is entered, the sentence on plate yielding states that %s, and does not mention S235 or Q235',
    (_entered, _stated, plateYield, wording) => {
      const [sentence, ...others] = sentences(language, plateYield);
      expect(others).toEqual([]);
      expect(sentence).toMatch(wording);
      expect(sentence).not.toMatch(/[SQ]235/);
    },
  );
});

it('the report states that the stress stays below the entered yield strength only if this is true for all loads', () => {
  const { overall, ...input } = inputWith(240, 'en', {});
  const [yields] = overall.reservations.filter(({ code }) => code === 'plate_yield_not_entered');
  const bounded = { ...yields, code: 'plate_above_yield', values: { ...yields.values, most: 400 } };
  const codesWith = (plateYield: number) =>
    judgedWithYield({
      ...input,
      overall: { ...overall, reservations: [bounded] },
      plateYield,
      hasOtherLoads: true,
    }).reservations.map(({ code }) => code);
  expect(codesWith(235)).toEqual(['plate_yield_exceeded']);
  expect(codesWith(355)).toEqual(['plate_yield_of_other_loads']);
  expect(codesWith(420)).toEqual(['plate_yield_not_exceeded']);
});

describe('plate with a yield strength below the assumed strength', () => {
  const verdictWith = (stress: number, plateYield: number, changes: Changes = {}) => {
    const { word, reservations } = inputWith(stress, 'en', { plateYield, ...changes }).overall;
    return [word, reservations.map(({ code }) => code)];
  };
  const list = listOfOne(inputWith(100, 'en', {}).verdict);

  it('a yield strength below the assumed strength causes a reservation if the stress exceeds the lower strength', () => {
    expect(verdictWith(190, 200)).toEqual(['verified', []]);
    expect(verdictWith(210, 200)).toEqual(['reservations', ['plate_yield_exceeded']]);
    for (const language of LANGUAGES) {
      const input = inputWith(210, language, { plateYield: 200 });
      const texts = input.overall.reservations.map((one) => reservationText(one, input.translate));
      expect(texts.join()).toContain('200');
      expect(texts.join()).not.toMatch(/[{}]/);
    }
  });

  it('a yield strength below the assumed strength causes a reservation about the load list rows', () => {
    const design = produce(
      DESIGN,
      ({ loads }) => void (loads.list = list!.worst.map(({ listed }) => listed!)),
    );
    const rows = { list: { ...list!, fingerprint: listFingerprint(design) }, design };
    expect(verdictWith(190, 200, rows)[1]).toContain('plate_yield_of_other_loads');
    expect(verdictWith(190, 235, rows)[1]).not.toContain('plate_yield_of_other_loads');
  });
});
