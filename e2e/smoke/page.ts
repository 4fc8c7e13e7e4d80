/** A page of a browser driven by WebDriver: finds what is seen, and acts on it with pointer and keys. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './engines';

const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
};

/** ms. */
const LIMIT = 30_000;

/** The middle of the first visible element of the selector with this name or text; null without one. */
function find(selector: string, text: string): { x: number; y: number; text: string } | null {
  const seen = [...document.querySelectorAll<HTMLInputElement>(selector)].flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const label = element.labels?.[0]?.textContent;
    const names = [element.ariaLabel, element.title, label, element.textContent].map(
      (name) => name?.trim() ?? '',
    );
    return [
      { x: Math.round(x + width / 2), y: Math.round(y + height / 2), text: element.textContent, names },
    ];
  });
  const exact = seen.find(({ names }) => names.includes(text));
  return exact ?? seen.find(({ names }) => names.some((name) => name.includes(text))) ?? null;
}

const asScript = (body: string) =>
  `const done = arguments[arguments.length - 1], given = [...arguments].slice(0, -1);
   Promise.resolve().then(() => (${body})(...given)).then((value) => done({ value }), (error) => done({ error: String(error) }));`;

export function pageOf(browser: Browser) {
  const run = async <A extends unknown[], T>(work: (...given: A) => T, ...args: A): Promise<Awaited<T>> => {
    const answer = (await browser.send('run', { script: asScript(String(work)), args })) as
      | { value: Awaited<T> }
      | { error: string };
    if ('error' in answer) throw new Error(answer.error);
    return answer.value;
  };

  const until = async <T>(what: string, look: () => Promise<T | null | false | undefined>): Promise<T> => {
    const start = Date.now();
    for (;;) {
      const seen = await look();
      if (seen !== null && seen !== undefined && seen !== false) return seen;
      if (Date.now() - start > LIMIT) throw new Error(`not seen in ${LIMIT / 1000} s: ${what}`);
      await wait(100);
    }
  };

  const see = (selector: string, text = '') => until(`${selector} ${text}`, () => run(find, selector, text));

  const act = (...actions: object[]) => browser.send('act', { actions });

  const press = async (keys: string) => {
    const codes = keys.split('+').map((key) => KEYS[key] ?? key.toLowerCase());
    const down = codes.map((value) => ({ type: 'keyDown', value }));
    const up = codes.toReversed().map((value) => ({ type: 'keyUp', value }));
    await act({ type: 'key', id: 'keys', actions: [...down, ...up] });
  };

  const clickAt = (x: number, y: number, times = 1) => {
    const click = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const actions = [{ type: 'pointerMove', x, y }, ...Array.from({ length: times }, () => click).flat()];
    return act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  };

  const click = async (selector: string, text = '', times = 1) => {
    const { x, y } = await see(selector, text);
    await clickAt(x, y, times);
  };

  const type = (text: string) =>
    act({
      type: 'key',
      id: 'keys',
      actions: text.split('').flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });

  return {
    run,
    until,
    see,
    press,
    clickAt,
    click,
    type,
    open: (url: string) => browser.send('open', { url }),
    picture: async () => Buffer.from((await browser.send('picture')) as string, 'base64'),
    /** Puts the text in the field of this label, in the place of what it holds. */
    fill: async (label: string, text: string) => {
      await click('input, textarea', label);
      await press('Control+A');
      await type(text);
    },
  };
}

export type Page = ReturnType<typeof pageOf>;
