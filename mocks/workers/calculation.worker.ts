/** Runs the two calculations off the page's thread. */
import { expose } from 'comlink';
import { answerRun, answerRunAlgorithm, type AnswerOptions } from '../services/calculation';
import { keptPlates } from '../services/prepared-plates';

const plates = keptPlates();

const worker = {
  run: (raw: unknown, options: AnswerOptions) => answerRun(raw, options, plates),
  runAlgorithm: answerRunAlgorithm,
};

export type CalculationWorker = typeof worker;

expose(worker);
