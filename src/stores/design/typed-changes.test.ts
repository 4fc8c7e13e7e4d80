import { beforeEach, expect, it } from 'vitest';
import { useDesignStore } from '@/stores/design/design-store';
import { typedChanges } from '@/stores/design/typed-changes';

const store = useDesignStore.getState;
const history = useDesignStore.temporal.getState;
const width = (value: number) => () => store().change(({ plate }) => void (plate.width = value));

beforeEach(() => {
  store().reset();
  history().clear();
});

it('changes during one stay in a field are one undo step', () => {
  const { design } = store();
  const typed = typedChanges();
  for (const value of [3, 32, 320]) typed(width(value));
  expect(store().design.plate.width).toBe(320);
  expect(history().pastStates).toHaveLength(1);
  history().undo();
  expect(store().design).toEqual(design);
});

it('a partly typed value is not kept in the history', () => {
  const typed = typedChanges();
  typed(() => store().change((design) => void Object.assign(design.plate, { width: 3, length: 1 })));
  const { length } = useDesignStore.getInitialState().design.plate;
  typed(width(320));
  expect(store().design.plate).toMatchObject({ width: 320, length });
});

it('makes no undo step for a text that was typed and removed', () => {
  const typed = typedChanges();
  typed(width(320));
  typed(() => undefined);
  expect(history().pastStates).toEqual([]);
});

it('a change from elsewhere between two typed changes is kept', () => {
  const typed = typedChanges();
  typed(width(3));
  store().change(({ plate }) => void (plate.length = 450));
  typed(width(320));
  expect(store().design.plate).toMatchObject({ width: 320, length: 450 });
  expect(history().pastStates).toHaveLength(3);
});
