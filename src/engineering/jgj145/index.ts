/** Door of JGJ145-2013. */
export { checkJgj145 } from './check';
