/** Reads the records that every designer needs: concrete grades, profiles, anchors. */
import { anchorListQuery, anchorQuery } from '@/api/calls/anchors';
import {
  concreteListQuery,
  concreteQuery,
  sectionSteelListQuery,
  sectionSteelQuery,
} from '@/api/calls/references';
import type { AnchorDetail } from '@/api/contract/anchor';
import type { AnchorListItem } from '@/api/contract/anchor-answer';
import type { Listed, ReadList } from '@/api/contract/lists';
import { paths } from '@/api/contract/paths';
import type { Concrete, SectionSteel } from '@/api/contract/references';
import { ask, askList, type Finding, type Findings } from '@/cli/server-check/findings';
import { reading, readingPicture } from '@/cli/server-check/reading';
import { bytes } from '@/cli/server-check/sign-in';
import { DIAMETERS } from '@/design/model/design-state';
import { offeredGrades, offeredSections, type Grade, type Section } from '@/design/records/offered-records';
import { SERIES, type Standard } from '@/engineering';

/** Records required for a calculation under a standard. */
export interface Basis {
  standard: Standard;
  anchor: AnchorDetail;
  grade: Grade;
  /** Profile for the elastic plate; undefined if no list contains one. */
  profile: Profile | undefined;
}

const STANDARDS: readonly Standard[] = ['EN1992-4', 'JGJ145-2013'];

const none = (call: string, what: string): Finding => ({
  call,
  isRead: false,
  rule: 'records',
  message: `${what}: designs that need one cannot be calculated`,
});

async function* findConcretes(): Findings<ReadList<Concrete>> {
  const offers = (list: ReadList<Concrete>) =>
    STANDARDS.map((standard) => `${offeredGrades(list, standard).records.length} for ${standard}`).join(', ');
  const list = yield* askList(
    `GET ${paths.concreteList}`,
    reading<ReadList<Concrete>>(concreteListQuery()),
    offers,
  );
  for (const standard of STANDARDS) {
    if (list && offeredGrades(list, standard).records.length === 0)
      yield none(`GET ${paths.concreteList}`, `no grade for ${standard}`);
  }
  const first = list?.records.at(0);
  if (first) yield* ask(`GET ${paths.concrete(first.id)}`, reading<Concrete>(concreteQuery(first.id)));
  return list;
}

interface Profile {
  series: string;
  section: Section;
}

async function* findProfiles(): Findings<Profile> {
  let first: SectionSteel | undefined;
  let profile: Profile | undefined;
  for (const { code } of SERIES) {
    const series = String(code);
    const list = yield* askList(
      `GET ${paths.sectionSteelList(series)}`,
      reading<ReadList<SectionSteel>>(sectionSteelListQuery(series)),
    );
    first ??= list?.records.at(0);
    const section = list && offeredSections(list).records.find(({ H, W, T }) => H > 0 && W > 0 && T > 0);
    if (section) profile ??= { series, section };
  }
  if (!first) yield none(`GET ${paths.sectionSteelList(String(SERIES[0].code))}`, 'no profile of any series');
  if (first)
    yield* ask(`GET ${paths.sectionSteel(first.id)}`, reading<SectionSteel>(sectionSteelQuery(first.id)));
  return profile;
}

/** Reads all anchor lists of a standard, then the first listed anchor and its picture. */
async function* findAnchor(standard: Standard): Findings<AnchorDetail> {
  let first: AnchorListItem | undefined;
  for (const diameter of DIAMETERS) {
    const list = yield* askList(
      `GET ${paths.anchorListFor(standard, diameter)}`,
      reading<Listed<AnchorListItem>>(anchorListQuery(standard, diameter)),
      ({ records }) => (records.some(({ name }) => name === '') ? 'ids only' : ''),
    );
    first ??= list?.records.at(0);
  }
  if (!first) {
    yield none(`GET ${paths.anchorListFor(standard, DIAMETERS[0])}`, `no anchor for ${standard}`);
    return undefined;
  }
  const anchor = yield* ask(
    `GET ${paths.anchor(first.id)}`,
    reading<AnchorDetail>(anchorQuery(first.id)),
    ({ name }) => name,
  );
  if (anchor && anchor.avatar !== '')
    yield* ask(
      `GET ${paths.image(anchor.avatar)}`,
      readingPicture(paths.image(anchor.avatar)),
      bytes,
      'picture',
    );
  return anchor;
}

export async function* findReferences(): Findings<Basis[]> {
  const concretes = yield* findConcretes();
  const profile = yield* findProfiles();
  const bases: Basis[] = [];
  for (const standard of STANDARDS) {
    const anchor = yield* findAnchor(standard);
    const grade = concretes && offeredGrades(concretes, standard).records.at(0);
    if (anchor && grade) bases.push({ standard, anchor, grade, profile });
  }
  return bases;
}
