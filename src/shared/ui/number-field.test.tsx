// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import { NumberField, type NumberFieldProps } from '@/shared/ui/number-field';
import { loadTranslations } from '@/testing/load-translations';

beforeAll(() => loadTranslations('en'));

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

it.each<[text: string, value: number, extra?: Partial<NumberFieldProps>]>([
  ['7{Tab}', 7],
  ['12,5{Enter}', 12.5],
  ['300/2{Enter}', 150],
  ['18 cm{Enter}', 180, { unit: 'mm' }],
  ['1.2 tf{Enter}', 11.76798, { measuredIn: 'kN' }],
])('the number field commits the number, calculation or unit of %j as %d', async (...row) => {
  const [text, value, extra] = row;
  const { onCommit, enter } = setup(10, extra);
  await enter(text);
  expect(onCommit).toHaveBeenCalledExactlyOnceWith(value);
});

it.each([
  ['12x', 'Enter a number'],
  ['1,234', '1,234 may be 1.234 or 1234: enter one of them'],
])('the number field keeps the text %j, no number or ambiguous, and shows why', async (text, reason) => {
  const { onCommit, field, user, enter } = setup();
  await enter(text);
  await user.tab();
  expect(onCommit).not.toHaveBeenCalled();
  expect(field).toHaveValue(text);
  expect(screen.getByRole('alert')).toHaveTextContent(reason);
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
