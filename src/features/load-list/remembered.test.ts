// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { rememberedMapping, rememberMapping } from '@/features/load-list/remembered';
import type { LoadMapping } from '@/load-tables/load-mapping';
import { partsOf } from '@/load-tables/parts';
import { propose } from '@/load-tables/proposal';

const tableOf = (...cells: string[][]) => partsOf({ name: '', cells })[0];
const TABLE = tableOf(['Node', 'N', 'My'], ['1', '2', '3']);
const proposed = propose(TABLE);
const answered: LoadMapping = {
  ...proposed.mapping,
  rule: 'nTurned',
  sources: { ...proposed.mapping.sources, My: { ...proposed.mapping.sources.My, sign: -1, unit: 'Nmm' } },
};

beforeEach(() => localStorage.clear());

describe('remembered import answers', () => {
  it('remembered import answers are preset only for a later table with the same headings', () => {
    rememberMapping(TABLE, answered);
    const alike = tableOf(['Node', 'N', 'My'], ['9', '8', '7']);
    expect(rememberedMapping(alike, propose(alike))).toEqual(answered);
    const other = tableOf(['Node', 'N', 'Mx'], ['1', '2', '3']);
    expect(rememberedMapping(other, propose(other))).toBeNull();
  });

  it('remembered import answers do not include the decimal mark, which is determined from the numbers in each table', () => {
    rememberMapping(TABLE, answered);
    const doubtful = tableOf(['Node', 'N', 'My'], ['9', '8,123', '7']);
    expect(rememberedMapping(doubtful, propose(doubtful))).toMatchObject({ mark: null, rule: 'nTurned' });
  });

  it('remembered import answers are ignored if their sign rule does not apply to the table', () => {
    rememberMapping(TABLE, { ...answered, rule: 'zDown' });
    expect(rememberedMapping(TABLE, proposed)).toBeNull();
  });

  it('remembered import answers are ignored if the stored data are invalid', () => {
    const key = JSON.stringify([3, [], [['Node', 'N', 'My']]]);
    for (const broken of ['{', '5', '[5]', '[["x"]]', JSON.stringify([[key, {}]])]) {
      localStorage.setItem('loadListMappings', broken);
      expect(rememberedMapping(TABLE, proposed)).toBeNull();
      expect(() => rememberMapping(TABLE, answered)).not.toThrow();
    }
  });
});
