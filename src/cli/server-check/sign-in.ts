/** Signs in: requests the captcha and returns the signed-in user. */
import { fetchMe, type Me } from '@/api/calls/me';
import { fetchCaptcha, refreshToken, signIn } from '@/api/calls/session';
import { paths } from '@/api/contract/paths';
import type { Token } from '@/api/contract/session';
import { ask, type Finding, type Findings } from '@/cli/server-check/findings';
import { bytes, readingPicture } from '@/cli/server-check/reading';

export interface Visitor {
  username: string;
  password: string;
  /** Returns the text shown in a captcha image; `picture` is a data URL. */
  readCode: (picture: string) => Promise<string>;
}

const life = ({ expires_in, refresh_token }: Token) =>
  [
    expires_in == null ? 'lifetime not stated' : `valid for ${expires_in} s`,
    refresh_token == null ? 'cannot be renewed' : 'can be renewed',
  ].join(', ');

/**
 * Minimum lifetime of a token in s; a token with a shorter lifetime has to be renewed very often while the
 * user works.
 */
const SHORT_LIFE = 300;

function* findLife(call: string, { expires_in: life }: Token): Generator<Finding> {
  if (life == null || life <= 0 || life >= SHORT_LIFE) return;
  const message = `the token is valid for ${life} s: the app renews it every ${Math.round(life * 0.8)} s during work`;
  yield { call, isRead: true, rule: 'tokens', message };
}

/** Signs in and returns the user. `begin` receives the token for the calls that follow. */
export async function* findSession(visitor: Visitor, begin: (token: Token) => void): Findings<Me> {
  const captcha = yield* ask(`GET ${paths.captcha}`, fetchCaptcha);
  if (!captcha) return undefined;
  const captchaText = await visitor.readCode(captcha.image);
  const { username, password } = visitor;
  const token = yield* ask(
    `POST ${paths.token}`,
    () => signIn({ username, password, captchaId: captcha.id, captchaText }),
    life,
  );
  if (!token) return undefined;
  yield* findLife(`POST ${paths.token}`, token);
  begin(token);
  const { refresh_token } = token;
  if (refresh_token != null) {
    const renewed = yield* ask(
      `POST ${paths.token} (refresh_token)`,
      () => refreshToken(refresh_token),
      life,
    );
    if (renewed) begin({ ...renewed, refresh_token: renewed.refresh_token ?? refresh_token });
  }
  const me = yield* ask(`GET ${paths.me}`, fetchMe, ({ name, username: account, roles, expirationTime }) =>
    [
      name || account,
      `roles ${roles.map((role) => role.name).join(', ') || 'none'}`,
      expirationTime === null ? 'no expiry' : `expires ${expirationTime}`,
    ].join('; '),
  );
  if (me && me.avatar !== '')
    yield* ask(
      `GET ${paths.userImage(me.avatar)}`,
      readingPicture(paths.userImage(me.avatar)),
      bytes,
      'picture',
    );
  return me;
}
