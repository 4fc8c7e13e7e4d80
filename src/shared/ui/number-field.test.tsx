// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { NumberField, type NumberFieldProps } from '@/shared/ui/number-field';
import { loadTranslations } from '@/testing/load-translations';

beforeAll(() => loadTranslations('en'));
afterEach(cleanup);

function setup(value = 10, extra: Partial<NumberFieldProps> = {}) {
  const onCommit = vi.fn();
  render(
    <NumberField label="Length" value={value} onCommit={onCommit} invalidText="Enter a number" {...extra} />,
  );
  const user = userEvent.setup();
  const field = screen.getByRole('textbox', { name: 'Length' });
  const enter = async (text: string) => {
    await user.clear(field);
    await user.type(field, text);
  };
  return { onCommit, field, user, enter };
}

it('the number field accepts a comma as decimal mark and commits the value on Enter', async () => {
  const { onCommit, enter } = setup();
  await enter('12,5{Enter}');
  expect(onCommit).toHaveBeenCalledWith(12.5);
});

it('the number field commits the value when the field loses focus', async () => {
  const { onCommit, user, enter } = setup();
  await enter('7');
  await user.tab();
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(7);
});

it('the number field keeps text that is not a number and shows an error', async () => {
  const { onCommit, field, user, enter } = setup();
  await enter('12x');
  await user.tab();
  expect(onCommit).not.toHaveBeenCalled();
  expect(field).toHaveValue('12x');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number');
});

it('the number field evaluates a calculation, converts a typed unit, and commits the value', async () => {
  const { onCommit, enter } = setup(10, { unit: 'mm' });
  await enter('300/2{Enter}');
  expect(onCommit).toHaveBeenLastCalledWith(150);
  await enter('18 cm{Enter}');
  expect(onCommit).toHaveBeenLastCalledWith(180);
});

it('the number field reads a unit even if the field does not show one', async () => {
  const { onCommit, enter } = setup(10, { measuredIn: 'kN' });
  await enter('1.2 tf{Enter}');
  expect(onCommit).toHaveBeenLastCalledWith(11.76798);
});

it('the number field keeps ambiguous text and shows both interpretations', async () => {
  const { onCommit, field, user, enter } = setup();
  await enter('1,234');
  await user.tab();
  expect(onCommit).not.toHaveBeenCalled();
  expect(field).toHaveValue('1,234');
  expect(screen.getByRole('alert')).toHaveTextContent('1,234 may be 1.234 or 1234: enter one of them');
});

it('the number field refuses a value above the maximum of the field', async () => {
  const { onCommit, enter } = setup(1, { min: 1, max: 2 });
  await enter('2.5{Enter}');
  expect(onCommit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

it('the number field changes the value in steps with the arrow keys and stops at the maximum', async () => {
  const { onCommit, field, user } = setup(1.95, { min: 1, max: 2, step: 0.1 });
  field.focus();
  await user.keyboard('{ArrowUp}');
  expect(onCommit).toHaveBeenLastCalledWith(2);
  await user.keyboard('{ArrowDown}');
  expect(onCommit).toHaveBeenLastCalledWith(1.85);
});

it('the number field restores the previous value on Escape', async () => {
  const { field, enter } = setup();
  await enter('abc{Escape}');
  expect(field).toHaveValue('10');
  expect(screen.queryByRole('alert')).toBeNull();
});
