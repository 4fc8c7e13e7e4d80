import { expect, it } from 'vitest';
import { implausibleValuesOfRecord } from '@/quantities/plausible/read-anchor';
import { implausibleConcreteValues, implausibleProfileValues } from '@/quantities/plausible/record-rules';
import anchors from '../../../mocks/seed/anchors.json';
import concretes from '../../../mocks/seed/concretes.json';
import profiles from '../../../mocks/seed/section-steels.json';

it.each(anchors)(
  'the plausibility rules neither refuse nor question any value of the supplied anchor $name',
  (anchor) => {
    expect(implausibleValuesOfRecord(anchor)).toEqual([]);
  },
);

it.each(concretes)(
  'the plausibility rules neither refuse nor question any value of the supplied concrete grade $grade',
  ({ grade, fck, fcuk, ec }) => {
    expect(
      implausibleConcreteValues(grade, { fck: Number(fck), fcuk: Number(fcuk), ec: Number(ec) }),
    ).toEqual([]);
  },
);

it('the plausibility rules neither refuse nor question any value of any supplied profile', () => {
  const found = profiles.flatMap(({ name, type, h, w, t, ft }) =>
    implausibleProfileValues(
      { name, type },
      { h: Number(h), w: Number(w), t: Number(t), ft: Number(ft) },
    ).map((finding) => ({ name, ...finding })),
  );
  expect(found).toEqual([]);
});
