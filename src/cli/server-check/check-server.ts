/**
 * Makes the app's calls to a server and reports which responses are readable; writes nothing but a session.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { postForces, postRunAlgorithm } from '@/api/calls/calculation';
import { postReportForPdf } from '@/api/calls/report';
import { fetchMe, type Me, fetchCaptcha, refreshToken, signIn } from '@/api/calls/session';
import { apiClient, configureClient } from '@/api/client';
import { paths } from '@/api/contract/paths';
import { ADMIN_ROLE, type Token } from '@/api/contract/session';
import { algorithmRequest } from '@/api/contract/to-wire';
import { checkDuration, checkLimits, checkClock, checkOrigin } from '@/cli/server-check/cors-and-limits';
import { ask, type Report, askPicture } from '@/cli/server-check/findings';
import { type Basis, checkRecords } from '@/cli/server-check/records';
import { caseInput, plateInput } from '@/design/input/case-input';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { anchorDataOf, copyGrade, copySection } from '@/design/records/anchor-data';
import type { CheckResult } from '@/engineering';

/** Dead load, kN: small enough for any anchor. */
const PULL = 1;

function designOf({ standard, grade, profile }: Basis, stiffness: Design['plate']['stiffness']): Design {
  const design = structuredClone(DEFAULT_DESIGN);
  design.standardType = standard;
  design.loads.dead.Nz = PULL;
  copyGrade(design, grade);
  design.plate.stiffness = stiffness;
  if (stiffness === 'rigid' || !profile) return design;
  design.profile.series = profile.series;
  copySection(design, profile.section);
  return design;
}

const verdictsIn = ({ checks, combinedVerdicts: { steel, either } }: CheckResult) =>
  [...new Set([...Object.values(checks).map(({ verdict }) => verdict), steel, either])].join(', ');

const { signal } = new AbortController();

/**
 * Calculates anchor forces and checks for a design on a rigid plate as the app does. Under EN 1992-4, also
 * tests parallel calculations, the short response profile, an elastic plate and the PDF conversion.
 */
async function checkCalculation(report: Report, userId: string, basis: Basis): Promise<void> {
  const { standard } = basis;
  const anchor = anchorDataOf(basis.anchor, {
    standard,
    cracked: false,
    structure: 'structural',
    locale: 'en',
  });
  const design = designOf(basis, 'rigid');
  const plate = plateInput(design, anchor);
  const run = `POST ${paths.run(userId)}`;
  const begun = performance.now();
  const forces = await ask(
    report,
    run,
    postForces(userId, plate, signal),
    ({ join: found }) => `${standard}: ${found.length} forces`,
  );
  if (!forces) return;
  const expected = plate.anchors.length;
  if (forces.join.length !== expected) {
    const message = `cannot be read: join contains ${forces.join.length} forces for ${expected} anchors`;
    report({ call: run, isRead: false, message });
    return;
  }
  const input = caseInput(design, anchor, forces.join);
  const answer = await ask(
    report,
    `POST ${paths.runAlgorithm(userId)}`,
    postRunAlgorithm(userId, input, signal),
    (read) => `${standard}: ${verdictsIn(read)}`,
  );
  if (!answer) return;
  checkDuration(report, run, (performance.now() - begun) / 1000);
  // The other tests run under only one standard, to save time.
  if (standard !== 'EN1992-4') return;
  await checkLimits(report, userId, algorithmRequest(input));
  if (basis.profile) {
    const elasticBegun = performance.now();
    const elastic = await ask(
      report,
      `${run} (elastic)`,
      postForces(userId, plateInput(designOf(basis, 'elastic'), anchor), signal),
      ({ join: found, base64 }) => `${found.length} forces, ${base64 ? 'with' : 'without'} a stress image`,
    );
    if (elastic) checkDuration(report, run, (performance.now() - elasticBegun) / 1000);
  }
  await checkPdf(report, userId);
}

/** Converts a Word template of the report to PDF without filling it in. */
async function checkPdf(report: Report, userId: string): Promise<void> {
  const template = readFileSync(join(import.meta.dirname, '../../../templates/en1992-4-simple-en.docx'));
  const type = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const word = new Blob([new Uint8Array(template)], { type });
  await ask(
    report,
    `POST ${paths.pdf(userId)}`,
    postReportForPdf(userId, word, 'report.docx', signal),
    ({ file }) => `${file.size} bytes`,
  );
}

interface Server {
  /** Origin of the server, followed by the path prefix of a proxy if there is one. */
  address: string;
  /** Authorization header for calls that identify the client instead of a user. */
  clientAuthorization: string;
  /** Origin of the app if it differs from the server's origin, such as `https://app.example.com`. */
  origin?: string | undefined;
}

interface Visitor {
  username: string;
  password: string;
  /** Returns the text shown in a captcha image; `picture` is a data URL. */
  readCode: (picture: string) => Promise<string>;
}

/** Lifetime in s below which a token has to be renewed very often while the user works. */
const SHORT_LIFE = 300;

const lifeText = ({ expires_in, refresh_token }: Token) =>
  [
    expires_in == null ? 'lifetime not stated' : `valid for ${expires_in} s`,
    refresh_token == null ? 'cannot be renewed' : 'can be renewed',
  ].join(', ');

const userText = ({ name, username, roles, expirationTime }: Me) =>
  [
    name || username,
    `roles ${roles.map((role) => role.name).join(', ') || 'none'}`,
    expirationTime === null ? 'no expiry' : `expires ${expirationTime}`,
  ].join('; ');

/** Signs in and returns the user. `begin` receives the token for the calls that follow. */
async function checkSession(
  report: Report,
  { username, password, readCode }: Visitor,
  begin: (token: Token) => void,
): Promise<Me | undefined> {
  const call = `POST ${paths.token}`;
  const captcha = await ask(report, `GET ${paths.captcha}`, fetchCaptcha());
  if (!captcha) return undefined;
  const captchaText = await readCode(captcha.image);
  const credentials = { username, password, captchaId: captcha.id, captchaText };
  const token = await ask(report, call, signIn(credentials), lifeText);
  if (!token) return undefined;
  begin(token);
  const { expires_in: life, refresh_token } = token;
  if (life != null && life > 0 && life < SHORT_LIFE) {
    const message = `the token is valid for ${life} s: the app renews it every ${Math.round(life * 0.8)} s during work`;
    report({ call, isRead: true, rule: 'Tokens', message });
  }
  if (refresh_token != null) {
    const renewed = await ask(report, `${call} (refresh_token)`, refreshToken(refresh_token), lifeText);
    if (renewed) begin(renewed);
  }
  const me = await ask(report, `GET ${paths.me}`, fetchMe(), userText);
  if (me && me.avatar !== '') await askPicture(report, paths.userImage(me.avatar));
  return me;
}

export async function checkServer(server: Server, visitor: Visitor, report: Report): Promise<void> {
  let authorization: string | null = null;
  configureClient({
    baseUrl: server.address.replace(/(?<!\/)\/+$/, ''),
    authorization: () => Promise.resolve(authorization),
    clientAuthorization: server.clientAuthorization,
    language: () => 'en',
    renew: () => Promise.resolve('refused'),
    onUnauthorized: () => undefined,
    onNotFound: () => undefined,
  });
  // Outside a browser, only this adapter returns files in the same form as a browser does.
  apiClient.defaults.adapter = 'fetch';

  if (server.origin !== undefined) await checkOrigin(report, server.origin);
  await checkClock(report);
  const me = await checkSession(report, visitor, ({ token_type, access_token }) => {
    authorization = `${token_type} ${access_token}`;
  });
  if (!me) return;
  const isAdmin = me.roles.some(({ name }) => name === ADMIN_ROLE);
  for (const basis of await checkRecords(report, isAdmin))
    await checkCalculation(report, String(me.id), basis);
}
