import { expect, it } from 'vitest';
import { concurrencyLimit } from '@/api/concurrency-limit';

const rest = () => new Promise((resolve) => setTimeout(resolve));

/** Creates tasks that run until the test ends them, and records which tasks have started. */
function workshop(most: number) {
  const inTurn = concurrencyLimit(() => most);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string, signal = new AbortController().signal) =>
    inTurn(() => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
    }, signal);
  return { begin, begun, end: (name: string) => ends.get(name)?.() };
}

it('a limited queue starts the next waiting task, in order, when a running task ends', async () => {
  const { begin, begun, end } = workshop(2);
  const all = ['a', 'b', 'c', 'd'].map((name) => begin(name));
  await rest();
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await rest();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c']) end(name);
  await rest();
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('a limited queue rejects a waiting task that was aborted, and starts the next waiting task', async () => {
  const { begin, begun, end } = workshop(1);
  const abort = new AbortController();
  const first = begin('a');
  const second = begin('b', abort.signal);
  const third = begin('c');
  abort.abort();
  end('a');
  await first;
  await expect(second).rejects.toThrow();
  await rest();
  end('c');
  expect(await third).toBe('c');
  expect(begun).toEqual(['a', 'c']);
});
