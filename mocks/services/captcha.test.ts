import { describe, expect, it } from 'vitest';
import { createInMemoryBackend } from '../in-memory-backend';

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
    for (const text of texts) expect(text).toMatch(/^[A-Z0-9]{4}$/);
    expect(new Set(texts).size).toBeGreaterThan(15);
  });

  it('verification codes contain no easily confused characters', async () => {
    const { issue } = await start();
    const texts = await Promise.all(Array.from({ length: 50 }, async () => (await issue()).text));
    expect(texts.join('')).not.toMatch(/[0OQ1I2Z5S8BG6UV]/);
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
  it('the verification code image shows each character of the code, rotated and behind lines', async () => {
    const { issue } = await start();
    const { image, text } = await issue();
    const svg = svgOf(image);
    const shown = [...svg.matchAll(/rotate\(-?\d+\)" fill="#\w+">(.)<\/text>/g)].map(([, one]) => one);
    expect(shown.join('')).toBe(text);
    expect(svg.match(/<line/g)).toHaveLength(4);
  });
});
