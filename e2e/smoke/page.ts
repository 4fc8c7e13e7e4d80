/**
 * Page in a browser controlled with WebDriver: finds visible elements, and operates them with pointer and
 * keyboard.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from './engines';

const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE007',
  Escape: '\uE00C',
};

/** Time limit for finding an element, ms. */
const LIMIT = 20_000;

/**
 * Returns the centre of the first visible element that matches the selector and has this name or text, or
 * else contains it; null if there is none, or if the element is moving or covered.
 */
async function find(selector: string, text: string) {
  const seen = [...document.querySelectorAll<HTMLInputElement>(selector)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  const namesOf = ({ ariaLabel, title, labels, textContent }: HTMLInputElement) =>
    [ariaLabel, title, labels?.[0]?.textContent, textContent].map((name) => name?.trim() ?? '');
  const found =
    seen.find((one) => namesOf(one).includes(text)) ??
    seen.find((one) => namesOf(one).some((name) => name.includes(text)));
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest' });
  const before = JSON.stringify(found.getBoundingClientRect());
  await new Promise((resolve) => setTimeout(resolve, 100));
  const box = found.getBoundingClientRect();
  const at = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
  const isUncovered = found.contains(document.elementFromPoint(at.x, at.y));
  return isUncovered && JSON.stringify(box) === before ? at : null;
}

export function pageOf(browser: Browser) {
  /** Runs a function in the page. */
  const run = async <A extends unknown[], T>(work: (...given: A) => T, ...args: A): Promise<Awaited<T>> => {
    const script = `const given = [...arguments], done = given.pop();
      Promise.resolve().then(() => (${String(work)})(...given))
        .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = (await browser.send('run', { script, args })) as { value: Awaited<T>; error?: string };
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  };
  const see = async (selector: string, text = '') => {
    const start = Date.now();
    while (Date.now() - start < LIMIT) {
      const seen = await run(find, selector, text);
      if (seen) return seen;
      await wait(100);
    }
    const instead = await run((one) => document.querySelector(one)?.textContent ?? 'nothing', selector);
    throw new Error(`${selector} has ${instead} instead of ${text}`);
  };
  const act = (type: 'key' | 'pointer', actions: object[]) =>
    browser.send('act', { actions: [{ type, id: type, actions }] });
  const key = (type: 'keyDown' | 'keyUp') => (value: string) => ({ type, value });
  const press = (keys: string) => {
    const values = keys.split('+').map((one) => KEYS[one] ?? one.toLowerCase());
    return act('key', [...values.map(key('keyDown')), ...values.toReversed().map(key('keyUp'))]);
  };
  const click = async (selector: string, text = '') => {
    const move = { type: 'pointerMove', ...(await see(selector, text)) };
    await act('pointer', [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]);
  };
  /** Replaces the text in the field with this label. */
  const fill = async (label: string, text: string) => {
    await click('input, textarea', label);
    await press('Control+A');
    await act('key', Array.from(text, (one) => [key('keyDown')(one), key('keyUp')(one)]).flat());
  };
  const open = (url: string) => browser.send('open', { url });
  return { run, see, press, click, fill, open };
}
