/** Database of concrete grades. */
import { concretes as calls } from '@/api/calls/references';
import type { Concrete } from '@/api/contract/references';
import type { Field, ReferenceDatabase } from '@/features/administration/records/database';
import { implausibleConcreteValues } from '@/quantities/plausible/concrete-rules';
import { routes } from '@/shared/navigation/routes';

export const concretes: ReferenceDatabase<Concrete> = {
  ...calls,
  kind: 'concretes',
  texts: {
    title: 'concrete.title',
    search: 'concrete.search',
    add: 'concrete.createTitle',
    edit: 'concrete.editTitle',
    nameEmpty: 'concrete.gradeEmpty',
  },
  fields: [
    { key: 'grade', kind: 'name', label: 'concrete.grade', width: 200 },
    ...(
      [
        ['fck', 'f_ck', 'N/mm²', 1],
        ['fcuk', 'f_cu_k', 'N/mm²', 1],
        ['ec', 'E_c', 'GPa', 0.1],
      ] as const
    ).map(([key, symbol, unit, step]): Field => ({
      ...{ key, symbol, unit, step },
      kind: 'number',
      label: `concrete.field.${key}`,
      width: 200,
    })),
  ],
  paths: { list: routes.concretes, form: routes.concrete, id: 'concreteId' },
  findings: ({ grade, fck, fcuk, ec }) =>
    implausibleConcreteValues(grade, { fck: Number(fck), fcuk: Number(fcuk), ec: Number(ec) }),
};
