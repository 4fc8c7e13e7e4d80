/** Runs the two calculations off the page's thread. */
import { expose } from 'comlink';
import { answerRunAlgorithm, answerRunAs, type AnswerOptions } from '@/calculation/answer-calls';
import { plateCache } from '@/calculation/prepared-plates';

const plates = plateCache();

const worker = {
  run: (raw: unknown, options: AnswerOptions) => answerRunAs(raw, options, plates),
  runAlgorithm: answerRunAlgorithm,
};

export type CalculationWorker = typeof worker;

expose(worker);
