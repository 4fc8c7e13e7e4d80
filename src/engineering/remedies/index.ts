export { findRemedies } from './find-remedies';
