/** Random designs of every kind; the same seed gives the same designs in every run. */
import { produce } from 'immer';
import { applyRules } from '@/design/model/design-changes';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { copyGrade, copySection } from '@/design/records/anchor-data';
import { type Candidate, brokenRule } from '@/design/search/candidate';
import { seededAnchors, seededGrades, seededSections } from '@/testing/seeded-records';

const GROUPS = ['1-0-1', '2-0-1', '2-0-2', '3-0-3', '4-0-1', '4-0-1', '4-1-1', '6-0-1', '8-0-1', '2-0-0'];

/** Returns a design and its anchor that break no rule; the plate is elastic if `elastic` is true. */
export function randomCandidate(random: () => number, elastic: boolean): Candidate {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
  const between = (from: number, to: number) => Math.round(from + random() * (to - from));
  for (;;) {
    const standard = pick(['EN1992-4', 'JGJ145-2013'] as const);
    const start = produce(DEFAULT_DESIGN, (draft) => {
      draft.standardType = standard;
      copyGrade(draft, pick(seededGrades(standard)));
      Object.assign(draft.plate, { length: between(250, 450), width: between(250, 450) });
      draft.layout.group = pick(GROUPS);
      draft.layout.h = between(12, 40) * 10;
      for (const name of ['Sx1', 'Sx2', 'Sy1', 'Sy2'] as const)
        draft.layout.spacings[name] = between(70, 220);
      for (const side of Object.values(draft.layout.sides))
        Object.assign(side, { exists: random() < 0.6, distance: between(60, 400) });
      draft.loads.loadCase = pick(['dead', 'deadAndLive'] as const);
      for (const name of ['Nz', 'Vx', 'Vy'] as const)
        if (random() < 0.6) draft.loads.dead[name] = between(-5, 10);
      for (const name of ['Mx', 'My'] as const)
        if (random() < 0.4) draft.loads.dead[name] = between(-10, 10) / 10;
      if (random() < 0.5) draft.loads.live.Nz = between(0, 8);
      if (random() < 0.5) draft.loads.live.Vy = between(-6, 6);
      if (random() < 0.2)
        draft.concrete.installationPosition = pick(['clamped', 'unclamped', 'grouted', 'supported'] as const);
      if (elastic) {
        draft.plate.stiffness = 'elastic';
        draft.plate.thickness = between(8, 16);
        copySection(draft, pick(seededSections(draft.profile.series)));
      }
      applyRules(draft);
    });
    const anchor = pick(seededAnchors(start));
    const candidate = {
      design: produce(start, (draft) => {
        draft.anchor.diameter = anchor.diameter;
        draft.anchor.chosen[standard] = { id: anchor.id, name: anchor.name };
      }),
      anchor: anchor.data,
    };
    if (brokenRule(candidate) === null) return candidate;
  }
}
