/**
 * Compares style sheets and screens with the theme tokens: colours, font sizes, control heights, radii and
 * shadows must be those in theme.ts, and spacing must be on the grid.
 */
import { expect, it } from 'vitest';
import { filesIn, isTest, textOf } from '@/testing/architecture/source-files';

const sheets = filesIn(['src'], /\.css$/).map((name) => ({
  name,
  text: textOf(name).replace(/\/\*[\s\S]*?\*\//g, ''),
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

/** Drawings have colours of their own. */
const DRAWINGS = /(drawn-shapes\/|stress-field\.|stress-scale\.|viewer\/)/;

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|oklch)\(|(?<![-\w])(white|black|gr[ae]y|red|green|blue)(?![-\w])/i;

/** Properties of an inline style that the theme states. */
const INLINE =
  /\b(fontSize|fontFamily|fontWeight|lineHeight|color|background|backgroundColor|borderRadius|boxShadow|border):\s*(?!'inherit'|'none'|'var\(|0\b)(['"`\d])/;

const screens = filesIn(['src/app', 'src/features', 'src/shared'], /\.tsx$/)
  .filter((name) => !isTest(name))
  .map((name) => ({ name, text: textOf(name) }));

it('colours come from the tokens, except in drawings', () => {
  const literal = declarations.filter(({ name, value }) => COLOUR.test(value) && !DRAWINGS.test(name));
  expect(literal).toEqual([]);
});

it('no style sheet changes the height of a control', () => {
  const changed = sheets.flatMap(({ name, text }) =>
    [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selector, body]) => {
        const last = selector.trim().split(/\s+/).at(-1) ?? '';
        return (
          /^(button|input|select|\.ant-(btn|input|select|segmented))/.test(last) &&
          /(?<!-)\b(min-|max-)?height:\s*\d/.test(body)
        );
      })
      .map(([, selector]) => `${name} ${selector.trim()}`),
  );
  expect(changed).toEqual([]);
});

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

it('inline styles of the screens contain no colour, typeface, font size, radius or shadow', () => {
  expect(screens.length).toBeGreaterThan(100);
  const literal = screens.flatMap(({ name, text }) =>
    [...text.matchAll(/\bstyles?=\{\{([^}]*)\}/g)]
      .filter(([, style]) => INLINE.test(style) || (COLOUR.test(style) && !DRAWINGS.test(name)))
      .map(([style]) => `${name} ${style}`),
  );
  expect(literal).toEqual([]);
});
