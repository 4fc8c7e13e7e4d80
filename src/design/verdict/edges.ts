/** Results of the individual concrete edges in a response. */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { rowsOf } from '@/design/verdict/rows';
import type { CheckedEdge } from '@/engineering';

/** Returns all checked edges except the governing edge, which has its own row in the response. */
export const otherEdges = ({ edges = [] }: CheckAnswerOnWire): readonly CheckedEdge[] => edges.slice(1);

/**
 * True if concrete edge failure was checked by a server that does not return `edges` but only the governing
 * edge.
 */
export const isGoverningEdgeAlone = (answer: CheckAnswerOnWire): boolean =>
  answer.edges === undefined &&
  rowsOf(answer, 'shear').some(
    ({ mode, verdict }) => mode === 'concrete_edge' && verdict !== 'Not applicable',
  );
