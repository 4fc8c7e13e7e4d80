/** Makes every documented call with the app's own client; the ids come from responses to earlier calls. */
import { QueryClient } from '@tanstack/react-query';
import * as anchors from '@/api/calls/anchors';
import { postRun, postRunAlgorithm } from '@/api/calls/calculation';
import { anchorImageQuery, uploadAnchorImage, uploadAvatar } from '@/api/calls/images';
import * as me from '@/api/calls/me';
import * as references from '@/api/calls/references';
import { postReportForPdf } from '@/api/calls/report';
import { permissions, roles } from '@/api/calls/roles';
import * as session from '@/api/calls/session';
import { userPatchOf } from '@/api/calls/user-patch';
import * as users from '@/api/calls/users';
import { failureOf } from '@/api/errors';
import { checkInput, rigidInput } from '@/testing/sample-inputs';
import type { TestBackend } from '../../mocks/node';

const PNG = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (char) => char.charCodeAt(0),
);
export const picture = () => new Blob([PNG], { type: 'image/png' });
export const never = () => new AbortController().signal;

export const NEW_USER = {
  username: 'wang.fang',
  password: 'anchor-1',
  name: 'Wang Fang',
  address: '1 Harbour Street',
  company: 'East Gate',
  jobTitle: 'Engineer',
  phoneNumber: '021 5550',
  email: 'wang@eastgate.example',
};

/** Returns the result of a query as a page receives it. */
export async function read<T>(options: { queryKey: readonly unknown[]; queryFn?: unknown }): Promise<T> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  try {
    return (await client.query(options as Parameters<typeof client.query>[0])) as T;
  } finally {
    client.clear();
  }
}

export type Outcomes = Record<string, unknown>;

/**
 * Makes the calls one after another. Returns the parsed response or the failure of each call, by call name.
 */
export async function everyCall({ captchaText }: TestBackend): Promise<Outcomes> {
  const outcomes: Outcomes = {};
  const call = async <T>(name: string, made: Promise<T>): Promise<T> => {
    const outcome = await made.catch((cause: unknown) => ({ failure: failureOf(cause) }));
    outcomes[name] = outcome;
    return outcome as T;
  };
  const valueOf = async <T>(name: string, made: Promise<{ ok: boolean; value?: T }>): Promise<T> =>
    (await call(name, made)).value as T;

  const { id: captchaId } = await valueOf('captcha', session.fetchCaptcha());
  const code = { captchaId, captchaText: await captchaText(String(captchaId)) };
  const token = await valueOf('token', session.signIn({ username: 'admin', password: 'admin123', ...code }));
  await call('token: renewed', session.refreshToken(token.refresh_token ?? ''));
  await call('token: refused', session.signIn({ username: 'admin', password: 'x', ...code }));
  await call('register: refused', session.register({ captchaId, verification: 'x', user: NEW_USER }));

  const own = await valueOf('me', me.fetchMe());
  await call('me: changed', me.changeMe({ ...userPatchOf(own), name: 'Anna' }));
  await call('me: password', me.changeMyPassword(own.id, 'admin123'));
  await call('me: of another', me.changeMe({ id: 'nobody' }));
  await call('avatar: uploaded', uploadAvatar(picture()));

  const page = { current: 1, size: 10 };
  const listed = await call('users', read(users.userListQuery({ ...page, expiration: '', term: '' })));
  await call('users: none', read(users.userListQuery({ ...page, expiration: '', term: 'nobody at all' })));
  const second = (listed as { records: { id: string }[] }).records[1].id;
  type Detail = Parameters<typeof userPatchOf>[0];
  const user = await call('user', read<Detail>(users.userQuery(second)));
  await call('user: unknown', read(users.userQuery('u999')));
  const choices = await call('roles: choices', read<{ records: { id: string }[] }>(roles.names()));
  const roleIds = choices.records.map(({ id }) => id);
  await call('user: added', users.addUser({ ...NEW_USER, roles: roleIds }));
  await call('user: added twice', users.addUser(NEW_USER));
  await call('user: changed', users.changeUser({ ...userPatchOf(user), company: 'Other' }));
  await call('user: password', users.changeUserPassword(user.id, 'anchor-2'));
  await call('user: roles', users.changeUserRoles(user.id, roleIds));
  await call('user: time', users.changeUserExpiration(user.id, '2030-01-31 12:00:00'));
  await call('user: as changed', read(users.userQuery(user.id)));
  await call('user: deleted', users.deleteUser(user.id));

  const granted = await call(
    'permissions: choices',
    read<{ records: { id: string }[] }>(permissions.names()),
  );
  const role = { name: 'CHECKER', nickName: 'Checker', description: '' };
  const permissionIds = granted.records.map(({ id }) => id);
  await call('role: added', roles.add({ ...role, permissions: permissionIds }));
  const rolePage = await call('roles', read<{ records: { id: string }[] }>(roles.list(page)));
  const checker = rolePage.records.at(-1)?.id ?? '';
  await call('role', read(roles.detail(checker)));
  await call('role: changed', roles.change(checker, { ...role, permissions: [] }));
  await call('role: as changed', read(roles.detail(checker)));
  await call('role: in use', roles.remove(roleIds[0]));
  await call('role: deleted', roles.remove(checker));
  await call('permission: added', permissions.add({ ...role, name: 'report:sign' }));
  const permissionPage = await call(
    'permissions',
    read<{ records: { id: string }[] }>(permissions.list(page)),
  );
  const sign = permissionPage.records.at(-1)?.id ?? '';
  await call('permission', read(permissions.detail(sign)));
  await call('permission: changed', permissions.change(sign, { ...role, name: 'report:sign' }));
  await call('permission: deleted', permissions.remove(sign));

  interface Anchors {
    records: Parameters<typeof anchors.changeAnchor>[0][];
  }
  const [anchor] = (await call('anchors', read<Anchors>(anchors.allAnchorsQuery()))).records;
  const offered = await call('anchors: offered', read<Anchors>(anchors.anchorListQuery('EN1992-4', '12')));
  await call('anchor: figures', read(anchors.anchorQuery(offered.records[0].id)));
  await call('anchor: name', read(anchors.anchorNameQuery(offered.records[0].id)));
  await call('anchor: record', read(anchors.anchorRecordQuery(anchor.id)));
  const { id: _, ...fields } = anchor;
  await call('anchor: added', anchors.addAnchor({ ...fields, name: 'New M12' }));
  await call('anchor: added twice', anchors.addAnchor({ ...fields, name: 'New M12' }));
  await call('anchor: changed', anchors.changeAnchor({ ...anchor, etaHef: '71' }));
  await call('anchor: stopped', anchors.stopAnchor(anchor.id));
  await call('anchor: as changed', read(anchors.anchorRecordQuery(anchor.id)));
  await call('anchor: restored', anchors.restoreAnchor(anchor.id));
  await call('anchor: deleted', anchors.deleteAnchor(anchor.id));
  await call('anchor: picture', read(anchorImageQuery(anchor.avatar)));
  await call('anchor: picture uploaded', uploadAnchorImage(picture()));

  interface Concretes {
    records: Parameters<typeof references.changeConcrete>[0][];
  }
  const [concrete] = (await call('concretes', read<Concretes>(references.concreteListQuery()))).records;
  await call('concrete', read(references.concreteQuery(concrete.id)));
  const grade = { grade: 'C100/115', fck: '100', fcuk: '115', ec: '0' };
  await call('concrete: added', references.addConcrete(grade));
  await call('concrete: added twice', references.addConcrete(grade));
  await call('concrete: changed', references.changeConcrete({ ...concrete, ec: '30.1' }));
  await call('concrete: deleted', references.deleteConcrete(concrete.id));

  interface Profiles {
    records: Parameters<typeof references.changeSectionSteel>[0][];
  }
  const [profile] = (await call('profiles', read<Profiles>(references.sectionSteelListQuery('12')))).records;
  await call('profiles: of no series', read(references.sectionSteelListQuery('0')));
  await call('profile', read(references.sectionSteelQuery(profile.id)));
  await call('profile: added', references.addSectionSteel({ ...profile, name: 'IPE 85' }));
  await call('profile: changed', references.changeSectionSteel({ ...profile, h: '86' }));
  await call('profile: deleted', references.deleteSectionSteel(profile.id));

  const run = await valueOf('run', postRun(String(own.id), rigidInput, never()));
  await call('run: refused', postRun(String(own.id), { ...rigidInput, Lx: 0 }, never()));
  const input = { ...checkInput, axials: run.join };
  await call('runAlgorithm', postRunAlgorithm(String(own.id), input, never()));
  await call('report: no document', postReportForPdf(String(own.id), picture(), 'report.docx', never()));
  return outcomes;
}
