/** Formulas as strings, and the calculation that records them. */
export { Calculation, type Origin } from '@/engineering/trail/calculation';
export { expression, type Expression } from '@/engineering/trail/expression';
export { byAnchor, byMembers, formula, meanOf, sumOf } from '@/engineering/trail/texts';
export { printNumber } from '@/engineering/trail/print';
export { Values } from '@/engineering/trail/values';
