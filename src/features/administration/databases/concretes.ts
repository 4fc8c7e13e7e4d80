/** Database of concrete grades. */
import {
  addConcrete,
  changeConcrete,
  concreteListQuery,
  concreteQuery,
  CONCRETES_KEY,
  deleteConcrete,
} from '@/api/calls/references';
import type { Concrete } from '@/api/contract/references';
import type { ReferenceDatabase } from '@/features/administration/databases/database';
import { concreteFindings } from '@/quantities/plausible/concrete-rules';
import { routes } from '@/shared/navigation/routes';

export const concretes: ReferenceDatabase<Concrete> = {
  kind: 'concretes',
  key: CONCRETES_KEY,
  texts: {
    title: 'concrete.title',
    search: 'concrete.search',
    add: 'concrete.createTitle',
    edit: 'concrete.editTitle',
    nameEmpty: 'concrete.gradeEmpty',
  },
  fields: [
    { key: 'grade', kind: 'name', label: 'concrete.grade', width: 200 },
    { key: 'fck', kind: 'number', label: 'concrete.field.fck', width: 200, symbol: 'f_ck', unit: 'N/mm²' },
    {
      key: 'fcuk',
      kind: 'number',
      label: 'concrete.field.fcuk',
      width: 200,
      symbol: 'f_cu_k',
      unit: 'N/mm²',
    },
    {
      key: 'ec',
      kind: 'number',
      label: 'concrete.field.ec',
      width: 200,
      symbol: 'E_c',
      unit: 'GPa',
      step: 0.1,
    },
  ],
  paths: { list: routes.concretes, form: routes.concrete, id: 'concreteId' },
  list: concreteListQuery,
  detail: concreteQuery,
  add: addConcrete,
  change: changeConcrete,
  remove: deleteConcrete,
  findings: ({ grade, fck, fcuk, ec }) =>
    concreteFindings(grade, { fck: Number(fck), fcuk: Number(fcuk), ec: Number(ec) }),
};
