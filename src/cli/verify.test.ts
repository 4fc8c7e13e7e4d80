// @in-rest
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineCommand } from '@/cli/engine-command';
import { changedExamples, storedAnew } from '@/cli/regression-values';
import { ROOT } from '@/cli/root';
import { ENGINE_CALLS, verify } from '@/cli/verify';
import { ENGINE_VERSION } from '@/engineering';
import { EXAMPLES, LIBRARY_ONLY } from '@/examples/examples';
import kept from '@/examples/figures-by-version.json';

it('engine verify prints every example with its source, finds no deviating result and exits with 0', async () => {
  let text = '';
  const terminal = { out: (part: string) => void (text += part), error: () => undefined };
  expect(await engineCommand(['verify'], () => [], terminal)).toBe(0);
  for (const { id, source } of [...EXAMPLES, ...LIBRARY_ONLY]) {
    expect(text).toContain(id);
    expect(text).toContain(source.title);
  }
  expect(text).toMatch(/V_Rk_c_0 +kN +20\.5 +20\.5047 +0\.0229 % +EN 1992-4, 7\.2\.2\.5 \(7\.41\)/);
  expect(text).toMatch(/\b(\d+) examples, \d{4} values agree, 0 do not\n$/);
}, 30_000);

it('engine verify counts results that deviate and calls that are refused', async () => {
  const { agreeing, failing, text } = await verify({
    check: async (input) => {
      if (input.standard === 'JGJ145-2013')
        return { ok: false, error: { field: 'code', message: 'is not known here' } };
      const { concrete } = input;
      return ENGINE_CALLS.check({ ...input, concrete: { ...concrete, f_ck: 1.2 * concrete.f_ck } });
    },
    plate: () => Promise.resolve({ ok: false, error: { field: '', message: 'no plates' } }),
  });
  expect(failing).toBeGreaterThan(200);
  expect(agreeing).toBeGreaterThan(200);
  expect(text).toContain('REFUSED code is not known here');
  expect(text).toMatch(/DIFFERS +concrete_cone +N_Rk_c_0/);
});

it('the example results change only together with the engine version', async () => {
  expect(kept.engine, 'npm run figures keeps those of the new version').toBe(ENGINE_VERSION);
  const { figures } = await storedAnew(kept);
  const instruction =
    'figures moved: raise src/engineering/version.ts, then npm run figures, then CHANGELOG.md';
  expect(changedExamples(kept.figures, figures), instruction).toEqual([]);
  expect(Object.keys(kept.figures)).toEqual(EXAMPLES.map(({ id }) => id));
});

it('CHANGELOG.md lists the examples changed by the engine version', () => {
  const changes = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8');
  const heading = `## Engine ${ENGINE_VERSION.split(' ')[1]}`;
  expect(changes).toContain(heading);
  const section = changes.split(heading)[1].split('\n## ')[0];
  expect(kept.changed.filter((id) => !section.includes(id))).toEqual([]);
});

it('a deviation of one thousandth counts as a changed result', () => {
  const moved = { ...kept.figures, 'variant-x': [1] };
  const id = 'en1992-4-n0-cracked-table';
  moved[id] = kept.figures[id].map((value, i) => (i === 3 ? 1.001 * value : value));
  expect(changedExamples(kept.figures, moved)).toEqual([id]);
});
