/** Tests that the documentation of browser data lists every storage key and database used in the code. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const DOCUMENT = readFileSync('docs/browser-data.md', 'utf8');

const NAMED = /\b(?:[A-Z_]*KEY|DATABASE(?:_NAME)?) = '([^']+)'/g;
const STORES = /local-storage|sessionStorage|localStorage|openDB|DATABASE_NAME/;

it('the documentation of browser data lists every storage key and database in the code', () => {
  const found = ['src', 'mocks']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.includes('testing/'))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((source) => STORES.test(source))
    .flatMap((source) => [...source.matchAll(NAMED)].map(([, name]) => name));
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter((name) => !DOCUMENT.includes(`\`${name}\``))).toEqual([]);
});
