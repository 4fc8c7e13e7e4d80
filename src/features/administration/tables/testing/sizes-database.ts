/** A database of names and sizes, for tests of code that all databases share. */
import type { WireId } from '@/api/contract/wire-values';
import type { ReferenceDatabase } from '@/features/administration/records/database';

export interface Size {
  id: WireId;
  name: string;
  size: string;
}

export const SIZES: Pick<ReferenceDatabase<Size>, 'fields' | 'findings'> = {
  fields: [
    { key: 'name', kind: 'name', label: 'profile.name' },
    { key: 'size', kind: 'number', label: 'profile.name' },
  ],
  findings: () => [],
};

/** Returns the database with these calls, for code that reads and writes records. */
export const sizesDatabase = (
  calls: Pick<ReferenceDatabase<Size>, 'list' | 'detail' | 'add' | 'change' | 'remove'>,
): ReferenceDatabase<Size> => ({
  ...SIZES,
  ...calls,
  kind: 'profiles',
  key: ['sizes'],
  paths: { list: '', form: '', id: '' },
  texts: {
    title: 'profile.title',
    add: 'profile.createTitle',
    edit: 'profile.editTitle',
    nameEmpty: 'profile.nameEmpty',
  },
});
