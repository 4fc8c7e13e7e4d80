/** Service for captchas: four characters, valid for five minutes and one attempt. */
import type { Captcha } from '@/api/contract/session';
import { toHex, type Environment } from './environment';

const LENGTH = 4;
const LIFE_MS = 5 * 60_000;

/** Letters and digits without those that are easily confused: 0 O Q, 1 I, 2 Z, 5 S, 8 B, 6 G, U V. */
const ALPHABET = 'ACDEFHJKLMNPRTWXY3479';

const WIDTH = 132;
const HEIGHT = 48;
const COLOURS = ['#1d3557', '#5a2a6e', '#7a2e1f', '#1f5c46', '#37415c', '#6b4a12'];

/** Function that returns a random number from 0 (inclusive) to 1 (exclusive). */
type Random = () => number;

function randomFrom(randomBytes: Environment['randomBytes']): Random {
  return () => {
    const [a, b, c] = randomBytes(3);
    return (a * 65536 + b * 256 + c) / 16777216;
  };
}

const picked = <T>(random: Random, from: ArrayLike<T>): T => from[Math.floor(random() * from.length)];

/** Returns the image as a data URL (SVG). It contains the code as text, because it protects nothing. */
function drawCaptcha(text: string, random: Random): string {
  const between = (low: number, high: number) => Math.round(low + (high - low) * random());
  const step = WIDTH / (text.length + 1);
  const characters = Array.from(text, (character, index) => {
    const place = `translate(${Math.round(step * (index + 1))} ${between(28, 38)}) rotate(${between(-18, 18)})`;
    return `<text transform="${place}" fill="${picked(random, COLOURS)}">${character}</text>`;
  });
  const lines = Array.from({ length: 4 }, () => {
    const points = `x1="0" y1="${between(4, 44)}" x2="${WIDTH}" y2="${between(4, 44)}"`;
    return `<line ${points} stroke="${picked(random, COLOURS)}" stroke-opacity="0.5"/>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#f3f5f8"/>` +
    `<g font-family="sans-serif" font-size="28" font-weight="600" text-anchor="middle">${characters.join('')}</g>` +
    `${lines.join('')}</svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}

export type CaptchaService = ReturnType<typeof createCaptchaService>;

export function createCaptchaService({ store, now, randomBytes }: Environment) {
  const random = randomFrom(randomBytes);

  const dropExpired = async () => {
    for (const captcha of await store.captchas.all()) {
      if (captcha.expiresAt <= now()) await store.captchas.remove(captcha.id);
    }
  };

  return {
    async issue(): Promise<Captcha<string>> {
      await dropExpired();
      const text = Array.from({ length: LENGTH }, () => picked(random, ALPHABET)).join('');
      const id = toHex(randomBytes(16));
      await store.captchas.put({ id, text, expiresAt: now() + LIFE_MS });
      return { id, image: drawCaptcha(text, random) };
    },
    /** True if the text is correct, ignoring case, and the code has not expired. The code becomes invalid. */
    async redeem(id: string, text: string) {
      const captcha = await store.captchas.get(id);
      if (!captcha || !(await store.captchas.remove(id))) return false;
      return captcha.expiresAt > now() && text.trim().toUpperCase() === captcha.text;
    },
  };
}
