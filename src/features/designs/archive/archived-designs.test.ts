// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { serializeDesign } from '@/design/file/design-file-text';
import { DEFAULT_DESIGN, NO_LOAD } from '@/design/model/design-state';
import { readEmbeddedDesigns } from '@/design/saved-designs/archive';
import { NOTHING_SHARED } from '@/design/saved-designs/saved-design';
import { reportedValuesOf } from '@/design/verdict/reported-values';
import { putArchive } from '@/features/designs/archive/use-archive';
import { openDesign } from '@/features/designs/saved-designs/open-design';
import { serializeProject } from '@/report/project/project-report';
import { readReactions, readSavedDesigns } from '@/stores/saved-designs/database';
import { newId } from '@/stores/saved-designs/open-design-id';
import { givenDesign } from '@/testing/given-design';
import { resultOf, seedAnchors } from '@/testing/report-cases';

const EMPTY = { projects: [], cards: [], damaged: [] };

it('the nodes of an imported project belong to the copies of its designs', async () => {
  const owner = newId();
  const revisions = [
    { table: 'hall.csv', time: '', rows: [{ ...NO_LOAD, name: 'A1 / 1', node: 'A1' }], before: {} },
  ];
  const hall = { id: newId(), name: 'Hall', shared: NOTHING_SHARED };
  const named = { kind: 'design', name: 'Post', point: '', project: null } as const;
  const post = { ...named, id: newId(), design: DEFAULT_DESIGN };
  await putArchive(owner, { projects: [], designs: [post] }, EMPTY, 'both');
  const saved = await readSavedDesigns(owner);
  if (!saved.ok) throw new Error(saved.failure);
  const project = { ...hall, reactions: { revisions, designs: { A1: post.id } } };
  const designs = [{ ...post, project: hall.id }];
  await putArchive(owner, { projects: [project], designs }, saved.value, 'both');
  const after = await readSavedDesigns(owner);
  const copy = after.ok ? after.value.cards.find((card) => card.project === hall.id) : undefined;
  expect(copy?.id).not.toBe(post.id);
  const stored = await readReactions(owner, hall.id);
  expect(stored.ok && stored.value).toMatchObject({ revisions, designs: { A1: copy?.id } });
});

it('designs embedded in a report are imported as a project, with the results stated in the report', async () => {
  const owner = newId();
  const design = givenDesign({ Nz: 9 });
  const reported = reportedValuesOf(resultOf(design, seedAnchors[0])!, 'figures');
  const project = { ...DEFAULT_DESIGN.project, project: 'Hall 7' };
  const text = serializeProject(project, [
    { name: 'Post', point: 'B/4', file: serializeDesign(design, reported) },
  ]);
  const read = await readEmbeddedDesigns(text, newId);
  if (!read?.ok) throw new Error('not read');
  await putArchive(owner, read.archive, EMPTY, 'both');
  const saved = await readSavedDesigns(owner);
  if (!saved.ok) throw new Error(saved.failure);
  const { cards, projects } = saved.value;
  expect(projects).toMatchObject([{ name: 'Hall 7' }]);
  expect(cards).toMatchObject([{ name: 'Post', point: 'B/4', project: projects[0].id, summary: null }]);
  expect(await openDesign(cards[0], projects[0])).toMatchObject({ ok: true, reported });
});
