/**
 * Creates remarks on concrete strengths outside the ranges that the standards and the assessments of
 * mechanical anchors cover.
 */
import type { Remark } from '@/engineering/model/result';
import type { ScopeFacts } from '@/engineering/scope/facts';
import { remark } from '@/engineering/scope/remark';

/** EN 1992-4, 1.2: C12/15 to C90/105; the resistance formulas use f_ck up to 60 MPa. */
const F_CK = { from: 12, to: 90, used: 60 };
/** Assessments of mechanical anchors usually apply from C20/25 to C50/60. */
const ASSESSED = { from: 20, to: 50 };
/** JGJ145-2013, 6.1.3: cube strength C20 to C60. */
const F_CUK = { from: 20, to: 60 };

export function europeanStrength({ input }: ScopeFacts): Remark[] {
  const { f_ck } = input.concrete;
  const found: Remark[] = [];
  const outside = f_ck < F_CK.from || f_ck > F_CK.to;
  if (outside) found.push(remark('f_ck_out_of_range', 'EN 1992-4, 1.2', { f_ck, ...rangeOf(F_CK) }));
  else if (f_ck < ASSESSED.from || f_ck > ASSESSED.to) {
    found.push(remark('grade_outside_assessment', 'EN 1992-4, 1.2', { f_ck, ...ASSESSED }));
  }
  if (f_ck > F_CK.used) {
    found.push(remark('f_ck_capped', 'EN 1992-4, 7.2.1.4', { f_ck, limit: F_CK.used }, 'information'));
  }
  return found;
}

export function chineseStrength({ input }: ScopeFacts): Remark[] {
  const { f_cuk } = input.concrete;
  if (f_cuk >= F_CUK.from && f_cuk <= F_CUK.to) return [];
  return [remark('f_cuk_out_of_range', 'JGJ145-2013, 6.1.3', { f_cuk, ...F_CUK })];
}

const rangeOf = ({ from, to }: { from: number; to: number }) => ({ from, to });
