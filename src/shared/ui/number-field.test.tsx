// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { NumberField } from './number-field';

afterEach(cleanup);

function setup(value = 10, extra: { min?: number; max?: number; step?: number } = {}) {
  const onCommit = vi.fn();
  render(
    <NumberField label="Length" value={value} onCommit={onCommit} invalidText="Enter a number" {...extra} />,
  );
  return { onCommit, field: screen.getByRole('textbox', { name: 'Length' }), user: userEvent.setup() };
}

describe('NumberField', () => {
  it('takes a comma as decimal mark and commits on Enter', async () => {
    const { onCommit, field, user } = setup();
    await user.clear(field);
    await user.type(field, '12,5{Enter}');
    expect(onCommit).toHaveBeenCalledWith(12.5);
  });

  it('commits when the focus leaves', async () => {
    const { onCommit, field, user } = setup();
    await user.clear(field);
    await user.type(field, '7');
    await user.tab();
    expect(onCommit).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('keeps text that is no number and says so', async () => {
    const { onCommit, field, user } = setup();
    await user.clear(field);
    await user.type(field, '12x');
    await user.tab();
    expect(onCommit).not.toHaveBeenCalled();
    expect(field).toHaveValue('12x');
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a number');
  });

  it('refuses values beyond its limits', async () => {
    const { onCommit, field, user } = setup(1, { min: 1, max: 2 });
    await user.clear(field);
    await user.type(field, '2.5{Enter}');
    expect(onCommit).not.toHaveBeenCalled();
    expect(screen.getByRole('alert')).toBeInTheDocument();
  });

  it('steps with the arrow keys and stops at the limit', async () => {
    const { onCommit, field, user } = setup(1.9, { min: 1, max: 2, step: 0.1 });
    field.focus();
    await user.keyboard('{ArrowUp}');
    expect(onCommit).toHaveBeenLastCalledWith(2);
    await user.keyboard('{ArrowDown}');
    expect(onCommit).toHaveBeenLastCalledWith(1.8);
  });

  it('goes back on Escape', async () => {
    const { field, user } = setup();
    await user.clear(field);
    await user.type(field, 'abc{Escape}');
    expect(field).toHaveValue('10');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
