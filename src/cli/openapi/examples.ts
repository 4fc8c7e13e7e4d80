/** Worked examples; a server that returns them runs the app. The library made both calculations. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerRun, answerRunAlgorithm } from '@/api/calculation/answer-calls';
import { ANCHOR_NUMBERS, ANCHOR_TEXTS } from '@/api/contract/records';
import { REFERENCE_NAMES, referenceOf } from '@/api/contract/reference-databases';
import { ROOT } from '@/cli/root';
import { fourAnchors, rigidRun } from '@/examples/bench-requests';

const DIGITS = 5;

const rounded = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) =>
      typeof one === 'number' ? Number(one.toPrecision(DIGITS)) : one,
    ),
  );

function answered(outcome: { ok: boolean; value?: object; error?: { field: string } }): object {
  if (outcome.value === undefined) throw new Error(`The example is refused: ${outcome.error?.field}`);
  return outcome.value;
}

const run = answered(answerRun(rigidRun)) as { join: readonly number[] };
const check = answered(answerRunAlgorithm(fourAnchors, { profile: 'summary' })) as Record<string, unknown>;

const CHECK_FIELDS = [
  'reaction',
  'resultant',
  'summary',
  'tension_and_shear',
  'tensionShear1',
  'tensionShear2',
  'Tmax',
  'Smax',
  'Cmax',
  'Max',
];

/** First demonstration anchor, with every field of a record. */
const [seeded] = JSON.parse(readFileSync(join(ROOT, 'mocks/seed/anchors.json'), 'utf8')) as Record<
  string,
  string
>[];
const newAnchor = {
  name: seeded.name,
  avatar: 'i1',
  efficient: '1',
  jgHave: '1',
  etaHave: '1',
  ...Object.fromEntries(ANCHOR_TEXTS.map((field) => [field, seeded[field] ?? ''])),
  ...Object.fromEntries(ANCHOR_NUMBERS.map((field) => [field, seeded[field] ?? '0'])),
};

const references = Object.fromEntries(
  REFERENCE_NAMES.flatMap((name) => {
    const { record, id, fields } = referenceOf(name);
    const added = Object.fromEntries(Object.entries(fields).map(([key, { example }]) => [key, example]));
    return Object.entries({ [record]: { id: `${id.prefix}1`, ...added }, [`New${record}`]: added });
  }),
);
const person = {
  username: 'engineer',
  name: 'Li Wei',
  phoneNumber: '021 5550',
  email: 'li@eastgate.example',
  company: 'East Gate',
  address: '1 Harbour Street',
  jobTitle: 'Engineer',
};
const admin = { id: 'r1', name: 'ADMIN', nickName: 'Administrator' };
const designer = { id: 'r2', name: 'USER', nickName: 'Designer' };
const time = '2026-03-01 08:00:00';
const stamps = { createTime: time, updateTime: time };
const permission = { name: 'design:calculate', nickName: 'Calculate designs', description: '' };
const role = { name: 'USER', nickName: 'Designer', description: 'Designs anchorages', permissions: ['p1'] };

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="132" height="48"><text x="20" y="34" font-size="28">AC34</text></svg>';

export const EXAMPLES = {
  Captcha: { id: 'k1', image: `data:image/svg+xml;base64,${btoa(SVG)}` },
  Token: { token_type: 'Bearer', access_token: '5f2c…', refresh_token: '81ab…', expires_in: 7200 },
  User: { ...person, id: 'u1', username: 'admin', avatar: '', roles: [admin], expirationTime: null },
  ManagedUser: { ...person, id: 'u2', avatar: '', roles: [designer], expirationTime: time, createTime: time },
  Registration: { ...person, password: 'anchor-1' },
  NewUser: { ...person, password: 'anchor-1', roles: ['r2'] },
  UserPatch: { ...person, id: 'u2', company: 'West Gate' },
  PasswordChange: { password: 'anchor-2' },
  Role: { id: 'r2', ...role, ...stamps },
  RoleDraft: role,
  Permission: { id: 'p1', ...permission, ...stamps },
  PermissionDraft: permission,
  Choice: { id: 'r2', nickName: 'Designer' },
  ...references,
  AnchorListItem: { id: 'a1', name: seeded.name },
  AnchorRecord: { id: 'a1', ...newAnchor },
  NewAnchor: newAnchor,
  Sim: rigidRun,
  RunAnswer: rounded({ join: run.join }),
  Algorithm: fourAnchors,
  CheckAnswer: rounded(Object.fromEntries(CHECK_FIELDS.map((field) => [field, check[field]]))),
  Failure: { message: 'The record is used by 3 users' },
};
