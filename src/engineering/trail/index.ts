/** Door of the trail: formulas as text and the calculation that records them. */
export { Calculation, type Origin } from './calculation';
export { expression, printNumber, type Expression, type Values } from './expression';
