/** Folder of the project: the nearest one above this module that contains a `package.json`. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function rootAbove(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : rootAbove(dirname(folder));
}

export const ROOT = rootAbove(import.meta.dirname);
