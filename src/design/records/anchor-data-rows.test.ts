import { expect, it } from 'vitest';
import { anchorSchema } from '@/api/contract/anchor-answer';
import { catalogueOf } from '@/design/records/anchor-data-rows';

const RECORD = anchorSchema.parse({
  id: 1,
  name: 'Bolt anchor M12',
  efficient: '1',
  etaHave: '1',
  jgHave: '1',
  jgTfix: '270',
  etaC30name: 'C30/37',
  etaGangpull: '28.3',
  etaC30pull: '20.4',
  etaC30shear: '0',
});

it('catalogueOf lists only the catalogue values that the anchor record states', () => {
  expect(catalogueOf(RECORD, 'EN1992-4')).toEqual([
    { action: 'tension', grade: null, symbol: 'N_Rd', value: 28.3 },
    { action: 'tension', grade: 'C30/37', symbol: 'N_Rd', value: 20.4 },
  ]);
  expect(catalogueOf(RECORD, 'JGJ145-2013')).toEqual([]);
});
