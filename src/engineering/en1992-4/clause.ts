import { clausesOf } from '../checks/clause';

export const clause = clausesOf('EN 1992-4');
