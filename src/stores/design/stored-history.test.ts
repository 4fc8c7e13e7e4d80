// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { useDesignStore } from '@/stores/design/design-store';
import { restoreHistory, storeHistory } from '@/stores/design/stored-history';

const USER = 'u1';
const history = useDesignStore.temporal;
const lengthOf = () => useDesignStore.getState().design.plate.length;
const setLength = (value: number) =>
  useDesignStore.getState().change((draft) => void (draft.plate.length = value));

/** Simulates a reload: the design is restored, but the undo history is empty. */
const reload = () => history.getState().clear();

beforeEach(() => {
  localStorage.setItem('dataSave.owner', USER);
  sessionStorage.clear();
  useDesignStore.getState().reset();
  history.getState().clear();
});

describe('undo after a reload', () => {
  it('undo reverses one step after another after a reload, including changes to the load list', () => {
    const row = { name: 'LC1', Nz: 1, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 };
    useDesignStore.getState().change(({ loads }) => void (loads.list = [row]));
    setLength(410);
    useDesignStore.getState().setUnread('loads.list.0.Nz', '2O');
    setLength(420);
    useDesignStore.getState().setUnread('loads.list.0.Nz', null);
    storeHistory(USER);
    reload();
    restoreHistory(USER);
    history.getState().undo();
    expect(lengthOf()).toBe(410);
    expect(useDesignStore.getState().unread).toEqual([{ field: 'loads.list.0.Nz', text: '2O' }]);
    expect(useDesignStore.getState().design.loads.list).toEqual([row]);
    history.getState().undo(2);
    expect(useDesignStore.getState().design.loads.list).toEqual([]);
    expect(history.getState().pastStates).toEqual([]);
  });

  it('text that is not a valid value is restored after a reload, so that the design stays invalid', () => {
    const unread = [{ field: 'loads.dead.Nz', text: '2O' }];
    useDesignStore.setState({ unread });
    storeHistory(USER);
    useDesignStore.setState({ unread: [] });
    restoreHistory(USER);
    expect(useDesignStore.getState().unread).toEqual(unread);
  });

  it('the last fifty undo steps are restored after a reload', () => {
    for (let step = 1; step <= 80; step++) setLength(400 + step);
    storeHistory(USER);
    reload();
    restoreHistory(USER);
    expect(history.getState().pastStates).toHaveLength(50);
    history.getState().undo(50);
    expect(lengthOf()).toBe(430);
  });

  it('an attempt to restore the undo steps of another user or another design restores nothing and deletes the stored steps', () => {
    const store = (length: number) => {
      history.getState().clear();
      setLength(length);
      setLength(length + 1);
      storeHistory(USER);
      reload();
      history.getState().clear();
      expect(sessionStorage.getItem('designHistory')).not.toBeNull();
    };
    const steps = () => history.getState().pastStates.length;
    store(410);
    restoreHistory('u2');
    expect(steps()).toBe(0);
    restoreHistory(USER);
    expect(steps()).toBe(0);
    store(420);
    setLength(500);
    restoreHistory(USER);
    // The only step is the change to 500 mm.
    expect(steps()).toBe(1);
    expect(sessionStorage.getItem('designHistory')).toBeNull();
    store(430);
    restoreHistory(USER);
    expect(steps()).toBe(2);
  });

  it("undo steps are not stored after the user's session has ended", () => {
    setLength(410);
    localStorage.removeItem('dataSave.owner');
    storeHistory(USER);
    expect(sessionStorage.length).toBe(0);
  });

  it('invalid undo steps are not restored, and no undo steps are restored if the stored text is damaged', () => {
    setLength(410);
    storeHistory(USER);
    const text = sessionStorage.getItem('designHistory') ?? '';
    for (const [broken, restored] of [
      [text.slice(0, 40), 0],
      [text.replace('"steps":[', '"steps":[7,'), 1],
      ['[]', 0],
    ] as const) {
      reload();
      sessionStorage.setItem('designHistory', broken);
      restoreHistory(USER);
      expect(history.getState().pastStates).toHaveLength(restored);
    }
  });
});
