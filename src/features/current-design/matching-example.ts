/** Finds the server's records of the anchor, concrete grade and profile that an example names. */
import type { QueryClient } from '@tanstack/react-query';
import { produce } from 'immer';
import { anchorListQuery, anchorNameQuery } from '@/api/calls/anchors';
import { concretes, sectionSteels } from '@/api/calls/references';
import { exampleDesign, type ExampleName } from '@/design/examples/example-designs';
import type { Design } from '@/design/model/design-state';
import {
  availableGrades,
  availableSections,
  copyGrade,
  copySection,
} from '@/design/records/available-records';

/** Returns null if the server has no such anchor, or if its list cannot be read. */
async function anchorId(client: QueryClient, { standardType, anchor }: Design): Promise<string | null> {
  const wanted = anchor.chosen[standardType]?.name;
  const list = await client.query(anchorListQuery(standardType, anchor.diameter)).catch(() => null);
  for (const { id, name } of list?.records ?? []) {
    // A list may omit the name of an anchor, but the record contains the name.
    const known = name || (await client.query(anchorNameQuery(id)).catch(() => ''));
    if (known === wanted) return String(id);
  }
  return null;
}

async function gradeOf(client: QueryClient, { standardType, concrete }: Design) {
  const list = await client.query(concretes.list()).catch(() => null);
  return list && availableGrades(list, standardType).records.find(({ grade }) => grade === concrete.grade);
}

async function sectionOf(client: QueryClient, { profile }: Design) {
  if (profile.chosen === null) return null;
  const list = await client.query(sectionSteels.list(profile.series)).catch(() => null);
  return list && availableSections(list).records.find(({ name }) => name === profile.chosen?.name);
}

interface FoundExample {
  design: Design;
  /** Name of the anchor if it was not found on the server; otherwise null. */
  missing: string | null;
}

/** Returns the example with the server's records of its anchor, grade and profile, found by name. */
export async function matchingExample(client: QueryClient, name: ExampleName): Promise<FoundExample> {
  const example = exampleDesign(name);
  const [id, grade, section] = await Promise.all([
    anchorId(client, example),
    gradeOf(client, example),
    sectionOf(client, example),
  ]);
  const chosen = example.anchor.chosen[example.standardType];
  const design = produce(example, (draft) => {
    draft.anchor.chosen[draft.standardType] = id === null || chosen === null ? null : { ...chosen, id };
    if (grade) copyGrade(draft, grade);
    if (section) copySection(draft, section);
    else if (draft.profile.chosen) draft.profile.chosen = null;
  });
  return { design, missing: id === null ? (chosen?.name ?? '') : null };
}
