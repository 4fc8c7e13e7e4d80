/** Results of the individual concrete edges in an answer. */
import type { CheckAnswerOnWire } from '@/api/contract/run-algorithm-answer';
import { rowsOf } from '@/design/verdict/rows';
import type { CheckedEdge } from '@/engineering';

/** Edges other than the governing one, whose figures are in the row of concrete edge failure. */
export const otherEdges = ({ edges = [] }: CheckAnswerOnWire): readonly CheckedEdge[] => edges.slice(1);

/** Concrete edge failure was checked, and a server that knows no `edges` tells of the governing one alone. */
export const isGoverningEdgeAlone = (answer: CheckAnswerOnWire): boolean =>
  answer.edges === undefined &&
  rowsOf(answer, 'shear').some(
    ({ mode, verdict }) => mode === 'concrete_edge' && verdict !== 'Not applicable',
  );
