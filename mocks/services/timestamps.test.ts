import { describe, expect, it } from 'vitest';
import { formatTimestamp, hasExpired, parseTimestamp } from './timestamps';

describe('timestamps', () => {
  it('a timestamp is written with leading zeros and read back', () => {
    const time = new Date(2026, 2, 4, 5, 6, 7).getTime();
    expect(formatTimestamp(time)).toBe('2026-03-04 05:06:07');
    expect(parseTimestamp('2026-03-04 05:06:07')).toBe(time);
  });

  it.each([
    '',
    '2026-03-04',
    '2026-3-4 5:6:7',
    '2026-02-30 00:00:00',
    '2026-01-01 24:00:00',
    '2026-01-01 10:60:00',
    'soon',
  ])('an invalid timestamp is refused: %j', (text) => expect(parseTimestamp(text)).toBeUndefined());

  it('an account expires at the second given by its timestamp, and never without a timestamp', () => {
    const time = new Date(2026, 2, 4, 5, 6, 7).getTime();
    expect(hasExpired('2026-03-04 05:06:07', time - 1)).toBe(false);
    expect(hasExpired('2026-03-04 05:06:07', time)).toBe(true);
    expect(hasExpired(null, time)).toBe(false);
  });
});
