import { expect, it } from 'vitest';
import { LONGEST_ATTACHMENT } from '@/design/file/attached-design';
import { LONGEST_FILE } from '@/design/file/design-file';
import { MOST_LISTED_LOADS } from '@/design/model/design-state';
import { ARCHIVE_LIMITS } from '@/design/saved-designs/archive';
import { TABLE_LIMITS } from '@/files/load-tables/table-limits';
import { READ_LIMITS } from '@/files/read-file/use-read-file';
import { filesIn, isTest, textOf } from '@/testing/architecture/source-files';

/** Tests that the documentation of browser data lists every storage key and database used in the code. */
const DOCUMENT = textOf('docs/browser-data.md');

const NAMED = /\b(?:[A-Z_]*KEY|DATABASE(?:_NAME)?) = '([^']+)'/g;
const STORES = /local-storage|sessionStorage|localStorage|openDB|DATABASE_NAME/;

it('the documentation of browser data lists every storage key and database in the code', () => {
  const found = filesIn(['src', 'mocks'], /\.tsx?$/)
    .filter((path) => !isTest(path) && !path.includes('testing/'))
    .map(textOf)
    .filter((source) => STORES.test(source))
    .flatMap((source) => [...source.matchAll(NAMED)].map(([, name]) => name));
  expect(found.length).toBeGreaterThan(15);
  expect(found.filter((name) => !DOCUMENT.includes(`\`${name}\``))).toEqual([]);
});

/** Compares the table of limits in the manual with the limits in the file readers. */
const count = (value: number): string => value.toLocaleString('en');
const megabytes = (bytes: number): string => `${bytes / 1e6} MB`;

const STATED = [
  count(LONGEST_FILE),
  megabytes(READ_LIMITS.bytes),
  `${READ_LIMITS.seconds} s`,
  count(ARCHIVE_LIMITS.designs),
  megabytes(ARCHIVE_LIMITS.member),
  megabytes(ARCHIVE_LIMITS.unpacked),
  megabytes(LONGEST_ATTACHMENT),
  count(TABLE_LIMITS.rows),
  String(TABLE_LIMITS.columns),
  count(TABLE_LIMITS.characters),
];

it.each(['en', 'cn'])('the manual in "%s" states every file reader limit', (language) => {
  const manual = textOf(`e2e/help/manual-${language}.md`);
  const [, table = ''] = manual.split(/^### 8\.2 .*$/m);
  expect(STATED.filter((limit) => !table.includes(limit))).toEqual([]);
  expect(MOST_LISTED_LOADS).toBe(TABLE_LIMITS.rows);
});
