/** Door of EN 1992-4. */
export { checkEn1992 } from './check';
