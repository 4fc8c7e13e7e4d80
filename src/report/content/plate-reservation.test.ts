import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { reportData } from '@/report/content/report-data';
import { reportInput, resultOf, seedAnchors } from '@/testing/report-cases';
import { LANGUAGES } from '@/text/languages';

const DESIGN = produce(DEFAULT_DESIGN, (draft) => {
  draft.plate.stiffness = 'elastic';
  draft.loads.dead.Nz = 5;
});
const CONTACT = { force: 0, x: null, y: null, max_pressure: 0 };

/** Returns the sentences about the plate in a report with a plate stress of 240 MPa. */
function sentences(language: (typeof LANGUAGES)[number], plateYield: number | null): string[] {
  const result = {
    ...resultOf(DESIGN, seedAnchors[0])!,
    plate: { max_von_mises: 240, max_deflection: 1, contact: CONTACT },
  };
  const input = reportInput(DESIGN, seedAnchors[0], result, language);
  expect(input.overall.reservations.map(({ code }) => code)).toContain('plate_above_yield');
  return reportData({ ...input, plateYield })
    .reservations.map(({ wording }) => wording.map((run) => ('text' in run ? run.text : '')).join(''))
    .filter((text) => text.includes('240'));
}

describe.each(LANGUAGES)('yielding of the plate in a report in %s', (language) => {
  it.each([
    [null, /not checked for yielding|屈服未作验算/],
    [220, /exceeds its yield strength of 220 MPa|超过输入的屈服强度220 MPa/],
    [355, /below its yield strength of 355 MPa|未超过输入的屈服强度355 MPa/],
  ])('names only the yield strength that was entered: %s MPa', (plateYield, wording) => {
    const [sentence, ...others] = sentences(language, plateYield);
    expect(others).toEqual([]);
    expect(sentence).toMatch(wording);
    expect(sentence).not.toMatch(/[SQ]235/);
  });
});
