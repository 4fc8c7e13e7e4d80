import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { createEvaluateCandidate } from '@/design/search/evaluate-candidate';
import { limitVariablesOf } from '@/design/search/inputs';
import { byDistance, type Limit, limitOf } from '@/design/search/limits';
import { reportedData } from '@/report/content/gather-report';
import { reportData } from '@/report/content/report-data';
import type { ReportedLimits } from '@/report/model/report-input';
import { fillTemplate } from '@/report/word/fill';
import { reportInput, resultOf, seedAnchors, templateOf } from '@/testing/report-cases';
import { seededGrades } from '@/testing/seeded-records';
import { watchedCalculator } from '@/testing/watched-calculator';
import { readWord } from '@/testing/word-reader';

const calculator = watchedCalculator();
const { signal } = new AbortController();
const DESIGN = produce(DEFAULT_DESIGN, ({ loads }) => void Object.assign(loads.dead, { Nz: 10, Vx: 5 }));

async function searched(): Promise<ReportedLimits> {
  const open = { design: DESIGN, anchor: reportedData(DESIGN, seedAnchors[0], 'en') };
  const evaluateCandidate = createEvaluateCandidate(calculator, signal);
  const present = await evaluateCandidate(open);
  if (present.kind !== 'judged') throw new Error(present.kind);
  const limits: Limit[] = [];
  for (const variable of limitVariablesOf(open, seededGrades(DESIGN.standardType)))
    limits.push(await limitOf(variable, present, evaluateCandidate));
  return { present, limits: byDistance(limits) };
}

const dataOf = (language: 'en' | 'cn', limits: ReportedLimits | null) =>
  reportData({
    ...reportInput(DESIGN, seedAnchors[0], resultOf(DESIGN, seedAnchors[0])!, language),
    limits,
  });

const linesOf = (data: ReturnType<typeof dataOf>, language: 'en' | 'cn') =>
  readWord(fillTemplate(templateOf({ standard: 'en1992-4', depth: 'full', language }), data, '{}'))
    .paragraphs;

describe('distances to the limits in a full report', () => {
  it('in both languages, a full report states each limit with its distance and what fails beyond the limit', async () => {
    const limits = await searched();
    for (const language of ['en', 'cn'] as const) {
      const data = dataOf(language, limits);
      const lines = linesOf(data, language);
      const distances = data.limits.map(({ distance }) => Number.parseFloat(distance));
      expect(distances).toEqual(distances.toSorted((one, other) => one - other));
      expect(distances.length).toBeGreaterThan(4);
      const places = data.limits.map(({ limit }) => lines.indexOf(limit));
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const { limit, distance, beyond } of data.limits) {
        expect(lines).toContain(limit);
        expect(lines).toContain(distance);
        const text = beyond.map((run) => ('text' in run ? run.text : '')).join('');
        expect(lines).toContain(text);
        expect(text).not.toMatch(/undefined|limits:|error:|_/);
      }
    }
  });

  it('a report does not list distances to the limits if they were not requested', () => {
    const data = dataOf('en', null);
    expect(data.limits).toEqual([]);
    expect(linesOf(data, 'en').filter((line) => line.includes('Reserves up to the limits'))).toEqual([]);
  });
});
