/** Door of the remedies part. */
export { findRemedies } from './find-remedies';
