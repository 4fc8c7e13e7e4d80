// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { restoreInvalidEntries, storeInvalidEntries } from '@/stores/design/autosave-design';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { startDesign } from '@/stores/design/storage';

const USER = 'u1';
const ENTRY = { field: 'loads.dead.Nz', text: '2O' };
const unread = () => useDesignStore.getState().unread;
const setLength = (value: number) => changeDesign((draft) => void (draft.plate.length = value));

/** Simulates leaving the page and a reload: the design is restored, but no invalid entry. */
function leave() {
  useDesignStore.setState({ unread: [ENTRY] });
  storeInvalidEntries(USER);
  useDesignStore.setState({ unread: [] });
}

beforeEach(() => {
  localStorage.setItem('dataSave.owner', USER);
  sessionStorage.clear();
  startDesign();
});

it('text that is not a valid value is restored after a reload, so that the design stays invalid', () => {
  leave();
  restoreInvalidEntries(USER);
  expect(unread()).toEqual([ENTRY]);
});

it('an attempt to restore the entries of another user or another design restores nothing and deletes the stored entries', () => {
  leave();
  expect(sessionStorage.getItem('unreadFields')).not.toBeNull();
  restoreInvalidEntries('u2');
  restoreInvalidEntries(USER);
  expect(unread()).toEqual([]);
  setLength(410);
  leave();
  setLength(500);
  restoreInvalidEntries(USER);
  expect(unread()).toEqual([]);
  expect(sessionStorage.getItem('unreadFields')).toBeNull();
});

it("entries are not stored after the user's session has ended", () => {
  localStorage.removeItem('dataSave.owner');
  leave();
  expect(sessionStorage.getItem('unreadFields')).toBeNull();
});

it('damaged entries are not restored', () => {
  leave();
  const text = sessionStorage.getItem('unreadFields') ?? '';
  for (const [broken, restored] of [
    [text.slice(0, 40), []],
    [text.replace('"unread":[', '"unread":[7,'), [ENTRY]],
    ['[]', []],
  ] as const) {
    useDesignStore.setState({ unread: [] });
    sessionStorage.setItem('unreadFields', broken);
    restoreInvalidEntries(USER);
    expect(unread()).toEqual(restored);
  }
});
