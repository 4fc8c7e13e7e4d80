/** All tables of clauses: formulas calculated by hand, and thresholds. */
import type { ClauseTable } from '@/verification/clauses/clause';
import { CONE } from '@/verification/clauses/concrete-cone';
import { EDGE } from '@/verification/clauses/concrete-edge';
import { FORCES } from '@/verification/clauses/forces';
import { PRY_OUT } from '@/verification/clauses/pry-out';
import { SCOPE } from '@/verification/clauses/scope';
import { SPLITTING } from '@/verification/clauses/splitting';
import { STEEL_SHEAR } from '@/verification/clauses/steel-shear';

const PULL_OUT: ClauseTable = {
  clause: 'pull-out: EN 1992-4, 7.2.1.5',
  formulas: [['psi_c * N_Rk_p_0', [{ psi_c: 1.2, N_Rk_p_0: 25 }, 30, 'a fifth more than 25']]],
  thresholds: [],
};

export const CLAUSES: readonly ClauseTable[] = [
  FORCES,
  PULL_OUT,
  CONE,
  SPLITTING,
  STEEL_SHEAR,
  PRY_OUT,
  EDGE,
  SCOPE,
];
