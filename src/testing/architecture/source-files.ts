/** Files of the repository, by their paths from its root, for tests of their text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../../..');

export const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** Returns the paths of the files below the folders whose names match. */
export const filesIn = (folders: readonly string[], name: RegExp): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => name.test(path))
      .toSorted()
      .map((path) => join(folder, path)),
  );

export const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);
