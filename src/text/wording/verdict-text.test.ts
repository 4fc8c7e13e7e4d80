import { expect, it } from 'vitest';
import type { Design } from '@/design/model/design-state';
import { givenDesign } from '@/testing/given-design';
import { certified, resultOf, seedAnchors, translators } from '@/testing/report-cases';
import type { Language } from '@/text/languages';
import { captionOf } from '@/text/wording/verdict-text';

function captionFor(
  language: Language,
  change: (draft: Design) => void,
  { certification, whole = ONE_COMBINATION }: { certification?: string; whole?: typeof ONE_COMBINATION } = {},
) {
  const design = givenDesign({ Nz: 10 }, (draft) => {
    for (const side of Object.values(draft.layout.sides)) side.exists = false;
    change(draft);
  });
  const [seeded] = seedAnchors;
  const record = certification === undefined ? seeded : certified(seeded, certification);
  const result = resultOf(design, record)!;
  return captionOf(result, { uncovered: result.uncovered, translate: translators.get(language)!, whole });
}

const ONE_COMBINATION = { list: null, entered: { combinations: 1, rows: 0, isElastic: false, casesKey: '' } };

const without = () => undefined;

it('the caption of the 3D view states the verdict, governing row, anchors, value and combination in both languages', () => {
  expect(captionFor('en', without, { certification: 'ETA-20/0001' })).toEqual({
    tone: 'good',
    title: '✓ Verified for a rigid plate',
    text: expect.stringMatching(
      /^Concrete cone failure in tension, anchors 1, 2, 3, 4: \d+\.\d % · 1.35 G$/,
    ) as string,
    note: '',
  });
  expect(captionFor('cn', without)).toMatchObject({
    title: '✓ 满足要求（刚性锚板假定）',
    text: expect.stringMatching(/^混凝土锥体受拉破坏，锚栓1、2、3、4：\d+\.\d % · 1.35 G$/) as string,
  });
});

it('the caption of the 3D view states the number of reservations', () => {
  const reserved = (draft: Design) => {
    draft.layout.spacings.Sx1 = 40;
    draft.loads.live.Vx = 1;
  };
  const { tone, title } = captionFor('en', reserved);
  expect([tone, title]).toEqual(['warning', '▲ Verified, with reservations (2)']);
  expect(captionFor('cn', reserved).title).toBe('▲ 有条件满足（存在待核事项）（2项）');
});

it.each([
  ['en', '? Incomplete'],
  ['cn', '? 验算不完整'],
] as const)('the caption in "%s" is a neutral "%s" if some loads are not calculated', (language, title) => {
  const whole = { ...ONE_COMBINATION, entered: { ...ONE_COMBINATION.entered, rows: 200 } };
  expect(captionFor(language, without, { whole })).toMatchObject({ tone: 'neutral', title });
});

it('the caption of the 3D view states the governing combined check, or that no anchor carries tension or shear', () => {
  const failing = captionFor('en', (draft) => Object.assign(draft.loads.dead, { Nz: 45, Vx: 45 }));
  expect(failing).toMatchObject({ tone: 'bad', title: '✗ Not verified' });
  expect(failing.text).toMatch(/^Combined, linear sum, anchors 1, 2, 3, 4: \d{3}\.\d % · 1.35 G$/);
  const pressed = captionFor('en', ({ loads }) => void (loads.dead.Nz = -10));
  expect(pressed).toMatchObject({ tone: 'neutral', text: 'The anchors carry neither tension nor shear.' });
});

it.each([
  ['en', 'Demonstration data: not for design'],
  ['cn', '演示数据：不得用于设计'],
] as const)('the caption in "%s" states that the anchor data are for demonstration: %s', (language, note) => {
  expect(captionFor(language, without).note).toBe(note);
});
