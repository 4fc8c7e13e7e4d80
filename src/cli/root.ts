/** Folder of the project: the nearest one above this module that contains a `package.json`. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error('no package.json above the command');
  return rootAbove(above);
}

export const ROOT = rootAbove(import.meta.dirname);
