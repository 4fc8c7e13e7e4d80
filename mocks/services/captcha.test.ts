import { describe, expect, it } from 'vitest';
import { createInMemoryBackend } from '../in-memory-backend';
import { drawCaptcha } from './captcha-drawing';
import { CAPTCHA_ALPHABET, GLYPHS } from './captcha-glyphs';

const MINUTE = 60_000;

async function start() {
  const clock = { now: 1_000_000 };
  const { services, store, captchaText } = await createInMemoryBackend({ now: () => clock.now });
  const issue = async () => {
    const { id, image } = await services.captcha.issue();
    return { id, image, text: await captchaText(id) };
  };
  return { clock, store, issue, redeem: services.captcha.redeem };
}

function svgOf(image: string): string {
  return atob(image.slice(image.indexOf(',') + 1));
}

describe('verification codes', () => {
  it('verification codes consist of four characters, and at least 16 of 20 codes are different', async () => {
    const { issue } = await start();
    const texts = await Promise.all(Array.from({ length: 20 }, async () => (await issue()).text));
    for (const text of texts) expect(text).toMatch(new RegExp(`^[${CAPTCHA_ALPHABET}]{4}$`));
    expect(new Set(texts).size).toBeGreaterThan(15);
  });

  it('verification codes contain no easily confused characters', () => {
    expect(CAPTCHA_ALPHABET).not.toMatch(/[0OQ1I2Z5S8BG6UV]/);
    expect(CAPTCHA_ALPHABET.length).toBeGreaterThan(15);
  });

  it('a verification code is accepted once, in upper or lower case', async () => {
    const { issue, redeem } = await start();
    const { id, text } = await issue();
    expect(await redeem(id, ` ${text.toLowerCase()} `)).toBe(true);
    expect(await redeem(id, text)).toBe(false);
  });

  it('a verification code is invalid after a wrong attempt', async () => {
    const { issue, redeem } = await start();
    const { id, text } = await issue();
    expect(await redeem(id, 'none')).toBe(false);
    expect(await redeem(id, text)).toBe(false);
  });

  it('verification codes expire after five minutes and are then deleted', async () => {
    const { clock, store, issue, redeem } = await start();
    const early = await issue();
    const late = await issue();
    await issue();
    clock.now += 5 * MINUTE - 1;
    expect(await redeem(early.id, early.text)).toBe(true);
    clock.now += 1;
    expect(await redeem(late.id, late.text)).toBe(false);
    await issue();
    expect(await store.captchas.all()).toHaveLength(1);
  });

  it('a verification code is refused if it is sent with an unknown id', async () => {
    const { issue, redeem } = await start();
    const { text } = await issue();
    expect(await redeem('other', text)).toBe(false);
  });
});

describe('verification code image', () => {
  it('the verification code image consists of strokes and does not contain the code as text', async () => {
    const { issue } = await start();
    const { image, text } = await issue();
    const svg = svgOf(image);
    expect(svg).not.toContain(text);
    expect(svg).not.toContain('<text');
    expect(svg.match(/<path/g)?.length).toBeGreaterThan(30);
  });

  it('the verification code image differs each time for the same code', () => {
    expect(drawCaptcha('ACDE', Math.random)).not.toBe(drawCaptcha('ACDE', Math.random));
  });

  it.each(Object.keys(GLYPHS))(
    'the verification code image contains the whole character %s at five strengths of distortion',
    (character) => {
      for (const extreme of [0, 0.25, 0.5, 0.75, 0.999]) {
        const svg = svgOf(drawCaptcha(character.repeat(4), () => extreme));
        const glyphs = [...svg.matchAll(/d="([^"]+)" stroke="#\w+" stroke-width="[\d.]+"\/>/g)];
        expect(glyphs).toHaveLength(4 * GLYPHS[character].length);
        for (const [, path] of glyphs) {
          for (const [, x, y] of path.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)) {
            expect(Number(x)).toBeGreaterThan(-1);
            expect(Number(x)).toBeLessThan(133);
            expect(Number(y)).toBeGreaterThan(-1);
            expect(Number(y)).toBeLessThan(49);
          }
        }
      }
    },
  );
});
