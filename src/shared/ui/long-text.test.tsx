// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { shortened } from '@/shared/shortened';
import { LongText } from '@/shared/ui/long-text';

const TRACE = [
  'java.lang.NullPointerException: sim',
  ...Array.from({ length: 60 }, (_, i) => `  at C.m${i}`),
];

it('LongText shows the first line of a long server text, and hides the rest in a collapsed section', () => {
  render(<LongText text={TRACE.join('\n')} />);
  expect(screen.getByText('java.lang.NullPointerException: sim')).toBeVisible();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText(/at C\.m59/)).not.toBeVisible();
});

it.each<[string, string, string | null]>([
  ['returns a single line unchanged', 'Table is locked', null],
  ['cuts an extremely long line', `${'x'.repeat(240)} …`, 'x'.repeat(5000)],
])('the function shortened() %s', (_, shown, whole) =>
  expect(shortened(whole ?? shown)).toEqual([shown, whole]),
);
