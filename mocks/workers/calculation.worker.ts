import { expose } from 'comlink';
import {
  answerRunAlgorithm,
  answerRunAs,
  type AnswerOptions,
  plateCache,
} from '@/api/calculation/answer-calls';
import { textAnswers } from '@/api/calculation/json-batch';
import { CALCULATION_FIELDS, type CalculationKind } from '../services/calculation-kinds';

const plates = plateCache();
const texts = textAnswers(plates, CALCULATION_FIELDS);

const worker = {
  run: (raw: unknown, options: AnswerOptions) => answerRunAs(raw, options, plates),
  runAlgorithm: answerRunAlgorithm,
  all: (kind: CalculationKind, bodies: readonly string[], options: AnswerOptions) =>
    texts[kind](bodies, options),
};

export type CalculationWorker = typeof worker;

expose(worker);
