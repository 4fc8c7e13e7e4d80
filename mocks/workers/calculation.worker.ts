/** Runs the two calculations off the page's thread. */
import { expose } from 'comlink';
import { answerRun, answerRunAlgorithm } from '../services/calculation';

const worker = { run: answerRun, runAlgorithm: answerRunAlgorithm };

export type CalculationWorker = typeof worker;

expose(worker);
