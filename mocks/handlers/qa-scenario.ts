/** QA switches, separated by commas; each simulates a failure or changes a behaviour (mocks/README.md). */
import { CALLS } from '@/api/contract/calls';
import { FORMS, type AnswerForm } from './qa-value-formats';

interface PathRule {
  /** HTTP method in upper case; undefined means any method. */
  method?: string;
  /**
   * Path in the rule. The path of a documented call matches only this path. Any other path matches all paths
   * that begin with it; a path that ends with `*` matches all paths that begin with the part before the `*`.
   */
  path: string;
}

const known = Object.values(CALLS).map(({ path }) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** Returns the path from `/api/` on, without the path prefix under which the app is deployed. */
const documented = (path: string) => path.slice(Math.max(0, path.indexOf('/api/')));

function means(rule: string, path: string): boolean {
  if (rule.endsWith('*')) return path.startsWith(rule.slice(0, -1));
  return known.some((call) => call.test(rule)) ? path === rule : path.startsWith(rule);
}

export const rulesFor = <R extends PathRule>(rules: readonly R[], method: string, path: string): R[] =>
  rules.filter((rule) => (rule.method ?? method) === method && means(rule.path, documented(path)));

export const ruleFor = <R extends PathRule>(
  rules: readonly R[],
  method: string,
  path: string,
): R | undefined => rulesFor(rules, method, path).at(0);

export const NO_SCENARIO = {
  anyCaptcha: false,
  slow: [] as (PathRule & { ms: number })[],
  fail: [] as (PathRule & { status: number })[],
  /** Rules that make every n-th call fail. */
  every: [] as (PathRule & { status: number; n: number })[],
  drop: [] as PathRule[],
  hang: [] as PathRule[],
  malformed: [] as PathRule[],
  empty: [] as PathRule[],
  conflict: [] as PathRule[],
  /** Forms in which responses are sent. */
  forms: [] as AnswerForm[],
  /** True to disable the direct connection, so that every call uses the network. */
  overNetwork: false,
  /** True to refuse tokens issued before the page was loaded. */
  expiredToken: false,
  /** Minimum age in ms of a token that is refused. */
  tokenLifeMs: undefined as number | undefined,
};

export type QaScenario = typeof NO_SCENARIO;

function pathRule(text: string): PathRule {
  const match = /^([A-Za-z]+)[ +](.+)$/.exec(text);
  return match ? { method: match[1].toUpperCase(), path: match[2] } : { path: text };
}

function failRule(text: string): PathRule & { status: number } {
  const match = /^(.*):(\d{3})$/.exec(text);
  return match ? { ...pathRule(match[1]), status: Number(match[2]) } : { ...pathRule(text), status: 500 };
}

/** Parses `800` (all calls), `/api/x:800` (calls to one path) or `/api/x` (delay 1000 ms). */
function slowRule(text: string): PathRule & { ms: number } {
  const [, path = '*', ms = '1000'] = /^(?:(.*):)?(\d+)$/.exec(text) ?? [undefined, text];
  return { ...pathRule(path), ms: Number(ms) };
}

/** Parses `3:/api/x:503`; returns undefined if the first number is missing or 0. */
function everyRule(text: string): QaScenario['every'][number] | undefined {
  const match = /^(\d+)(?::(.+))?$/.exec(text);
  const n = Number(match?.[1]);
  return match && n > 0 ? { ...failRule(match[2] ?? '*'), n } : undefined;
}

/** Function that applies a switch to the scenario; returns false for an invalid value. */
type Switch = (scenario: QaScenario, value: string) => unknown;

const SWITCHES: Readonly<Record<string, Switch>> = {
  'captcha-off': (scenario) => {
    scenario.anyCaptcha = true;
  },
  slow: (scenario, value) => scenario.slow.push(slowRule(value)),
  fail: (scenario, value) => scenario.fail.push(failRule(value)),
  every: (scenario, value) => {
    const rule = everyRule(value);
    return rule !== undefined && scenario.every.push(rule);
  },
  drop: (scenario, value) => scenario.drop.push(pathRule(value)),
  hang: (scenario, value) => scenario.hang.push(pathRule(value)),
  malformed: (scenario, value) => scenario.malformed.push(pathRule(value)),
  empty: (scenario, value) => scenario.empty.push(pathRule(value)),
  conflict: (scenario, value) => scenario.conflict.push(pathRule(value)),
  form: (scenario, name) => Object.hasOwn(FORMS, name) && scenario.forms.push(...FORMS[name]),
  network: (scenario) => {
    scenario.overNetwork = true;
  },
  'expired-token': (scenario) => {
    scenario.expiredToken = true;
  },
  'token-life': (scenario, value) => {
    scenario.tokenLifeMs = Math.max(0, Number(value) || 0) * 1000;
  },
};

export const SWITCH_NAMES: readonly string[] = Object.keys(SWITCHES);

export const partsOf = (text: string): string[] =>
  text
    .split(',')
    .map((piece) => piece.trim())
    .filter((part) => part !== '' && part !== 'off');

/** Parses the switches; calls `warn` for each unknown or invalid switch. */
export function parseScenario(
  text: string | null,
  warn: (message: string) => void = console.warn,
): QaScenario {
  const scenario = structuredClone(NO_SCENARIO);
  for (const part of partsOf(text ?? '')) {
    const [, name, value = '*'] = /^([a-z-]+)(?::(.*))?$/.exec(part) ?? [];
    const isKnown = name !== undefined && Object.hasOwn(SWITCHES, name);
    if (!isKnown || SWITCHES[name](scenario, value) === false) warn(`Unknown QA switch: ${part}`);
  }
  return scenario;
}

/** True if no switch is active except `captcha-off`, which affects only calls without a session. */
export const isWithoutSwitches = ({ anyCaptcha: _, ...scenario }: QaScenario): boolean =>
  Object.values(scenario).every((value) => (Array.isArray(value) ? value.length === 0 : !value));

/** Name of the scenario in the URL at page load, and in the tab's session storage from then on. */
const KEY = 'qa';
const PANEL_KEY = 'qa-panel';

/**
 * Stores `?qa=...` in the session storage and returns a function that reads the scenario. This function
 * reads the storage at each call, so that a test can change the scenario while the page is open. If the app
 * clears its storage, the last scenario read remains active.
 */
export function readScenario(search: string, storage: Storage = window.sessionStorage): () => QaScenario {
  const fromAddress = new URLSearchParams(search).get(KEY);
  // `?qa` without a value opens the QA switch panel and does not change the switches.
  if (fromAddress) storage.setItem(KEY, fromAddress);
  let text = storage.getItem(KEY) ?? '';
  let scenario = parseScenario(text);
  return () => {
    const current = storage.getItem(KEY) ?? text;
    if (current !== text) {
      text = current;
      scenario = parseScenario(text);
    }
    return scenario;
  };
}

export const switchStore = (storage: Storage = window.sessionStorage) => ({
  read: () => storage.getItem(KEY) ?? '',
  write: (text: string) => storage.setItem(KEY, text),
});

/** True if the panel must be open: from `?qa` without a value until the user closes it. */
export function isPanelWanted(search: string, storage: Storage = window.sessionStorage): boolean {
  if (new URLSearchParams(search).get(KEY) === '') storage.setItem(PANEL_KEY, 'open');
  return storage.getItem(PANEL_KEY) !== null;
}

export const forgetPanel = (storage: Storage = window.sessionStorage): void => storage.removeItem(PANEL_KEY);
