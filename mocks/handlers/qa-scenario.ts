/**
 * QA switches: a comma-separated list, each switch for one thing that can go wrong. The table is in
 * mocks/README.md.
 */

import { FORMS, type AnswerForm } from './qa-forms';

export interface PathRule {
  /** Upper case; undefined means any. */
  method?: string;
  /** Beginning of the path, `*` for every path. */
  path: string;
}

export interface QaScenario {
  anyCaptcha: boolean;
  slowMs: number;
  fail: (PathRule & { status: number })[];
  drop: PathRule[];
  malformed: PathRule[];
  empty: PathRule[];
  /** How answers are written. */
  forms: AnswerForm[];
  /** No direct line: every call goes over the network. */
  overNetwork: boolean;
  /** Tokens issued before the page was loaded are refused. */
  expiredToken: boolean;
  /** Tokens older than this are refused. */
  tokenLifeMs?: number;
}

export const NO_SCENARIO: QaScenario = {
  anyCaptcha: false,
  slowMs: 0,
  fail: [],
  drop: [],
  malformed: [],
  empty: [],
  forms: [],
  overNetwork: false,
  expiredToken: false,
};

function pathRule(text: string): PathRule {
  const match = /^([A-Za-z]+)[ +](.+)$/.exec(text);
  return match ? { method: match[1].toUpperCase(), path: match[2] } : { path: text };
}

function failRule(text: string): PathRule & { status: number } {
  const match = /^(.*):(\d{3})$/.exec(text);
  return match ? { ...pathRule(match[1]), status: Number(match[2]) } : { ...pathRule(text), status: 500 };
}

/** False for a value that the switch does not have. */
type Switch = (scenario: QaScenario, value: string) => unknown;

const SWITCHES: Readonly<Record<string, Switch>> = {
  'captcha-off': (scenario) => {
    scenario.anyCaptcha = true;
  },
  slow: (scenario, value) => {
    scenario.slowMs = Math.max(0, Number(value) || 1000);
  },
  fail: (scenario, value) => scenario.fail.push(failRule(value)),
  drop: (scenario, value) => scenario.drop.push(pathRule(value)),
  malformed: (scenario, value) => scenario.malformed.push(pathRule(value)),
  empty: (scenario, value) => scenario.empty.push(pathRule(value)),
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

/** Unknown switches are told, never taken for another. */
export function parseScenario(
  text: string | null,
  warn: (message: string) => void = console.warn,
): QaScenario {
  const scenario: QaScenario = { ...NO_SCENARIO, fail: [], drop: [], malformed: [], empty: [], forms: [] };
  for (const part of (text ?? '').split(',').map((piece) => piece.trim())) {
    if (part === '' || part === 'off') continue;
    const [, name, value = '*'] = /^([a-z-]+)(?::(.*))?$/.exec(part) ?? [];
    const isKnown = name !== undefined && Object.hasOwn(SWITCHES, name);
    if (!isKnown || SWITCHES[name](scenario, value) === false) warn(`Unknown QA switch: ${part}`);
  }
  return scenario;
}

export function ruleFor<R extends PathRule>(
  rules: readonly R[],
  method: string,
  path: string,
): R | undefined {
  return rules.find(
    (rule) => (rule.method ?? method) === method && (rule.path === '*' || path.includes(rule.path)),
  );
}
