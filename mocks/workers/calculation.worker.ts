/** Runs the two calculations off the page's thread. */
import { expose } from 'comlink';
import { answerRun, answerRunAlgorithm } from '../../src/calculation/answer-calls';

const worker = { run: answerRun, runAlgorithm: answerRunAlgorithm };

export type CalculationWorker = typeof worker;

expose(worker);
