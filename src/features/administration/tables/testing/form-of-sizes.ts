/** A table of names and sizes, for tests of code that all database tables share. */
import type { TableForm } from '@/features/administration/tables/table-form';

export const SIZES_FORM: TableForm = {
  columns: [
    { key: 'name', kind: 'name' },
    { key: 'size', kind: 'number' },
  ],
  blank: { name: '', size: '0' },
  labelOf: (key) => key,
  findings: () => [],
};
