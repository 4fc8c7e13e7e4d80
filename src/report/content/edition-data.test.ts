/** Tests that the edition of a standard is defined in a single place. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('sources and locales contain no edition of EN 1992-4 as literal text', () => {
  const files = ['src', 'locales']
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `${root}/${file}`),
    )
    .filter((file) => /\.tsx?$|^locales.*\.json$/.test(file) && !file.includes('.test.'));
  const naming = files.filter((file) => /['"`][^'"`\n]*EN ?1992-4:\d{4}/.test(readFileSync(file, 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(naming).toEqual([]);
});
