import { clausesOf } from '@/engineering/checks/clause';

export const clause = clausesOf('EN 1992-4');
