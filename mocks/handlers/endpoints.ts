/** Answers of the embedded backend to the documented calls, by the name of the call. */
import { HttpResponse } from 'msw';
import { formOf } from '@/api/contract/accept-header';
import { CALLS, type CallName, type ReferenceCallName } from '@/api/contract/calls';
import { LETTERS_HEADER } from '@/api/contract/paths';
import { REFERENCE_NAMES, referenceOf, type ReferenceName } from '@/api/contract/reference-databases';
import { CALCULATION_FIELDS, type CalculationKind } from '../services/calculation-kinds';
import type { Databases } from '../services/databases';
import type { Picture } from '../services/images';
import { messageText } from '../services/messages';
import type { ConvertedPdf } from '../services/pdf';
import { readPageRequest, done, failed } from '../services/service-result';
import { open, signedIn, type Call, type CallAnswering } from './respond';

const textReply = (text: string): Response => HttpResponse.text(text);
const emptyReply = (): Response => HttpResponse.text('');

function pictureReply({ type, data }: Picture): Response {
  return HttpResponse.arrayBuffer(data, {
    headers: { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' },
  });
}

/** Returns the PDF, with the characters missing in all fonts in a header, percent-encoded for ASCII. */
function pdfReply({ pdf, lettersWithoutFont }: ConvertedPdf): Response {
  const letters = encodeURIComponent(lettersWithoutFont.join(''));
  return HttpResponse.arrayBuffer(pdf, {
    headers: { 'Content-Type': 'application/pdf', ...(letters !== '' && { [LETTERS_HEADER]: letters }) },
  });
}

type Database = keyof Databases;

/** Answers of the calls that read, add, change and delete a record; `name` begins their names. */
const recordAnswers = <Name extends string>(name: Name, database: Database | 'users') =>
  ({
    [name]: signedIn<unknown>(({ services, param }) => services[database].read(param('id'))),
    [`${name}Add`]: signedIn<unknown>(async ({ services, json }) => services[database].add(await json())),
    [`${name}Change`]: signedIn<unknown>(async ({ services, param, json }) =>
      services[database].change(param('id'), await json()),
    ),
    [`${name}Delete`]: signedIn<unknown>(
      ({ services, param }) => services[database].remove(param('id')),
      emptyReply,
    ),
  }) as Record<`${Name}${'' | 'Add' | 'Change' | 'Delete'}`, CallAnswering>;
/** Returns id and displayed name of every record, for pickers. */
const choices = (database: 'roles' | 'permissions') =>
  signedIn(async ({ services }) => {
    const all = await services[database].list();
    return all.ok ? done(all.value.map(({ id, nickName }) => ({ id, nickName }))) : all;
  });
const page = (database: Database) =>
  signedIn<unknown>(({ services, query }) => services[database].page(readPageRequest(query)));

const setEfficient = (efficient: '0' | '1') =>
  signedIn(({ services, param }) => services.anchors.patch(param('id'), { efficient }));

const readImage = (area: 'avatar' | 'anchor') =>
  signedIn(({ services, param }) => services.images.read(area, param('id')), pictureReply);
const uploadImage = (area: 'avatar' | 'anchor') =>
  signedIn(async ({ services, file }) => services.images.upload(area, await file()), textReply);

const calculate = (kind: CalculationKind) =>
  signedIn(async ({ services, caller, param, header, json }) => {
    if (param('userId') !== caller.user.id) return failed(403, 'forbidden');
    const body = await json();
    const field = CALCULATION_FIELDS[kind];
    const text =
      typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined;
    return services.calculation.calculate(kind, caller.user, text, formOf(header('Accept')));
  });

/** The client reads an empty body as success and shows any other text unchanged, as documented. */
const addWithText = (name: ReferenceName) =>
  signedIn<unknown>(
    async ({ services, json }) => {
      const added = await services[name].add(await json());
      return added.ok || added.failure.code !== 'name_taken' ? added : done(added.failure);
    },
    (value, language) => {
      const { values } = value as { values?: Record<string, string> };
      return values
        ? textReply(messageText('grade_taken', { grade: values.existing }, language))
        : emptyReply();
    },
  );

const REFERENCE_ANSWERS = Object.fromEntries(
  REFERENCE_NAMES.flatMap((name) => {
    const { path, isAnswerShown } = referenceOf(name);
    return Object.entries({
      [`${path}List`]: signedIn<unknown>(({ services, param }) => services[name].list(param('series'))),
      ...recordAnswers(path, name),
      ...(isAnswerShown && { [`${path}Add`]: addWithText(name) }),
    });
  }),
) as Record<ReferenceCallName, CallAnswering>;

const ANSWERS: Readonly<Record<CallName, CallAnswering>> = {
  run: calculate('run'),
  runAlgorithm: calculate('runAlgorithm'),
  pdf: signedIn(async ({ services, file }) => services.pdf.convert(await file()), pdfReply),
  captcha: open(async ({ services }) => done(await services.captcha.issue())),
  token: open(async ({ services, form, anyCaptcha, limits }) =>
    services.auth.token(await form(), { anyCaptcha, limits }),
  ),
  register: open(async ({ services, param, json, anyCaptcha }) =>
    services.me.register({
      captchaId: param('captchaId'),
      verification: param('code'),
      body: await json(),
      anyCaptcha,
    }),
  ),
  me: signedIn(({ services, caller }) => services.me.read(caller)),
  meChange: signedIn(async ({ services, caller, param, json }) =>
    services.me.change(caller, param('id'), await json()),
  ),
  mePassword: signedIn(
    async ({ services, caller, param, json }) =>
      services.me.changePassword(caller, param('id'), await json()),
    emptyReply,
  ),
  users: signedIn(({ services, query }) =>
    services.users.list({
      ...readPageRequest(query),
      expiration: query.get('expiration') ?? '',
      term: query.get('term') ?? '',
    }),
  ),
  ...recordAnswers('user', 'users'),
  userPassword: signedIn(
    async ({ services, param, json }) => services.users.changePassword(param('id'), await json()),
    emptyReply,
  ),
  userRoles: signedIn(async ({ services, param, json }) =>
    services.users.changeRoles(param('id'), await json()),
  ),
  userExpirationTime: signedIn(async ({ services, param, json }) =>
    services.users.changeExpiration(param('id'), await json()),
  ),
  rolesAll: choices('roles'),
  roles: page('roles'),
  ...recordAnswers('role', 'roles'),
  permissionsAll: choices('permissions'),
  permissions: page('permissions'),
  ...recordAnswers('permission', 'permissions'),
  userImage: readImage('avatar'),
  userImageUpload: uploadImage('avatar'),
  image: readImage('anchor'),
  imageUpload: uploadImage('anchor'),
  anchorList: signedIn(({ services }) => services.anchors.list()),
  anchorListFor: signedIn(({ services, param }) =>
    services.anchors.choices(param('standard'), param('diameter')),
  ),
  ...recordAnswers('anchor', 'anchors'),
  anchorStop: setEfficient('0'),
  anchorReply: setEfficient('1'),
  ...REFERENCE_ANSWERS,
};

/** Calls in the order of `ANSWERS`: frequent calls first, and fixed paths before paths with parameters. */
export const calls: readonly Call[] = (Object.keys(ANSWERS) as CallName[]).map((name) => ({
  ...CALLS[name],
  pattern: `*${CALLS[name].path.replace(/\{(\w+)\}/g, ':$1')}`,
  answering: ANSWERS[name],
}));

/** Calls that can be sent in bulk, that is, many in one message. */
export const bulkCalls = (['run', 'runAlgorithm'] as const).map((kind) => ({
  kind,
  call: calls[Object.keys(ANSWERS).indexOf(kind)],
}));
