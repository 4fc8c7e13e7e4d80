import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import {
  fileNow,
  forgetFilesOf,
  recentFiles,
  rememberFile,
  type FileHandle,
} from '@/stores/design/recent-files';

const entry = (owner: string, name: string, at: number) => ({ owner, name, at, text: `${name} ${at}` });
const namesOf = async (owner: string) => (await recentFiles(owner)).map(({ name, at }) => `${name} ${at}`);

describe('recent files', () => {
  it('the recent files are the last eight files of one user without duplicates, latest first', async () => {
    for (let at = 1; at <= 10; at++) await rememberFile(entry('anna', `stair ${at}`, at));
    await rememberFile(entry('anna', 'stair 5', 11));
    await rememberFile(entry('ben', 'rail', 12));
    expect(await namesOf('anna')).toEqual([
      'stair 5 11',
      'stair 10 10',
      'stair 9 9',
      'stair 8 8',
      'stair 7 7',
      'stair 6 6',
      'stair 4 4',
      'stair 3 3',
    ]);
    await forgetFilesOf('anna');
    expect(await namesOf('anna')).toEqual([]);
    expect(await namesOf('ben')).toEqual(['rail 12']);
  });

  it('the content of a recent file is stored even if the browser cannot store its handle', async () => {
    // This handle contains a function, so it cannot be stored in IndexedDB.
    const handle: FileHandle = { getFile: () => Promise.resolve(new File([], 'gate.json')) };
    await rememberFile({ ...entry('carl', 'gate', 1), handle });
    const [kept] = await recentFiles('carl');
    expect(kept).toEqual(entry('carl', 'gate', 1));
  });
});

describe('file of a recent entry', () => {
  const file = new File(['now'], 'stair.json');
  const of = (handle?: FileHandle) => ({ ...entry('anna', 'stair', 1), ...(handle ? { handle } : {}) });
  const getFile = () => Promise.resolve(file);
  const answers = (state: PermissionState) => () => Promise.resolve(state);

  it('fileNow returns the current file of a recent entry if reading is allowed or the user permits it', async () => {
    expect(await fileNow(of({ getFile }))).toBe(file);
    expect(await fileNow(of({ getFile, queryPermission: answers('granted') }))).toBe(file);
    const asked = { queryPermission: answers('prompt'), requestPermission: answers('granted') };
    expect(await fileNow(of({ getFile, ...asked }))).toBe(file);
  });

  it('fileNow returns null for a recent entry whose file has no handle, may not be read, or was deleted', async () => {
    expect(await fileNow(of())).toBeNull();
    const refused = { queryPermission: answers('prompt'), requestPermission: answers('denied') };
    expect(await fileNow(of({ getFile, ...refused }))).toBeNull();
    expect(await fileNow(of({ getFile: () => Promise.reject(new Error('gone')) }))).toBeNull();
  });
});
