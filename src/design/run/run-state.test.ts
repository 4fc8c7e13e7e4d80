import { expect, it } from 'vitest';
import { isOfEngine } from '@/design/run/run-state';
import { ENGINE_VERSION } from '@/engineering';

it.each<[string, string, string | null, boolean]>([
  ['the present version of the own engine', ENGINE_VERSION, null, true],
  ['an earlier version of the own engine', 'anchor-engine 1.1.0', null, false],
  [
    'an earlier version of the own engine, even if a server named it',
    'anchor-engine 1.1.0',
    'anchor-engine 1.1.0',
    false,
  ],
  ['an unknown engine', '', null, false],
  ["a server's engine before its first response", 'other 2', null, true],
  ["a server's engine in the version that it named last", 'other 2', 'other 2', true],
  ["a server's engine in an earlier version", 'other 2', 'other 3', false],
])('isOfEngine decides whether a result of %s is up to date', (_, engine, latest, expected) => {
  expect(isOfEngine(engine, latest)).toBe(expected);
});
