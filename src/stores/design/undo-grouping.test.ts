// @vitest-environment jsdom
/** Tests typing into a field: its undo steps, and text that is not a value, also after a reload. */
import { beforeEach, expect, it } from 'vitest';
import { restoreInvalidEntries, storeInvalidEntries } from '@/stores/design/autosave-design';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { startDesign } from '@/stores/design/stored-design';
import { undoGrouping } from '@/stores/design/undo-grouping';

const USER = 'u1';
const ENTRY = { field: 'loads.dead.Nz', text: '2O' };
const store = useDesignStore.getState;
const history = useDesignStore.temporal.getState;
const unread = () => store().unread;
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
  history().clear();
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

const width = (value: number) => () => changeDesign(({ plate }) => void (plate.width = value));

it('each typed change in a field first reverses everything that the previous typed change altered', () => {
  const typed = undoGrouping();
  typed(() => changeDesign((design) => void Object.assign(design.plate, { width: 3, length: 1 })));
  const { length } = useDesignStore.getInitialState().design.plate;
  typed(width(320));
  expect(store().design.plate).toMatchObject({ width: 320, length });
});

it('text that is typed and removed again does not create an undo step', () => {
  const typed = undoGrouping();
  typed(width(320));
  typed(() => undefined);
  expect(history().pastStates).toEqual([]);
});

it('another change made between two typed changes is kept and has its own undo step', () => {
  const typed = undoGrouping();
  typed(width(3));
  changeDesign(({ plate }) => void (plate.length = 450));
  typed(width(320));
  expect(store().design.plate).toMatchObject({ width: 320, length: 450 });
  expect(history().pastStates).toHaveLength(3);
});
