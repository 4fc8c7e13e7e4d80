import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { BUILD_TARGET, OLDEST_BROWSERS, startNote } from '@/app/oldest-browsers';

const ROOT = join(import.meta.dirname, '../..');
const { chrome, firefox, safari } = OLDEST_BROWSERS;

it('the build targets the oldest supported browsers', () =>
  expect(BUILD_TARGET).toEqual(['chrome132', 'edge132', 'firefox133', 'safari18.2']));

it.each(['README.md', 'docs/deployment.md'])('%s lists the oldest supported browsers', (file) => {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(/\s+/g, ' ');
  expect(text).toContain(`Chrome and Edge ${chrome}, Firefox ${firefox}`);
  expect(text).toContain(`Safari ${safari}`);
});

it('the start page contains a list of the oldest supported browsers in English and Chinese', () => {
  const page = readFileSync(join(ROOT, 'index.html'), 'utf8');
  const [, note] = /<div id="root">(.*)<\/div>/.exec(startNote.transformIndexHtml(page)) ?? [];
  expect(note).toContain(`Chrome or Edge ${chrome}, Firefox ${firefox}, Safari ${safari}, or later`);
  expect(note).toContain(`Chrome 或 Edge ${chrome}、Firefox ${firefox}、Safari ${safari} 及以上版本`);
});
