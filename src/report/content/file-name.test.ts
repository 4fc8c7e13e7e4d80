import { expect, it } from 'vitest';
import { reportFileName } from '@/report/content/file-name';

const NOW = new Date('2026-03-02T10:00:00');

it.each([
  ['North entrance', 'Report_North entrance_2026-03-02.docx'],
  ['', 'Report_2026-03-02.docx'],
  ['a/b\\c:d*e?f"g<h>i|j', 'Report_a b c d e f g h i j_2026-03-02.docx'],
  ['  spaced\n out. ', 'Report_spaced out_2026-03-02.docx'],
  ['某地铁站', 'Report_某地铁站_2026-03-02.docx'],
])('the report for the project %j is named %j', (project, expected) => {
  expect(reportFileName('Report', project, NOW, 'docx')).toBe(expected);
});

it('the report file name shortens a long project name without splitting a character', () => {
  const name = reportFileName('R', '𠀀'.repeat(300), NOW, 'pdf');
  expect(name).toBe(`R_${'𠀀'.repeat(60)}_2026-03-02.pdf`);
});
