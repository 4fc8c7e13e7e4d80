// @vitest-environment jsdom
/**
 * Tests each page with a deleted or unreadable record: the page is shown and mentions the record, and other
 * pages can still be opened.
 */
import 'fake-indexeddb/auto';
import { act, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { produce } from 'immer';
import { beforeEach, expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { newSavedDesign } from '@/design/saved-designs/saved-design-of';
import { givenSavedDesigns } from '@/testing/app-state';
import { FAULTS } from '@/testing/faults';
import { change } from '@/testing/open-workspace';
import { renderApp } from '@/testing/render-app';
import { howMany } from '@/testing/run/how-many';
import type { TestBackend } from '../../mocks/node';

const HOME = '/home?standardType=EN1992-4';
const ANCHOR = { id: 'a1', name: 'Demo expansion anchor M12' };
const MAOSHUAN = '/api/maoshuan';
const USERS = '/api/user-management';

interface Reading {
  page: string;
  call: string;
  /** Text that the page shows when the record is deleted or could not be read. */
  names: RegExp;
  /**
   * True if the page shows only this record: if the record is missing, the app opens the error page, as
   * specified in the requirements documents.
   */
  isItsSubject?: true;
}

const LIST = /The list could not be loaded/;
const RECORD = /The record could not be loaded/;
const DATA = /The data could not be loaded/;
const subject = (page: string, call: string): Reading => ({ page, call, names: RECORD, isItsSubject: true });
const list = (page: string, call: string): Reading => ({ page, call, names: LIST });

const READINGS: readonly Reading[] = [
  { page: HOME, call: `${MAOSHUAN}/anchor/list/*`, names: DATA },
  { page: HOME, call: `${MAOSHUAN}/anchor/a1`, names: DATA },
  // The page shows the anchor's name next to the missing image.
  { page: HOME, call: `${MAOSHUAN}/images/*`, names: new RegExp(ANCHOR.name) },
  { page: '/designs', call: `${MAOSHUAN}/anchor/a1`, names: /Post.*anchor/s },
  list('/anchorDatabase', `${MAOSHUAN}/anchor/list*`),
  list('/concreteDatabase', `${MAOSHUAN}/concrete/list`),
  list('/sectionSteelDatabase', `${MAOSHUAN}/sectionSteel/list/*`),
  list('/user_management', `${USERS}/users`),
  list('/role_management', `${USERS}/roles`),
  list('/permission_management', `${USERS}/permissions`),
  subject('/anchor?anchorId=a1', `${MAOSHUAN}/anchor/a1`),
  { page: '/anchor?anchorId=a1', call: `${MAOSHUAN}/images/*`, names: /The picture could not be loaded/ },
  subject('/concrete?concreteId=c1', `${MAOSHUAN}/concrete/c1`),
  subject('/sectionSteel?sectionSteelId=s1', `${MAOSHUAN}/sectionSteel/s1`),
  subject('/user_setting?userId=u2', `${USERS}/users/u2`),
  subject('/role?roleId=r1', `${USERS}/roles/r1`),
  { page: '/role?roleId=r1', call: `${USERS}/permissions/all`, names: RECORD },
  subject('/permission?permissionId=p1', `${USERS}/permissions/p1`),
];

const WAYS = FAULTS.filter(({ endsSession }) => !endsSession);

const CASES = READINGS.flatMap((reading) => WAYS.map((way) => ({ ...reading, way, kind: way.kind })));
const DRAWN = fc.sample(fc.shuffledSubarray(CASES, { minLength: 6, maxLength: 6 }), 1)[0];

beforeEach(() => void (globalThis.indexedDB = new IDBFactory()));

async function saveDesignWithAnchor({ store }: TestBackend) {
  const [admin] = await store.users.where('username', 'admin');
  const design = produce(DEFAULT_DESIGN, (draft) => void (draft.anchor.chosen['EN1992-4'] = ANCHOR));
  const named = { kind: 'design', name: 'Post', point: '', project: null } as const;
  const card = { ...named, owner: admin.id, id: 'one' };
  await givenSavedDesigns([newSavedDesign(card, { design, result: null, listEnd: null }, Date.now())]);
  change((draft) => Object.assign(draft, structuredClone(design)));
}

/**
 * Cases in which the test also opens another page. If all cases run, these are only the cases with the first
 * kind of fault, because the navigation is the same for all kinds.
 */
const continued = howMany(1, 0) === 1 ? DRAWN : CASES.filter(({ way }) => way === WAYS[0]);

const ROWS = (howMany(0, 1) === 1 ? CASES : DRAWN).map((reading) => {
  const afterwards = continued.includes(reading) ? ', and another page can then be opened' : '';
  return [reading.page, reading.call, reading.kind, afterwards, reading] as const;
});

it.each(ROWS)(
  'the page %s shows a message or the name of the record if the call %s fails with %s%s',
  async (_page, _call, _kind, _afterwards, reading) => {
    const { page, call, way, names, isItsSubject } = reading;
    Element.prototype.scrollIntoView = () => undefined;
    const start = async (starting: TestBackend) => {
      await saveDesignWithAnchor(starting);
      starting.setQa(way.of(call));
      return page;
    };
    const { backend, router } = await renderApp(start, { account: 'admin' });

    const isGone = isItsSubject && way.kind === 'status 404';
    const said = isGone ? /The page or record does not exist/ : names;
    await waitFor(() => expect(document.body.textContent).toMatch(said));
    expect(router.state.location.pathname).toBe(isGone ? '/err' : page.split('?')[0]);
    expect(document.body).not.toHaveTextContent('An error occurred in this part of the page');

    if (!continued.includes(reading)) return;
    backend.setQa('');
    await act(() => router.navigate(HOME));
    expect(await screen.findByRole('button', { name: 'Calculate' })).toBeVisible();
  },
);
