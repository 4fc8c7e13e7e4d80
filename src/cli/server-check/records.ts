/** Reads every documented list and one record of each, and selects records for the calculations. */
import { CALLS, type CallName, type DocumentedCall } from '@/api/contract/calls';
import { parseOutcome } from '@/api/contract/fields';
import { paths, referencePaths } from '@/api/contract/paths';
import { listSchema, pageSchema, type Listed } from '@/api/contract/record-lists';
import {
  type AnchorRecord,
  anchorDetailSchema,
  anchorSchema,
  type Concrete,
  type SectionSteel,
} from '@/api/contract/records';
import type { WireId } from '@/api/contract/wire-values';
import { expecting, sendRequest } from '@/api/requests';
import { ask, askPicture, type Report } from '@/cli/server-check/findings';
import { DIAMETERS } from '@/design/model/design-state';
import { availableGrades, availableSections, type Grade, type Section } from '@/design/records/anchor-data';
import { SERIES, STANDARDS, type Standard } from '@/engineering';

export interface Basis {
  standard: Standard;
  anchor: AnchorRecord;
  grade: Grade;
  /** Profile for the elastic plate; undefined if no list contains one. */
  profile: { series: string; section: Section } | undefined;
}

const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  standard: STANDARDS,
  diameter: DIAMETERS,
  series: SERIES.map(({ code }) => String(code)),
};

const QUERY = { current: 1, size: 10, expiration: '', term: '' };

interface ReadList extends Listed<{ id: WireId; name?: string }> {
  call: CallName;
  path: string;
  /** Number of records on all pages, in a response with one page. */
  total?: number;
}

/** Returns the path with every combination of the values of its parameters except the id. */
function pathsOf(path: string): string[] {
  const name = /\{(?!id\})(\w+)\}/.exec(path)?.[1];
  if (name === undefined) return [path];
  return PARAMETERS[name].flatMap((value) => pathsOf(path.replace(`{${name}}`, value)));
}

const gradesFor = (list: ReadList, standard: Standard) =>
  availableGrades({ ...(list as Listed<unknown> as Listed<Concrete>), readAt: '' }, standard).records;

function noteOn(list: ReadList): string {
  if (list.call === 'concreteList')
    return STANDARDS.map((standard) => `${gradesFor(list, standard).length} for ${standard}`).join(', ');
  if (list.call === 'anchorListFor') return list.records.some(({ name }) => name === '') ? 'ids only' : '';
  return list.total === undefined ? '' : `${list.total} in total`;
}

function textOf(list: ReadList): string {
  const { records, unreadable } = list;
  const names = unreadable.map(({ name, field }) => (field === '' ? name : `${name} (${field})`));
  return [
    `${records.length} of ${records.length + unreadable.length} records`,
    noteOn(list),
    names.length > 0 ? `cannot be read: ${names.join(', ')}` : '',
  ]
    .filter((part) => part !== '')
    .join('; ');
}

async function checkLists(
  report: Report,
  call: CallName,
  { path, query = [], answer }: DocumentedCall,
): Promise<ReadList[]> {
  if (answer.kind !== 'list' && answer.kind !== 'page') return [];
  const schema = answer.kind === 'list' ? listSchema(answer.schema) : pageSchema(answer.schema);
  const params = Object.fromEntries(query.map((one) => [one, QUERY[one]]));
  const lists: ReadList[] = [];
  for (const url of pathsOf(path)) {
    const named = (list: Listed<unknown>) => ({ ...list, call, path: url }) as ReadList;
    const made = sendRequest({ url, params }, expecting<Listed<unknown>>(schema));
    const list = await ask(report, `GET ${url}`, made, (read) => textOf(named(read)));
    if (list) lists.push(named(list));
  }
  return lists;
}

/** Returns the first record of each list of a database; of anchors, the first of each standard. */
function firstIds(path: string, lists: readonly ReadList[]): WireId[] {
  const base = path.replace('/{id}', '');
  const found = new Map<string, WireId>();
  for (const { path: url, records } of lists) {
    if (url !== base && !url.startsWith(`${base}/list`)) continue;
    const group = STANDARDS.find((standard) => url.includes(standard)) ?? '';
    if (records.length > 0 && !found.has(group)) found.set(group, records[0].id);
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

export async function checkRecords(report: Report, isAdmin: boolean): Promise<Basis[]> {
  const reads = (Object.entries(CALLS) as [CallName, DocumentedCall][]).filter(
    ([, { method, access }]) => method === 'get' && (access === 'user' || (isAdmin && access === 'admin')),
  );
  const lists: ReadList[] = [];
  for (const [name, call] of reads) lists.push(...(await checkLists(report, name, call)));
  const anchors: AnchorRecord[] = [];
  for (const [name, { path, answer }] of reads) {
    if (answer.kind !== 'record' || !path.includes('{id}')) continue;
    for (const id of firstIds(path, lists)) {
      const url = path.replace('{id}', encodeURIComponent(id));
      if (name !== 'anchor') {
        await ask(report, `GET ${url}`, sendRequest({ url }, expecting(answer.schema)));
        continue;
      }
      const anchor = await ask(report, `GET ${url}`, sendRequest({ url }, readAnchor), (read) => read.name);
      if (anchor) anchors.push(anchor);
      if (anchor && anchor.avatar !== '') await askPicture(report, paths.image(anchor.avatar));
    }
  }

  const missing = (path: string, what: string) =>
    report({
      call: `GET ${path}`,
      isRead: false,
      rule: 'Records',
      message: `${what}: designs that need one cannot be calculated`,
    });
  const of = (call: CallName) => lists.filter((one) => one.call === call);
  const [grades, profiles] = [of('concreteList'), of('sectionSteelList')];
  const sections = profiles.flatMap(({ path, ...list }) =>
    availableSections({ ...(list as Listed<unknown> as Listed<SectionSteel>), readAt: '' })
      .records.filter(({ H, W, T }) => H > 0 && W > 0 && T > 0)
      .map((section) => ({ series: path.split('/').at(-1) ?? '', section })),
  );
  if (profiles.every(({ records }) => records.length === 0))
    missing(referencePaths('sectionSteels').list(PARAMETERS.series[0]), 'no profile of any series');
  return STANDARDS.flatMap((standard) => {
    const grade = grades.flatMap((list) => gradesFor(list, standard)).at(0);
    if (grades.length > 0 && !grade) missing(referencePaths('concretes').list(), `no grade for ${standard}`);
    const ids = of('anchorListFor')
      .filter(({ path }) => path.includes(standard))
      .flatMap(({ records }) => records.map(({ id }) => id));
    if (ids.length === 0) missing(paths.anchorListFor(standard, DIAMETERS[0]), `no anchor for ${standard}`);
    const anchor = anchors.find(({ id }) => ids.includes(id));
    return anchor && grade ? [{ standard, anchor, grade, profile: sections.at(0) }] : [];
  });
}
