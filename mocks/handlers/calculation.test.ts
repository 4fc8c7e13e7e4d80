import axios from 'axios';
import { describe, expect, it, onTestFinished } from 'vitest';
import { LETTERS_HEADER } from '@/api/contract/paths';
import type { CheckAnswerOnWire } from '@/api/contract/to-wire';
import type { PlateRunAnswer } from '@/engineering';
import { elasticRun, fourAnchors } from '@/examples/bench-requests';
import type { PdfConverter } from '@/pdf/converter';
import { createTestBackend, type TestBackendOptions } from '../node';
import type { Calculator } from '../services/calculation-dispatch';

const sim = {
  Basic: { fc: 20 },
  Plate: { RigidPlate: 1, Plate_L: 400, Plate_H: 400, Plate_T: 10 },
  Anchor: {
    AnchorAs: 84.3,
    Hef: 70,
    ExxAnchor: 2.1e11,
    PointCoordsList: [
      [-90, -90],
      [90, -90],
      [-90, 90],
      [90, 90],
    ],
  },
  Steel: { SteelType: 0, SteelSectPars: [100, 100, 10, 0], Steel_ex: 0, Steel_ey: 0, Steel_rot: 0 },
  Load: { Fx: 0, Fy: 0, Fz: 20, Mx: 0, My: 0, Mz: 0 },
};

async function start(username = 'engineer', options?: TestBackendOptions) {
  const backend = await createTestBackend(options);
  backend.server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => backend.server.close());
  const http = axios.create({
    baseURL: 'https://backend.example/api/maoshuan',
    headers: { Authorization: await backend.authorizationOf(username) },
    validateStatus: () => true,
  });
  return { http };
}

/** Calculator that returns the request as the result. */
const echo: Calculator = {
  calculate: (kind, raw) => Promise.resolve({ ok: true, value: { kind, raw } as never }),
  terminate: () => undefined,
};

describe('calculation calls', () => {
  it('the run call returns the axial anchor forces', async () => {
    const { http } = await start();
    const { status, data } = await http.post<{ join: number[] }>('/simdroid/run/u2', {
      sim: JSON.stringify(sim),
    });
    expect(status).toBe(200);
    expect(data.join).toHaveLength(4);
    for (const force of data.join) expect(force).toBeCloseTo(5, 6);
  });

  it('the handler of the runAlgorithm call parses the JSON text and passes the request to the calculator', async () => {
    const { http } = await start('engineer', { startCalculator: () => echo });
    const answer = await http.post('/simdroid/runAlgorithm/u2', { algorithm: '{"code": "EN1992-4"}' });
    expect(answer.data).toEqual({ kind: 'runAlgorithm', raw: { code: 'EN1992-4' } });
  });

  it.each([
    ['application/json; profile=summary', { profile: 'summary' }],
    ['application/json;profile="summary", */*;q=0.1', { profile: 'summary' }],
    ['application/json;profile=forces, application/json;q=0.9', { profile: 'forces' }],
    [
      'application/json;profile=forces;contact=none, application/json;q=0.9',
      { profile: 'forces', contact: 'none' },
    ],
    ['application/json; contact="none"', { contact: 'none' }],
    ['application/json, text/plain, */*', {}],
    ['application/json; profile=other; contact=all', {}],
  ])(
    'the runAlgorithm call reads the form of the response from the Accept header: %s',
    async (accept, expected) => {
      const wishes: unknown[] = [];
      const listening: Calculator = {
        ...echo,
        calculate: (kind, raw, options) => {
          wishes.push(options);
          return echo.calculate(kind, raw, options);
        },
      };
      const { http } = await start('engineer', { startCalculator: () => listening });
      await http.post('/simdroid/runAlgorithm/u2', { algorithm: '{}' }, { headers: { Accept: accept } });
      expect(wishes).toEqual([expected]);
    },
  );

  it('a check response in the summary profile has the same values as the full response, but no trail or details', async () => {
    const { http } = await start();
    const post = async (accept: string) => {
      const body = { algorithm: JSON.stringify(fourAnchors) };
      const headers = { Accept: accept };
      return (await http.post<CheckAnswerOnWire>('/simdroid/runAlgorithm/u2', body, { headers })).data;
    };
    const full = await post('application/json');
    const summary = await post('application/json; profile=summary');
    expect(full.concrete_cone.trail.length).toBeGreaterThan(20);
    for (const mode of ['steel_tension', 'concrete_cone', 'splitting', 'steel_shear', 'pry_out'] as const) {
      const { applicable, reason } = full[mode];
      expect(summary[mode]).toEqual({ applicable, reason, trail: [] });
    }
    for (const name of ['summary', 'tension_and_shear', 'resultant', 'reaction', 'remarks'] as const)
      expect(summary[name]).toEqual(full[name]);
  });

  it('the summary profile for an elastic plate contains the anchor forces and plate values, but neither the image nor the grids', async () => {
    const { http } = await start();
    const post = async (accept: string) => {
      const body = { sim: JSON.stringify(elasticRun) };
      return (await http.post<PlateRunAnswer>('/simdroid/run/u2', body, { headers: { Accept: accept } }))
        .data;
    };
    const full = await post('application/json');
    const summary = await post('application/json; profile=summary');
    expect(full.base64).not.toBe('');
    const { deformation: _, stress: __, ...figures } = full.plate;
    expect(summary).toEqual({ join: full.join, plate: figures });
  });

  it('the forces profile for an elastic plate contains no image or grids, and its forces are accurate to 0.5 %', async () => {
    const { http } = await start();
    const post = async (accept: string) => {
      const body = { sim: JSON.stringify(elasticRun) };
      return (await http.post<PlateRunAnswer>('/simdroid/run/u2', body, { headers: { Accept: accept } }))
        .data;
    };
    const full = await post('application/json');
    const forces = await post('application/json;profile=forces, application/json;q=0.9');
    expect(Object.keys(forces)).toEqual(['join', 'plate']);
    expect(Object.keys(forces.plate)).toEqual([
      'force_estimate',
      'max_von_mises_least',
      'max_von_mises_bound',
      'contact',
    ]);
    expect(forces.plate.force_estimate).toBeLessThan(0.005);
    const largest = Math.max(...full.join);
    forces.join.forEach((force, i) => expect(Math.abs(force - full.join[i])).toBeLessThan(0.005 * largest));
  });

  it('the response to a refused calculation contains the name of the invalid field', async () => {
    const { http } = await start();
    const post = async (body: object) => {
      const { status, data } = await http.post<{ message: string }>('/simdroid/run/u2', body);
      return [status, data.message];
    };
    const thin = { ...sim, Plate: { ...sim.Plate, Plate_T: 0 } };
    expect(await post({ sim: JSON.stringify(thin) })).toEqual([
      400,
      'Plate.Plate_T: must lie between 1 and 500.',
    ]);
    expect(await post({})).toEqual([400, 'sim: must be JSON text.']);
    expect(await post({ sim: '{' })).toEqual([400, expect.stringMatching(/^sim: .*JSON/)]);
    expect(await post({ algorithm: '{}' })).toEqual([400, 'sim: must be JSON text.']);
  });

  it('a user with an expired account cannot calculate but remains signed in', async () => {
    const { http } = await start('expired');
    expect(await http.post('/simdroid/run/u3', { sim: JSON.stringify(sim) })).toMatchObject({
      status: 400,
      data: { message: 'The account has expired. Please contact the administrator.' },
    });
    expect((await http.get('/concrete/list')).status).toBe(200);
  });

  it('a calculation on behalf of another user is refused', async () => {
    const { http } = await start();
    expect((await http.post('/simdroid/run/u1', { sim: JSON.stringify(sim) })).status).toBe(403);
  });
});

describe('report call', () => {
  const form = (bytes: number[]) => {
    const data = new FormData();
    data.append('file', new Blob([new Uint8Array(bytes)]), 'report.docx');
    return data;
  };
  const DOCX = [0x50, 0x4b, 0x03, 0x04, 1];

  it('the report call returns the PDF created by the converter', async () => {
    const pdf = {
      convert: (docx: ArrayBuffer) =>
        Promise.resolve({
          ok: true as const,
          value: new TextEncoder().encode(`%PDF ${docx.byteLength}`).buffer,
          lettersWithoutFont: ['김', '𠮷'],
        }),
    };
    const { http } = await start('engineer', { pdf });
    const answer = await http.post('/images/pdf/u2', form(DOCX));
    expect(answer).toMatchObject({ status: 200, data: '%PDF 5' });
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(decodeURIComponent(String(answer.headers[LETTERS_HEADER]))).toBe('김𠮷');
  });

  it('the report call returns the reason for a failure in the message field', async () => {
    const broken: PdfConverter = {
      convert: () => Promise.resolve({ ok: false, failure: { code: 'fonts_missing' } }),
    };
    const { http } = await start('engineer', { pdf: broken });
    expect(await http.post('/images/pdf/u2', form(DOCX))).toMatchObject({
      status: 500,
      data: { message: 'The fonts for the PDF could not be loaded.' },
    });
    expect(await http.post('/images/pdf/u2', form([1, 2, 3, 4]))).toMatchObject({
      status: 400,
      data: { message: 'Only Word documents (docx) can be converted.' },
    });
  });
});
