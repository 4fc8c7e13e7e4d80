/** Service for captchas: four characters, valid for five minutes and one attempt. */
import type { Captcha } from '@/api/contract/session';
import { drawCaptcha, type Chance } from './captcha-drawing';
import { CAPTCHA_ALPHABET } from './captcha-glyphs';
import { toHex } from './encoding';
import type { Environment } from './environment';

const LENGTH = 4;
const LIFE_MS = 5 * 60_000;

export interface CaptchaService {
  issue(): Promise<Captcha<string>>;
  /** True if the text is correct, ignoring case, and the code has not expired. The code becomes invalid. */
  redeem(id: string, text: string): Promise<boolean>;
}

function chanceFrom(randomBytes: Environment['randomBytes']): Chance {
  return () => {
    const [a, b, c] = randomBytes(3);
    return (a * 65536 + b * 256 + c) / 16777216;
  };
}

export function createCaptchaService({ store, now, randomBytes }: Environment): CaptchaService {
  const chance = chanceFrom(randomBytes);

  const dropExpired = async () => {
    for (const captcha of await store.captchas.all()) {
      if (captcha.expiresAt <= now()) await store.captchas.remove(captcha.id);
    }
  };

  return {
    async issue() {
      await dropExpired();
      const text = Array.from(
        { length: LENGTH },
        () => CAPTCHA_ALPHABET[Math.floor(chance() * CAPTCHA_ALPHABET.length)],
      ).join('');
      const id = toHex(randomBytes(16));
      await store.captchas.put({ id, text, expiresAt: now() + LIFE_MS });
      return { id, image: drawCaptcha(text, chance) };
    },
    async redeem(id, text) {
      const captcha = await store.captchas.get(id);
      if (!captcha || !(await store.captchas.remove(id))) return false;
      return captcha.expiresAt > now() && text.trim().toUpperCase() === captcha.text;
    },
  };
}
