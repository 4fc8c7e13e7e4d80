import { expect, it } from 'vitest';
import { isOfEngine } from '@/design/run/run-state';
import { ENGINE_VERSION } from '@/engineering';

const [EARLIER, OTHER] = ['anchor-engine 1.1.0', 'other 2'];

it.each<[string, string, string | null, boolean]>([
  ['the present version of the own engine', ENGINE_VERSION, null, true],
  ['an earlier version of the own engine', EARLIER, null, false],
  ['an earlier version of the own engine, even if a server named it', EARLIER, EARLIER, false],
  ['an unknown engine', '', null, false],
  ["a server's engine before its first response", OTHER, null, true],
  ["a server's engine in the version that it named last", OTHER, OTHER, true],
  ["a server's engine in an earlier version", OTHER, 'other 3', false],
])('isOfEngine decides whether a result of %s is up to date', (_, engine, latest, expected) => {
  expect(isOfEngine(engine, latest)).toBe(expected);
});
