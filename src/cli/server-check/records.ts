import type { AnchorRecord } from '@/api/contract/anchor';
import { anchorDetailSchema, anchorSchema } from '@/api/contract/anchor-answer';
import { CALLS, type CallName, type DocumentedCall } from '@/api/contract/calls';
import { parseOutcome } from '@/api/contract/fields';
import { listSchema, pageSchema, type Listed } from '@/api/contract/lists';
import { paths } from '@/api/contract/paths';
import type { Concrete, SectionSteel } from '@/api/contract/references';
import type { WireId } from '@/api/contract/wire-values';
import { expecting } from '@/api/read';
/** Reads every documented list and one record of each, and selects records for the calculations. */
import { sendRequest as request } from '@/api/send-request';
import { ask, askList, type Finding, type Findings } from '@/cli/server-check/findings';
import { bytes, readingPicture } from '@/cli/server-check/reading';
import { DIAMETERS } from '@/design/model/design-state';
import {
  availableGrades,
  availableSections,
  type Grade,
  type Section,
} from '@/design/records/available-records';
import { SERIES, type Standard } from '@/engineering';

/** Records required for a calculation under a standard. */
export interface Basis {
  standard: Standard;
  anchor: AnchorRecord;
  grade: Grade;
  /** Profile for the elastic plate; undefined if no list contains one. */
  profile: { series: string; section: Section } | undefined;
}

const STANDARDS: readonly Standard[] = ['EN1992-4', 'JGJ145-2013'];

/** Values of the parameters in the paths of lists. */
const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  standard: STANDARDS,
  diameter: DIAMETERS,
  series: SERIES.map(({ code }) => String(code)),
};

/** Query parameters of lists. */
const QUERY = { current: 1, size: 10, expiration: '', term: '' };

interface Item {
  id: WireId;
  name?: string;
}

interface ReadList {
  call: CallName;
  path: string;
  list: Listed<Item>;
}

/** Returns the path with every combination of the values of its parameters except the id. */
function pathsOf(path: string): string[] {
  const name = /\{(?!id\})(\w+)\}/.exec(path)?.[1];
  if (name === undefined) return [path];
  return PARAMETERS[name].flatMap((value) => pathsOf(path.replace(`{${name}}`, value)));
}

const noneOf = (call: string, missing: string): Finding => ({
  call: `GET ${call}`,
  isRead: false,
  rule: 'records',
  message: `${missing}: designs that need one cannot be calculated`,
});

const gradesFor = (list: Listed<Item>, standard: Standard) =>
  availableGrades({ ...(list as Listed<Concrete>), readAt: '' }, standard).records;

function noteOn(call: CallName, list: Listed<Item> & { total?: number }): string {
  if (call === 'concreteList')
    return STANDARDS.map((standard) => `${gradesFor(list, standard).length} for ${standard}`).join(', ');
  if (call === 'anchorListFor') return list.records.some(({ name }) => name === '') ? 'ids only' : '';
  return list.total === undefined ? '' : `${list.total} in total`;
}

/** Reads a list with every combination of its parameters. */
async function* readLists(
  name: CallName,
  { path, query = [], answer }: DocumentedCall,
): Findings<ReadList[]> {
  if (answer.kind !== 'list' && answer.kind !== 'page') return [];
  const schema = answer.kind === 'list' ? listSchema(answer.schema) : pageSchema(answer.schema);
  const params = Object.fromEntries(query.map((one) => [one, QUERY[one]]));
  const lists: ReadList[] = [];
  for (const url of pathsOf(path)) {
    const list = yield* askList(
      `GET ${url}`,
      () => request({ url, params }, expecting(schema)),
      (read) => noteOn(name, read as Listed<Item>),
    );
    if (list) lists.push({ call: name, path: url, list: list as Listed<Item> });
  }
  return lists;
}

/** Returns the first record of each list of a database; of anchors, the first of each standard. */
function firstIds(path: string, lists: readonly ReadList[]): WireId[] {
  const base = path.replace('/{id}', '');
  const found = new Map<string, WireId>();
  for (const { path: url, list } of lists) {
    if (url !== base && !url.startsWith(`${base}/list`)) continue;
    const group = STANDARDS.find((standard) => url.includes(standard)) ?? '';
    const [first] = list.records;
    if (first !== undefined && !found.has(group)) found.set(group, first.id);
  }
  // A list without a standard adds nothing where the lists of the standards have records.
  if (found.size > 1) found.delete('');
  return [...new Set(found.values())];
}

/** The calculator needs values that are numbers; the administration needs the flags. */
const readAnchor = (data: unknown) => {
  const detail = parseOutcome(anchorDetailSchema, data);
  return detail.ok ? parseOutcome(anchorSchema, data) : detail;
};

async function* readAnchors(lists: readonly ReadList[]): Findings<AnchorRecord[]> {
  const anchors: AnchorRecord[] = [];
  for (const id of firstIds(CALLS.anchor.path, lists)) {
    const url = paths.anchor(id);
    const anchor = yield* ask(
      `GET ${url}`,
      () => request({ url }, readAnchor),
      ({ name }) => name,
    );
    if (!anchor) continue;
    anchors.push(anchor);
    const picture = paths.image(anchor.avatar);
    if (anchor.avatar !== '') yield* ask(`GET ${picture}`, readingPicture(picture), bytes, 'picture');
  }
  return anchors;
}

/** Reads all lists, then one record of each database, and reports which records are missing. */
export async function* findRecords(isAdmin: boolean): Findings<Basis[]> {
  const reads = (Object.entries(CALLS) as [CallName, DocumentedCall][]).filter(
    ([, { method, access }]) => method === 'get' && (access === 'user' || (isAdmin && access === 'admin')),
  );
  const lists: ReadList[] = [];
  for (const [name, call] of reads) lists.push(...((yield* readLists(name, call)) ?? []));
  const anchors = (yield* readAnchors(lists)) ?? [];
  for (const [name, { path, answer }] of reads) {
    if (answer.kind !== 'record' || name === 'anchor' || !path.includes('{id}')) continue;
    for (const id of firstIds(path, lists)) {
      const url = path.replace('{id}', encodeURIComponent(id));
      yield* ask(`GET ${url}`, () => request({ url }, expecting(answer.schema)));
    }
  }

  const of = (call: CallName) => lists.filter((one) => one.call === call);
  const sections = of('sectionSteelList').flatMap(({ path, list }) =>
    availableSections({ ...(list as Listed<SectionSteel>), readAt: '' })
      .records.filter(({ H, W, T }) => H > 0 && W > 0 && T > 0)
      .map((section) => ({ series: path.split('/').at(-1) ?? '', section })),
  );
  if (of('sectionSteelList').every(({ list }) => list.records.length === 0))
    yield noneOf(paths.sectionSteelList(PARAMETERS.series[0]), 'no profile of any series');
  const bases: Basis[] = [];
  for (const standard of STANDARDS) {
    const grade = of('concreteList')
      .flatMap(({ list }) => gradesFor(list, standard))
      .at(0);
    if (of('concreteList').length > 0 && !grade) yield noneOf(paths.concreteList, `no grade for ${standard}`);
    const ids = of('anchorListFor')
      .filter(({ path }) => path.includes(standard))
      .flatMap(({ list }) => list.records.map(({ id }) => id));
    if (ids.length === 0)
      yield noneOf(paths.anchorListFor(standard, DIAMETERS[0]), `no anchor for ${standard}`);
    const anchor = anchors.find(({ id }) => ids.includes(id));
    if (anchor && grade) bases.push({ standard, anchor, grade, profile: sections.at(0) });
  }
  return bases;
}
