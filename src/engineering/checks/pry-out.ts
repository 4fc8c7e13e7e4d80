/**
 * Checks pry-out failure. Anchors whose shear forces form angles of less than 90° with each other break out
 * together; otherwise each anchor is checked alone. With slotted holes, the forces along x and y may be
 * resisted by different anchors. Each force is then checked with the anchors that resist it, because an
 * anchor must not add its area to the resistance against a force that it does not carry.
 */
import { breakoutGroups } from '@/engineering/checks/breakout-groups';
import { joinDirections } from '@/engineering/checks/join-directions';
import { pryOutOfGroup } from '@/engineering/checks/pry-out-group';
import { pryOutOfSingle } from '@/engineering/checks/pry-out-single';
import type { CheckState, ShearedAnchor } from '@/engineering/checks/state';
import { ableToShear } from '@/engineering/checks/steel-shear';
import { NEGLIGIBLE_FORCE } from '@/engineering/forces';
import { governing, modeOfParts, type ModeResult, type PartCheck } from '@/engineering/mode';

/**
 * Forms groups that depend only on slotted holes and positions: if they depended on the forces, a very small
 * force could change a group.
 */
function groupsOf(state: CheckState): ShearedAnchor[][] {
  return breakoutGroups(state, ableToShear(state.sheared), state.product.s_cr_N);
}

/**
 * True if, for every pair of anchors, both have a shear force and the two forces form an angle of less than
 * 90°.
 */
function pushedOneWay(group: readonly ShearedAnchor[]): boolean {
  return group.every((a, i) => group.slice(i + 1).every((b) => a.Vx * b.Vx + a.Vy * b.Vy > 1e-9 * a.V * b.V));
}

/**
 * True if the anchors of at least one group without slotted holes are checked one by one, because two forces
 * form an angle of 90° or more, or an anchor has no force. Checking the whole group together would then be
 * unsafe.
 */
export const pryOutEachAlone = (state: CheckState): boolean =>
  groupsOf(state).some(
    (group) =>
      group.length > 1 &&
      group.every(({ actsX, actsY }) => actsX && actsY) &&
      group.some(({ V }) => V > NEGLIGIBLE_FORCE) &&
      !pushedOneWay(group),
  );

function checkTogether(state: CheckState, group: readonly ShearedAnchor[]): PartCheck[] {
  const loaded = group.filter(({ V }) => V > NEGLIGIBLE_FORCE);
  if (loaded.length === 0) return [];
  if (pushedOneWay(group)) return [pryOutOfGroup(state, group)];
  return loaded.map((anchor) => pryOutOfSingle(state, anchor, group, anchor.V));
}

/**
 * Checks the force along one axis without torsion; the anchors that resist the force share it equally.
 * Returns the most unfavourable group; null if there is no force or no anchor in the group resists it.
 */
function alongAxis(state: CheckState, group: readonly ShearedAnchor[], axis: 'x' | 'y'): PartCheck | null {
  const acts = axis === 'x' ? 'actsX' : 'actsY';
  const force = axis === 'x' ? state.Vx : state.Vy;
  const sharing = state.sheared.filter((anchor) => anchor[acts]).length;
  if (Math.abs(force) <= NEGLIGIBLE_FORCE) return null;
  const share = force / sharing;
  const own = group
    .filter((anchor) => anchor[acts])
    .map((anchor): ShearedAnchor => ({
      ...anchor,
      Vx: axis === 'x' ? share : 0,
      Vy: axis === 'y' ? share : 0,
      V: Math.abs(share),
    }));
  const groups = breakoutGroups(state, own, state.product.s_cr_N);
  return governing(groups.map((part) => pryOutOfGroup(state, part))) ?? null;
}

/**
 * Checks each anchor for its torsion force alone and returns the most unfavourable anchor; null without
 * torsion.
 */
function underTorsion(state: CheckState, group: readonly ShearedAnchor[]): PartCheck | null {
  const parts = group.flatMap((anchor) => {
    const V = Math.hypot(anchor.torsionX, anchor.torsionY);
    return V > NEGLIGIBLE_FORCE ? [pryOutOfSingle(state, anchor, group, V)] : [];
  });
  return governing(parts) ?? null;
}

function checkByDirection(state: CheckState, group: readonly ShearedAnchor[]): PartCheck[] {
  const joined = joinDirections(
    state,
    {
      squared: { x: alongAxis(state, group, 'x'), y: alongAxis(state, group, 'y') },
      added: { t: underTorsion(state, group) },
      resistance: 'V_Rd_cp',
      clause: state.spec.clauses.pryOut,
    },
    { anchors: group.map(({ no }) => no) },
  );
  return joined ? [joined] : [];
}

export function pryOut(state: CheckState): ModeResult {
  const parts = groupsOf(state).flatMap((group) =>
    group.every(({ actsX, actsY }) => actsX && actsY)
      ? checkTogether(state, group)
      : checkByDirection(state, group),
  );
  return modeOfParts(parts, 'clusters') ?? { applicable: false, reason: 'no_shear' };
}

/** Computes V_Rk_cp of a single anchor, kN; the other anchors of its group limit its area. */
export function resistanceAlone(state: CheckState, anchor: ShearedAnchor): number {
  const group = groupsOf(state).find((members) => members.some(({ no }) => no === anchor.no)) ?? [anchor];
  return pryOutOfSingle(state, anchor, group, anchor.V).calculation.value('V_Rk_cp');
}
