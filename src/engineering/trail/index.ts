/** Formulas as text, and the calculation that records them. */
export { Calculation, type Origin } from './calculation';
export { expression, type Expression } from './expression';
export { byAnchor, byMembers, formula, meanOf, sumOf } from './texts';
export { printNumber } from './print';
export { Values } from './values';
