/**
 * Compares the style sheets with the theme tokens: font sizes, radii and shadows must be those in theme.ts,
 * and spacing must be on the grid.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

const sheets = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({
    name,
    text: readFileSync(join(ROOT, 'src', name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
  }));

/** Allowed values by CSS property. `box-shadow` may also draw focus rings and lines. */
const RULES: { property: RegExp; allowed: RegExp }[] = [
  {
    property: /^border(-[a-z]+)*-radius$/,
    allowed: /^(var\(--ant-border-radius\)|0|50%|100%|100px|inherit)$/,
  },
  { property: /^font-size$/, allowed: /^(var\(--ant-font-size[a-z0-9-]*\)|inherit)$/ },
  { property: /^font$/, allowed: /^((\d+ )?var\(--ant-font-size[a-z0-9-]*\).*|inherit)$/ },
  {
    property: /^box-shadow$/,
    allowed: /^(none|var\(--ant-box-shadow-tertiary\)|(inset )?(-?\d+(px)? ){2,4}var\(.*\))$/,
  },
];

/**
 * Spacing of 2 px, half a grid step, is also allowed; rows use it between their border line and their text.
 */
const onGrid = (pixels: number): boolean => Math.abs(pixels) === 2 || pixels % 4 === 0;

const declarations = sheets.flatMap(({ name, text }) =>
  [...text.matchAll(/(?<=[{;]\s*)([a-z-]+):\s*([^;{}]+);/g)].map(([, property, value]) => ({
    name,
    property,
    value: value.replace('!important', '').trim(),
  })),
);

describe('style sheets', () => {
  it('style sheets use the font sizes, radius and shadow from the tokens', () => {
    expect(declarations.length).toBeGreaterThan(500);
    const literal = declarations.filter(({ property, value }) =>
      RULES.some((rule) => rule.property.test(property) && !rule.allowed.test(value)),
    );
    expect(literal).toEqual([]);
  });

  it('spacing in style sheets is 2 px or a multiple of 4 px', () => {
    const off = declarations.filter(
      ({ property, value }) =>
        /^((row-|column-)?gap|(margin|padding)(-[a-z-]+)?)$/.test(property) &&
        [...value.matchAll(/(-?[\d.]+)px/g)].some(([, pixels]) => !onGrid(Number(pixels))),
    );
    expect(off).toEqual([]);
  });
});
