import { expect, it } from 'vitest';
import { implausibleValuesOfRecord } from '@/quantities/plausible/read-anchor';
import { implausibleConcreteValues, implausibleProfileValues } from '@/quantities/plausible/record-rules';
import anchors from '../../../mocks/seed/anchors.json';
import concretes from '../../../mocks/seed/concretes.json';
import profiles from '../../../mocks/seed/sectionSteels.json';

it.each(anchors)('the plausibility rules doubt no value of the supplied anchor $name', (anchor) => {
  expect(implausibleValuesOfRecord(anchor)).toEqual([]);
});

it.each(concretes)('the plausibility rules doubt no value of the supplied grade $grade', (record) => {
  const [fck, fcuk, ec] = [record.fck, record.fcuk, record.ec].map(Number);
  expect(implausibleConcreteValues(record.grade, { fck, fcuk, ec })).toEqual([]);
});

it('the plausibility rules neither refuse nor question any value of any supplied profile', () => {
  const found = profiles.flatMap((profile) => {
    const [h, w, t, ft] = [profile.h, profile.w, profile.t, profile.ft].map(Number);
    return implausibleProfileValues(profile, { h, w, t, ft }).map((one) => ({ name: profile.name, ...one }));
  });
  expect(found).toEqual([]);
});
