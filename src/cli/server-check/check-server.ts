/**
 * Makes the app's calls to a server and reports which responses are readable; writes nothing but a session.
 */
import { fetchMe, type Me } from '@/api/calls/me';
import { fetchCaptcha, refreshToken, signIn } from '@/api/calls/session';
import { apiClient, configureClient } from '@/api/client';
import { paths } from '@/api/contract/paths';
import { ADMIN_ROLE, type Token } from '@/api/contract/session';
import { checkCalculation } from '@/cli/server-check/calculation';
import { ask, askPicture, type Report } from '@/cli/server-check/findings';
import { checkRecords } from '@/cli/server-check/records';
import { checkClock, checkOrigin } from '@/cli/server-check/surroundings';

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
