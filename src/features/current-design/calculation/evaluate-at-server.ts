/** Evaluation by the calls of a user, with the parsers of their answers. */
import { serverCalculator } from '@/api/calls/calculation';
import { evaluate, type Evaluation } from '@/design/evaluation/evaluate';
import type { EvaluationOrder, UserOrder } from '@/design/evaluation/forces-and-checks';

export const atServer = ({ userId, ...inputs }: UserOrder): EvaluationOrder => ({
  design: inputs.design,
  anchor: inputs.anchor,
  calculator: serverCalculator(userId),
});

export const evaluateAtServer = (
  order: UserOrder,
  signal: AbortSignal,
  choice?: Parameters<typeof evaluate>[2],
): Promise<Evaluation> => evaluate(atServer(order), signal, choice);
