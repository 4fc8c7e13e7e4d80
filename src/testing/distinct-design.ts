/**
 * Design, anchor record and title block whose values are all different, so that a printed value identifies
 * its input.
 */
import { produce } from 'immer';
import type { AnchorRecord } from '@/api/contract/records';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { forEachEdge } from '@/quantities/edges';
import { seedAnchors } from '@/testing/report-cases';

export const LOADS = { Nz: 12.3, Vx: 1.7, Vy: 2.9, Mx: 0.31, My: 0.43, Mz: 0.59 };
export const LIVE = { Nz: 3.1, Vx: 0.67, Vy: 0.71, Mx: 0.073, My: 0.079, Mz: 0.083 };

export const DISTINCT_DESIGN: Design = produce(DEFAULT_DESIGN, (draft) => {
  Object.assign(draft.concrete, { fck: 21, fcuk: 26, ec: 30.5, installationPosition: 'unclamped' });
  Object.assign(draft.concrete, { baseDistance: 33, degreeOfRestraint: 1.4 });
  Object.assign(draft.concrete, { longTermTemperature: 23, shortTermTemperature: 41 });
  Object.assign(draft.unlocked, { thickness: true, section: true });
  Object.assign(draft.plate, { length: 411, width: 422, thickness: 19, E: 206, v: 0.29 });
  Object.assign(draft.layout, { h: 311 });
  Object.assign(draft.layout.spacings, { Sx1: 181, Sy1: 172 });
  const distances = { X1: 215, X2: 226, Y1: 237, Y2: 248 };
  draft.layout.sides = forEachEdge((side) => ({ distance: distances[side], exists: true }));
  Object.assign(draft.profile, { H: 104, W: 108, T: 7, FT: 11, ex: 3, ey: 5 });
  Object.assign(draft.loads, { dead: LOADS, live: LIVE, loadCase: 'deadAndLive' });
  Object.assign(draft.loads, { deadFactor: 1.31, liveFactor: 1.47 });
});

/**
 * A different number for every value of an anchor record, unlike all constants above, so that a printed
 * number identifies its field. Lengths in mm, torque in Nm.
 */
const ANCHOR = `
  etaHef: 77, etaHnom: 88, etaH1: 99, etaD0: 12.5, etaDnom: 12.1, etaHmin: 151, etaSmin: 61, etaCmin: 67,
  etaTinst: 59, etaOpeningwidth: 18, etaExx: 201.5e9, etaAs: 61.3, etaNrks: 33.1, etaNrkp: 22.2,
  etaVrks: 25.3, etaM0rks: 63, etaLf: 76, etaKucrn1: 10.7, etaKucrn2: 7.9, etaK7: 0.87, etaK8: 2.61,
  etaK9n1: 2.37, etaK9n2: 1.69, etaScrn: 193, etaCcrn: 94, etaScrsp: 251, etaCcrsp: 126, etaGammarsn: 1.43,
  etaGammarsv: 1.27, etaGammarcn: 1.83, etaGammarcp: 1.53, etaGammarcv: 1.57
`.matchAll(/\b(\w+): ([\d.e]+)/g);
const FIGURES = Object.fromEntries(Array.from(ANCHOR, ([, field, value]) => [field, value]));
export const ANCHOR_VALUES = Object.values(FIGURES).map(Number);

/** Title block entries; their numbers differ from all numbers above. */
export const PROJECT = {
  project: 'Hall 1001',
  position: 'Base 1002',
  revision: 'C 1003',
  company: 'Office 1004',
  address: 'Street 1006',
  telephone: '1007',
  mail: 'a@b.example',
  remark: 'Note 1008',
  designer: 'A. 1005',
  checker: 'B. 1009',
  approver: 'C. 1010',
  designedOn: '2026-01-02',
  checkedOn: '2026-01-13',
  approvedOn: '2026-01-24',
} as const;

/** Record in which every printed value is different. */
export const printedRecord: AnchorRecord = { ...seedAnchors[2], ...FIGURES };
