import { beforeEach, expect, it } from 'vitest';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { startDesign } from '@/stores/design/storage';
import { typedInput } from '@/stores/design/typed-input';

const store = useDesignStore.getState;
const history = useDesignStore.temporal.getState;
const width = (value: number) => () => changeDesign(({ plate }) => void (plate.width = value));

beforeEach(() => {
  startDesign();
  history().clear();
});

it('all changes typed into one field are one undo step', () => {
  const { design } = store();
  const typed = typedInput();
  for (const value of [3, 32, 320]) typed(width(value));
  expect(store().design.plate.width).toBe(320);
  expect(history().pastStates).toHaveLength(1);
  history().undo();
  expect(store().design).toEqual(design);
});

it('each typed change in a field first reverses everything that the previous typed change altered', () => {
  const typed = typedInput();
  typed(() => changeDesign((design) => void Object.assign(design.plate, { width: 3, length: 1 })));
  const { length } = useDesignStore.getInitialState().design.plate;
  typed(width(320));
  expect(store().design.plate).toMatchObject({ width: 320, length });
});

it('text that is typed and removed again does not create an undo step', () => {
  const typed = typedInput();
  typed(width(320));
  typed(() => undefined);
  expect(history().pastStates).toEqual([]);
});

it('another change made between two typed changes is kept and has its own undo step', () => {
  const typed = typedInput();
  typed(width(3));
  changeDesign(({ plate }) => void (plate.length = 450));
  typed(width(320));
  expect(store().design.plate).toMatchObject({ width: 320, length: 450 });
  expect(history().pastStates).toHaveLength(3);
});
