// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import type { LoadMapping } from './import/load-mapping';
import { proposeMapping } from './import/mapping';
import { rememberedMapping, rememberMapping } from './remembered';

const TABLE = [
  ['LC', 'N', 'My'],
  ['1', '2', '3'],
];
const proposed = proposeMapping(TABLE).mapping;
const mended: LoadMapping = {
  ...proposed,
  sources: { ...proposed.sources, My: { ...proposed.sources.My, sign: -1, unit: 'Nmm' } },
};

beforeEach(() => localStorage.clear());

describe('how a table was read', () => {
  it('is remembered for those with the same headings', () => {
    rememberMapping(TABLE, mended);
    expect(rememberedMapping([TABLE[0], ['9', '8', '7']], 1)).toEqual(mended);
    expect(rememberedMapping([['LC', 'N', 'Mx'], TABLE[1]], 1)).toBeNull();
  });

  it('is forgotten where what lies in the browser is none', () => {
    for (const broken of [
      '{',
      '5',
      '[5]',
      '[["x"]]',
      JSON.stringify([[JSON.stringify([3, [TABLE[0]]]), {}]]),
    ]) {
      localStorage.setItem('loadListMappings', broken);
      expect(rememberedMapping(TABLE, 1)).toBeNull();
      expect(() => rememberMapping(TABLE, mended)).not.toThrow();
    }
  });
});
