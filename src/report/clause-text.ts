/** Clauses where the head of the page names their standard. */

const STANDARD = /^(?:EN 1992-4|JGJ145-2013), (?=\S)/;

export const shortClause = (clause: string): string => clause.replace(STANDARD, '');
