import { describe, expect, it, vi } from 'vitest';
import { LETTERS_HEADER } from '@/api/contract/paths';
import type { CheckAnswerOnWire } from '@/api/contract/to-wire';
import { MODE_KEYS, type PlateRunAnswer } from '@/engineering';
import { elasticRun, fourAnchors, rigidRun } from '@/examples/bench-requests';
import type { PdfConverter } from '@/report/pdf/convert';
import { ANCHORS, failureIn, fileForm, httpBackend } from '@/testing/http-backend';
import type { TestBackendOptions } from '../node';
import type { Calculator } from '../services/calculation-workers';

const RUN = `${ANCHORS}/simdroid/run/u2`;
const CHECK = `${ANCHORS}/simdroid/runAlgorithm/u2`;

const TENSION = { ...rigidRun, Load: { Fz: 20 } };
const THIN = { sim: JSON.stringify({ ...TENSION, Plate: { ...rigidRun.Plate, Plate_T: 0 } }) };

async function start(username = 'engineer', options?: TestBackendOptions) {
  const { http } = await httpBackend(username, options);
  const run = (body: object) => http.post<PlateRunAnswer>(RUN, body);
  const post = async <T>(call: string, body: object, accept: string) =>
    (await http.post<T>(call, body, { headers: { Accept: accept } })).data;
  const elastic = (accept: string) => post<PlateRunAnswer>(RUN, { sim: JSON.stringify(elasticRun) }, accept);
  const check = (accept: string) =>
    post<CheckAnswerOnWire>(CHECK, { algorithm: JSON.stringify(fourAnchors) }, accept);
  return { http, run, elastic, check };
}

/** Calculator that returns the request as the result. */
const echo: Calculator = {
  calculate: (kind, raw) => Promise.resolve({ ok: true, value: { kind, raw } as never }),
  terminate: () => undefined,
};

it('the run call returns the axial anchor forces, but not for another user', async () => {
  const { run, http } = await start();
  const { status, data } = await run({ sim: JSON.stringify(TENSION) });
  expect(status).toBe(200);
  expect(data.join).toHaveLength(4);
  for (const force of data.join) expect(force).toBeCloseTo(5, 6);
  const foreign = await http.post(RUN.replace('u2', 'u1'), { sim: JSON.stringify(TENSION) });
  expect(foreign.status).toBe(403);
});

it.each([
  ['application/json; profile=summary', { profile: 'summary' }],
  ['application/json;profile="summary", */*;q=0.1', { profile: 'summary' }],
  ['application/json;profile=forces, application/json;q=0.9', { profile: 'forces' }],
  ['application/json;profile=forces;contact=none, */*;q=0.9', { profile: 'forces', contact: 'none' }],
  ['application/json; contact="none"', { contact: 'none' }],
  ['application/json, text/plain, */*', {}],
  ['application/json; profile=other; contact=all', {}],
])('the form of a runAlgorithm answer follows from the Accept header: %s', async (accept, expected) => {
  const calculate = vi.spyOn(echo, 'calculate');
  const { http } = await start('engineer', { startCalculator: () => echo });
  await http.post(CHECK, { algorithm: '{}' }, { headers: { Accept: accept } });
  expect(calculate.mock.calls.map(([, , options]) => options)).toEqual([expected]);
});

it('a check response in the summary profile has the same values as the full response, but no details or remarks', async () => {
  const { check } = await start();
  const full = await check('application/json');
  const summary = await check('application/json; profile=summary');
  expect(full.concrete_cone.trail.length).toBeGreaterThan(20);
  const left = ['edges', 'engine', 'forces', 'remarks', ...MODE_KEYS];
  expect(summary).toEqual(Object.fromEntries(Object.entries(full).filter(([name]) => !left.includes(name))));
});

it('the summary profile for an elastic plate contains the anchor forces and plate values, but neither the image nor the grids', async () => {
  const { elastic } = await start();
  const full = await elastic('application/json');
  const summary = await elastic('application/json; profile=summary');
  expect(full.base64).not.toBe('');
  const { deformation: _, stress: __, ...figures } = full.plate;
  expect(summary).toEqual({ join: full.join, plate: figures });
});

it('the forces profile for an elastic plate contains no image or grids, and its forces are accurate to 0.5 %', async () => {
  const { elastic } = await start();
  const full = await elastic('application/json');
  const forces = await elastic('application/json;profile=forces, application/json;q=0.9');
  expect(Object.keys(forces)).toEqual(['join', 'plate']);
  const names = 'force_estimate max_von_mises_least max_von_mises_bound contact';
  expect(Object.keys(forces.plate).join(' ')).toBe(names);
  expect(forces.plate.force_estimate).toBeLessThan(0.005);
  const largest = Math.max(...full.join);
  forces.join.forEach((force, i) => expect(Math.abs(force - full.join[i])).toBeLessThan(0.005 * largest));
});

it.each([
  [THIN, 'Plate.Plate_T: must lie between 1 and 500.'],
  [{}, 'sim: must be JSON text.'],
  [{ sim: '{' }, expect.stringMatching(/^sim: .*JSON/)],
  [{ algorithm: '{}' }, 'sim: must be JSON text.'],
])('the response to the refused calculation %j names the invalid field', async (body, reason) => {
  const { run } = await start();
  expect(failureIn(await run(body))).toEqual([400, reason]);
});

describe('report call', () => {
  const DOCX = [0x50, 0x4b, 0x03, 0x04, 1];
  const LARGE = new Uint8Array(21 * 1024 * 1024).fill(80);

  async function post(form: FormData, convert: PdfConverter['convert']) {
    const { http } = await httpBackend('engineer', { pdf: { convert } });
    return http.post<unknown>(`${ANCHORS}/images/pdf/u2`, form);
  }
  const NO_FONTS = { ok: false, failure: { code: 'fonts_missing' } } as const;

  it('the report call passes the complete document to the converter and returns its PDF', async () => {
    const answer = await post(fileForm(DOCX), ({ byteLength }) => {
      const value = new TextEncoder().encode(`%PDF ${byteLength}`).buffer;
      return Promise.resolve({ ok: true, value, lettersWithoutFont: ['김', '𠮷'] });
    });
    expect(answer).toMatchObject({ status: 200, data: '%PDF 5' });
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(decodeURIComponent(String(answer.headers[LETTERS_HEADER]))).toBe('김𠮷');
  });

  it.each([
    ['for which the fonts are missing', fileForm(DOCX), 500, 'The fonts for the PDF could not be loaded.'],
    ['that is no Word document', fileForm([1, 2, 3, 4]), 400, 'Only Word documents (docx) can be converted.'],
    ['without a file', fileForm(DOCX, 'document'), 400, 'The request contains no file.'],
    ['of 21 MB', fileForm(LARGE), 413, 'The file exceeds the limit of 20 MB.'],
  ])('the report call refuses a request %s with the reason', async (_, form, status, reason) =>
    expect(failureIn(await post(form, () => Promise.resolve(NO_FONTS)))).toEqual([status, reason]),
  );
});
