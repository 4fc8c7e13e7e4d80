import { produce } from 'immer';
import { expect, it } from 'vitest';
import { parseSim } from '@/api/contract/anchor-forces';
import { parseAlgorithm } from '@/api/contract/run-algorithm';
import * as wire from '@/api/contract/to-wire';
import { caseInput, plateInput } from '@/design/input/case-input';
import { codedDesign } from '@/design/model/coded-design';
import type { Design } from '@/design/model/design-state';
import { clearanceHole } from '@/design/records/anchor-data';
import { STANDARDS } from '@/engineering';
import { fourAnchors } from '@/examples/bench-requests';
import { INPUTS, isNumber, LOADS, LOAD_NAMES, type Input } from '@/quantities/inputs';
import { givenDesign } from '@/testing/given-design';
import { buildAnchorData } from '@/testing/seeded-records';

const design = givenDesign({ Nz: 10, Vx: 4, My: -0.5 }, ({ loads }) => void (loads.live.Nz = 2));
const anchor = buildAnchorData({ name: 'Bolt anchor M12' });
type Anchor = typeof anchor;
const simRequest = (of: Design, data: Anchor) => wire.simRequest(plateInput(of, data));
const algorithmRequest = (of: Design, data: Anchor, axials = [0, 0, 0, 0]) =>
  wire.algorithmRequest(caseInput(of, data, axials));

it('the run request contains every field with the value from the design or the anchor', () => {
  const PointCoordsList = [-90, 90].flatMap((y) => [-90, 90].map((x) => [x, y]));
  expect(simRequest(design, anchor)).toEqual({
    Basic: { fc: 20, Ec: 30 },
    Plate: { RigidPlate: 1, Plate_L: 400, Plate_H: 400, Plate_T: 10, E: 210, v: 0.2 },
    Anchor: { AnchorAs: 84.3, Hef: 70, ExxAnchor: 210e9, PointCoordsList },
    Steel: { SteelType: 0, SteelSectPars: [100, 100, 10, 0], Steel_ex: 0, Steel_ey: 0, Steel_rot: 0 },
    Load: { Fx: 5.4, Fy: 0, Fz: 13.5, Mx: 0, My: -0.675, Mz: 0 },
  });
});

it('the run request contains the series and the solver code of the profile for an elastic plate', () => {
  const elastic = produce(design, (draft) => {
    draft.plate.stiffness = 'elastic';
    Object.assign(draft.profile, { series: '91', H: 140, W: 60, T: 7, FT: 10, rotation: 90, ex: 5 });
  });
  const placed = { Steel_ex: 5, Steel_ey: 0, Steel_rot: 90 };
  const sent = { SteelType: 10, SteelSectPars: [140, 60, 7, 10], ...placed, Type: 91 };
  expect(simRequest(elastic, anchor).Steel).toEqual(sent);
});

const request = algorithmRequest(design, anchor, [1, 2, 3, 4]);

it('the runAlgorithm request contains every field with the value from the design or the anchor', () => {
  const size = { length: 400, width: 400, thickness: 10, E: 210, v: 0.2, stiffness: '1' };
  const installed = {
    installation_position: '0',
    base_distance: 30,
    degree_of_restraint: 1,
    annular_gap: '0',
  };
  expect(request).toEqual({
    ...fourAnchors,
    anchor: { ...fourAnchors.anchor, s_cr_sp: 210, c_cr_sp: 105 },
    plate: { ...size, ...installed },
    profile: { type: 12, H: 100, W: 100, T: 10, FT: 0, ex: 0, ey: 0, rotation: 0 },
    load: {
      Dead: { factor: 1.35, N: 10, Vx: 4, Vy: 0, Mx: 0, My: -0.5, Mz: 0 },
      Live: { factor: 0, N: 0, Vx: 0, Vy: 0, Mx: 0, My: 0, Mz: 0 },
    },
    Axials: [1, 2, 3, 4],
  });
});

it('the runAlgorithm request places an unbounded side of the concrete at 10000 mm or -10000 mm', () => {
  const unbounded = produce(design, ({ layout: { sides } }) => {
    sides.X1.exists = false;
    sides.Y2.exists = false;
  });
  expect(algorithmRequest(unbounded, anchor).base.base_points[1]).toEqual([10000, -10000]);
});

it('the runAlgorithm request uses gamma_c = 1.2 for concrete failure in the accidental design situation', () => {
  const accidental = produce(design, ({ concrete }) => void (concrete.component3 = 'accidental'));
  const factors = buildAnchorData({ gamma_inst: 1.2, gamma_Mc: 1.8 });
  const { anchor: sent } = algorithmRequest(accidental, factors);
  expect([sent.gamma_Mc, sent.gamma_Mcp, sent.gamma_Mcv]).toEqual([1.44, 1.2, 1.2]);
});

it('the runAlgorithm request contains weight 0 for each direction in which a slotted hole prevents an anchor from resisting shear', () => {
  const slotted = produce(design, ({ layout }) => void (layout.group = '4-1-1'));
  const { weights } = algorithmRequest(slotted, anchor).anchor;
  expect(JSON.stringify(weights)).toBe('[[1,1],[0,1],[1,1],[0,1]]');
});

it('the parsers of the contract read both requests without error, and the runAlgorithm request for both standards', () => {
  expect(parseSim(simRequest(design, anchor)).ok).toBe(true);
  expect(parseAlgorithm(request).ok).toBe(true);
  const chinese = produce(design, (draft) => {
    draft.standardType = 'JGJ145-2013';
    draft.concrete.crack_or_not = 'cracked';
  });
  const outcome = parseAlgorithm(algorithmRequest(chinese, anchor));
  expect(outcome.ok && outcome.value.concrete.cracked).toBe(true);
});

const open = produce(design, (draft) => {
  draft.plate.stiffness = 'elastic';
  draft.loads.loadCase = 'deadAndLive';
});
const at = (request: object, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], request);
/**
 * Returns the value sent at `path` under each standard, because some inputs are sent under only one of the
 * two standards.
 */
const sentAt = (path: string, changed: Design, request: (design: Design) => object) =>
  STANDARDS.map((standardType) => String(at(request({ ...changed, standardType }), path)));
const forChecks = (changed: Design) => algorithmRequest(changed, anchor);
const forForces = (changed: Design) => simRequest(changed, anchor);

const rows = Object.entries(INPUTS).flatMap(([part, inputs]) =>
  Object.entries<Input>(inputs).flatMap(([name, input]) => {
    const held = (open as unknown as Record<string, Record<string, unknown>>)[part][name];
    const other = isNumber(input) ? input.initial + 0.125 : input.choices.find((code) => code !== held);
    return [
      { path: input.sent, request: forChecks },
      { path: input.run, request: forForces },
    ].flatMap(({ path, request }) =>
      path === undefined ? [] : [[`${part}.${name}`, path, other, request] as const],
    );
  }),
);

it.each(rows)('a request contains the input %s at the path %s', (field, path, other, request) => {
  const [part, name] = field.split('.');
  type Parts = Record<string, Record<string, unknown>>;
  const changed = produce(open, (draft) => {
    (draft as unknown as Parts)[part][name] = other;
  });
  const sent = String((codedDesign(changed) as unknown as Parts)[part][name]);
  expect(sentAt(path, open, request)).not.toContain(sent);
  expect(sentAt(path, changed, request)).toContain(sent);
});

it.each(LOAD_NAMES)('each request contains the load %s under its name in the table of inputs', (name) => {
  const { sent, run } = LOADS[name];
  const changed = produce(open, (draft) => {
    draft.loads.dead[name] = 1000;
    draft.loads.live[name] = 3000;
  });
  expect(forChecks(changed).load).toMatchObject({ Dead: { [sent]: 1000 }, Live: { [sent]: 3000 } });
  expect(at(forForces(changed), `Load.${run}`)).toBe(1.35 * 1000 + 1.5 * 3000);
});

it.each([
  ['Demo expansion anchor M8', 8, 9],
  ['Demo expansion anchor M12', 12, 14],
  ['Demo sleeve anchor M12', 18, 20],
  ['Demo undercut anchor M12', 21, 14],
  ['扩底锚栓 M16', 29, 18],
  ['Through-set anchor M10x120', 10, 12],
  ['High-performance anchor M12 without the word', 18, 20],
  ['Anchor without a size', 24, 27],
  ['Anchor without data', 0, 0],
])('the clearance hole of %s with a nominal diameter of %d mm is %d mm wide', (name, d_nom, hole) => {
  expect(clearanceHole(name, d_nom)).toBe(hole);
});
