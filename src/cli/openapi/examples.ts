/** Examples of some records and of both calculations, with responses calculated by the library. */
import { answerRun, answerRunAlgorithm } from '@/calculation/answer-calls';
import { fourAnchors, rigidRun } from '@/examples/bench-requests';

/** Number of significant digits in an example; further digits would differ between processors. */
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

const SHOWN = [
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

export const EXAMPLES: Readonly<Record<string, unknown>> = {
  Concrete: { id: 'c1', grade: 'C20/25', fck: '20', fcuk: '25', ec: '30' },
  NewConcrete: { grade: 'C20/25', fck: '20', fcuk: '25', ec: '30' },
  SectionSteel: { id: 's1', name: 'IPE 80', type: '12', h: '80', w: '46', t: '3.8', ft: '5.2' },
  NewSectionSteel: { name: 'IPE 80', type: '12', h: '80', w: '46', t: '3.8', ft: '5.2' },
  AnchorListItem: { id: 'a1', name: 'Wedge bolt M12' },
  User: {
    id: 'u2',
    username: 'engineer',
    name: 'Li Wei',
    avatar: '',
    phoneNumber: '021 5550',
    email: 'li@eastgate.example',
    company: 'East Gate',
    address: '1 Harbour Street',
    jobTitle: 'Engineer',
    roles: [{ id: 'r2', name: 'USER', nickName: 'User' }],
    expirationTime: null,
  },
  Token: { token_type: 'Bearer', access_token: '5f2c…', refresh_token: '81ab…', expires_in: 7200 },
  Sim: rigidRun,
  RunRequest: { sim: JSON.stringify(rigidRun) },
  RunAnswer: rounded({ join: run.join }),
  Algorithm: fourAnchors,
  CheckRequest: { algorithm: JSON.stringify(fourAnchors) },
  CheckAnswer: rounded(Object.fromEntries(SHOWN.map((field) => [field, check[field]]))),
};
