/** Tests the combinations table on the first page. */
import { writeFileSync, readFileSync } from 'node:fs';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { combinationVariants, countedFactors } from '@/design/model/load-cases';
import { doneCase, type RunResult } from '@/design/verdict/calculation';
import { verdictOf } from '@/design/verdict/verdict';
import { reportData } from '@/report/content/report-data';
import { fillTemplate } from '@/report/word/fill';
import { reportInput, resultOf, seedAnchors } from '@/testing/report-cases';
import { readWord } from '@/testing/word-reader';
import { LANGUAGES } from '@/text/languages';

/** Design with a tensile live load and a compressive dead load. */
const design = produce(DEFAULT_DESIGN, ({ loads }) => {
  loads.loadCase = 'deadAndLive';
  loads.dead.Nz = -20;
  loads.live.Nz = 60;
});

const [record] = seedAnchors;

function filled(language: 'en' | 'cn') {
  const variants = combinationVariants(design).map((variant) => ({
    combination: variant.combination,
    design: variant.design,
    result: resultOf(variant.design, record)!,
  }));
  const others = variants.slice(1).map(({ combination, design, result }): RunResult['others'][number] => {
    const of = { combination, factors: countedFactors(design) };
    // The third combination could not be calculated.
    return combination === 3
      ? {
          ...of,
          state: 'failed',
          failure: { kind: 'error2', call: { kind: 'general', status: 500, message: '' } },
        }
      : doneCase(of, verdictOf(result), result.input);
  });
  const data = reportData(reportInput(design, record, { ...variants[0].result, others }, language));
  const file = fillTemplate(readFileSync(`templates/en1992-4-full-${language}.docx`), data, '{}');
  if (process.env.KEEP_REPORTS) writeFileSync(`${process.env.KEEP_REPORTS}/${language}.docx`, file);
  return { data, text: readWord(file) };
}

describe.each(LANGUAGES)('combinations in a report in %s', (language) => {
  it('the report data list each combination with its factors and its utilisation, or with a dash if the calculation failed', () => {
    const { data } = filled(language);
    expect(data.has_combinations).toBe(true);
    expect(data.combinations.map(({ loads }) => loads)).toEqual(['1.35 G + 1.5 Q', '1 G + 1.5 Q', '1.35 G']);
    const [first, second, third] = data.combinations;
    expect(Number.parseFloat(second.utilisation)).toBeGreaterThan(Number.parseFloat(first.utilisation));
    expect(third).toMatchObject({ utilisation: '—', bad: false });
  });

  it('the Word report contains the factors of each calculated combination', () => {
    const { text } = filled(language);
    const all = JSON.stringify(text);
    for (const factors of ['1.35 G + 1.5 Q', '1 G + 1.5 Q']) expect(all).toContain(factors);
  });
});

it('the report data contain no table of combinations if there is only one combination', () => {
  const single = resultOf(DEFAULT_DESIGN, record)!;
  expect(reportData(reportInput(DEFAULT_DESIGN, record, single, 'en')).has_combinations).toBe(false);
});
