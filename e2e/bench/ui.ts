/**
 * `npm run bench:ui`: measures typing into a field of every panel with the 3D view open, then runs the
 * benchmarks of the load list, the designs page and the database lists. Fails if a limit is exceeded. If
 * APP_URL is set, uses the app that runs at that address.
 */
import type { Page } from '@playwright/test';
import { textsOf, type Texts } from '../fixtures/texts';
import { signedInPage, withApp, type App } from '../help/app';
import { compareRevisions } from './against';
import { reportedCores } from './list-run';
import { benchLoadList } from './load-list';
import { longestTask } from './measures';
import { benchDatabases, benchDesigns } from './stored-lists';

/** Limit in ms for the longest main-thread task while typing; no frame is rendered during a task. */
const LIMIT = 50;
/** Number of rounds; the best round counts, because other work on the machine only adds time. */
const ROUNDS = 3;
/**
 * Pause between two key presses in ms, so that even a busy machine has processed the first key before the
 * second.
 */
const BETWEEN_KEYS = 250;
/** Time in ms after which a key press has no further effects. */
const SETTLED_AFTER_MS = 400;

interface Typing {
  panel: string;
  field: string;
  role?: 'combobox' | 'textbox';
  keys: readonly string[];
}

const STEPS = ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowDown'] as const;

/**
 * Inputs to measure. In a text field, every arrow-key step (except among the loads) and every Enter changes
 * the design, which updates panel, tables and scene.
 */
const TYPINGS: readonly Typing[] = [
  { panel: 'anchor', field: 'anchor.type', role: 'combobox', keys: ['ArrowDown', 'ArrowDown', 'Escape'] },
  { panel: 'concrete', field: 'concrete.longTerm', keys: ['3', '1', 'Enter', ...STEPS] },
  { panel: 'plate', field: 'plate.length', keys: ['4', '2', '0', 'Enter', ...STEPS] },
  { panel: 'layout', field: 'layout.h', keys: ['2', '4', '0', 'Enter', ...STEPS] },
  { panel: 'profile', field: 'profile.ex', keys: ['1', '2', ',', '5', 'Enter', ...STEPS] },
  {
    panel: 'loads',
    field: 'loads.factor',
    keys: ['1', ',', '4', 'Enter', 'Control+A', '1', ',', '3', 'Enter'],
  },
];

async function press(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_KEYS);
  }
  await page.waitForTimeout(SETTLED_AFTER_MS);
}

async function focus(page: Page, t: Texts, { panel, field, role = 'textbox' }: Typing): Promise<void> {
  const panels = page.getByRole('navigation', { name: t('design:rail') });
  await panels.getByRole('button', { name: t(`design:panels.${panel}`) }).click();
  const inputs = page.getByRole('complementary');
  const input = inputs.getByRole(role, { name: t(`design:${field}`), exact: true }).first();
  await input.focus();
  await page.waitForTimeout(SETTLED_AFTER_MS);
}

/** Returns the durations of the longest tasks in ms: of the idle page, and for each input. */
async function measure(page: Page, t: Texts) {
  const best = async (work: () => Promise<void>, prepare?: () => Promise<void>) => {
    const rounds: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await prepare?.();
      rounds.push(await longestTask(page, work));
    }
    return Math.min(...rounds);
  };
  const idle = await best(() => page.waitForTimeout(1000));
  const typed: { panel: string; field: string; slowest: number }[] = [];
  for (const typing of TYPINGS) {
    const prepare = () => focus(page, t, typing);
    const slowest = await best(() => press(page, typing.keys), prepare);
    typed.push({ panel: t(`design:panels.${typing.panel}`), field: t(`design:${typing.field}`), slowest });
  }
  return { idle, typed };
}

function report(idle: number, typed: Awaited<ReturnType<typeof measure>>['typed']): boolean {
  console.log(`     ${'panel'.padEnd(16)}${'field'.padEnd(26)}longest task   to idle`);
  const line = (word: string, panel: string, field: string, ms: number) => {
    const figures = [ms.toFixed(1).padStart(10), 'ms', (ms / idle).toFixed(1).padStart(8)];
    console.log(`${word} ${panel.padEnd(16)}${field.padEnd(26)}${figures.join(' ')}`);
  };
  line('    ', 'idle', '', idle);
  for (const { panel, field, slowest } of typed)
    line(slowest < LIMIT ? 'ok  ' : 'SLOW', panel, field, slowest);
  console.log(`limit ${LIMIT} ms; the best of ${ROUNDS} rounds`);
  return typed.every(({ slowest }) => slowest < LIMIT);
}

async function bench(app: App): Promise<void> {
  const t = textsOf('en');
  const page = await signedInPage(app, { language: 'en' });
  await reportedCores(page);
  const { idle, typed } = await measure(page, t);
  const isListFast = await benchLoadList(page);
  const areDesignsFast = await benchDesigns(page, t);
  await page.context().close();
  const administrator = await signedInPage(app, { account: 'admin', language: 'en' });
  const areDatabasesFast = await benchDatabases(administrator, t);
  const isPageFast = report(idle, typed);
  if (!isPageFast || !isListFast || !areDesignsFast || !areDatabasesFast) process.exitCode = 1;
}

if (process.argv[2] === '--against') await compareRevisions();
else await withApp(bench, { graphicsCard: true });
