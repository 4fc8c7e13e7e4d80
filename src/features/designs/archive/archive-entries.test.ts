// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { serializeDesign } from '@/design/file/design-file-text';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { readEmbeddedDesigns } from '@/design/saved-designs/archive';
import { figuresOf } from '@/design/verdict/reported-figures';
import { putArchive } from '@/features/designs/archive/archive-entries';
import { openDesign } from '@/features/designs/saved-designs/open-design';
import { serializeProject } from '@/report/project/project-report';
import { readSavedDesigns } from '@/stores/saved-designs/database';
import { newId } from '@/stores/saved-designs/open-entry';
import { resultOf, seedAnchors } from '@/testing/report-cases';

const owner = newId();

it('designs embedded in a report are imported as a project, with the results stated in the report', async () => {
  const design = {
    ...DEFAULT_DESIGN,
    loads: { ...DEFAULT_DESIGN.loads, dead: { ...DEFAULT_DESIGN.loads.dead, Nz: 9 } },
  };
  const reported = figuresOf(resultOf(design, seedAnchors[0])!, 'figures');
  const project = { ...DEFAULT_DESIGN.project, project: 'Hall 7' };
  const text = serializeProject(project, [
    { name: 'Post', point: 'B/4', file: serializeDesign(design, reported) },
  ]);
  const read = await readEmbeddedDesigns(text, newId);
  if (!read?.ok) throw new Error('not read');
  await putArchive(owner, read.archive, { projects: [], cards: [], damaged: [] }, 'both');
  const saved = await readSavedDesigns(owner);
  if (!saved.ok) throw new Error(saved.failure);
  const { cards, projects } = saved.value;
  expect(projects).toMatchObject([{ name: 'Hall 7' }]);
  expect(cards).toMatchObject([{ name: 'Post', point: 'B/4', project: projects[0].id, summary: null }]);
  expect(await openDesign(cards[0], projects[0])).toMatchObject({ ok: true, reported });
});
