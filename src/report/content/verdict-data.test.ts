/**
 * Tests the verdict and the notes in completed reports: governing check, reservations, assumptions, and the
 * demonstration data label on every page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import { setPlateModel } from '@/design/model/plate-model';
import { takeSection } from '@/design/records/offered-records';
import type { VerdictWord } from '@/design/verdict/ledger';
import { reportData } from '@/report/content/report-data';
import { fillTemplate } from '@/report/word/fill';
import {
  certified,
  reportInput,
  resultOf,
  seedAnchors,
  SOME_VARIANTS,
  STANDARD_OF,
} from '@/testing/report-cases';
import { seededSections } from '@/testing/seeded-records';
import { readWord, type WordText } from '@/testing/word-reader';
import type { Language } from '@/text/languages';

type Standard = Design['standardType'];
type Depth = 'full' | 'simple';

const FILES = { 'EN1992-4': 'en1992-4', 'JGJ145-2013': 'jgj145' } as const;
const designed = (change: (draft: Design) => void): Design =>
  produce(DEFAULT_DESIGN, (draft) => {
    for (const side of Object.values(draft.layout.sides)) side.exists = false;
    draft.loads.dead.Nz = 10;
    // These tests evaluate only a single combination.
    draft.loads.onlyChosen = true;
    change(draft);
  });

const DESIGNS: Readonly<Record<VerdictWord, Design>> = {
  verified: designed((draft) => {
    setPlateModel(draft, 'elastic');
    takeSection(draft, seededSections(draft.profile.series)[0]);
    Object.assign(draft.plate, { length: 240, width: 240, thickness: 30 });
  }),
  verified_rigid: designed(() => undefined),
  reservations: designed((draft) => {
    draft.layout.spacings.Sx1 = 40;
    draft.loads.live.Vx = 1;
  }),
  incomplete: designed((draft) => {
    draft.loads.list = [{ ...draft.loads.dead, name: 'LC1' }];
  }),
  not_verified: designed((draft) => Object.assign(draft.loads.dead, { Nz: 45, Vx: 45 })),
  nothing: designed((draft) => {
    draft.loads.dead.Nz = -10;
  }),
};

const EXPECTED: Readonly<Record<Language, Record<VerdictWord, RegExp[]>>> = {
  en: {
    verified: [/^✓ Verified$/],
    verified_rigid: [
      /^✓ Verified for a rigid plate$/,
      / in tension: \d+\.\d % {2}\(anchors 1, 2, 3, 4 · 1.35 G\)$/,
    ],
    reservations: [
      /^▲ Verified, with reservations$/,
      /^▲ Spacing 40 mm is below smin = \d+ mm: .+\. {2}\(.+\)$/,
      /^▲ Live loads were entered.+ {2}\(EN 1990, 6\.4\.3\.2\)$/,
    ],
    incomplete: [/^\? Incomplete$/, /^▲ Load list: 1 of 1 row not calculated\.$/],
    not_verified: [
      /^✗ Not verified$/,
      /^Combined, linear sum: \d{3}\.\d % {2}\(anchors 1, 2, 3, 4 · 1.35 G\)$/,
    ],
    nothing: [/^– Nothing to verify$/, /^The anchors carry neither tension nor shear {2}\(1.35 G\)\.$/],
  },
  cn: {
    verified: [/^✓ 满足要求$/],
    verified_rigid: [/^✓ 按刚性锚板满足要求$/, /^混凝土锥体受拉破坏：\d+\.\d %（锚栓1、2、3、4 · 1.35 G）$/],
    reservations: [
      /^▲ 满足要求，但有保留$/,
      /^▲ 间距40 mm小于smin = \d+ mm：.+。（.+）$/,
      /^▲ 已输入活荷载.+（EN 1990, 6\.4\.3\.2）$/,
    ],
    incomplete: [/^\? 验算不完整$/, /^▲ 荷载表共1行，其中1行尚未计算。$/],
    not_verified: [/^✗ 不满足要求$/, /^拉剪复合，线性求和：\d{3}\.\d %（锚栓1、2、3、4 · 1.35 G）$/],
    nothing: [/^– 无验算项$/, /^锚栓既不受拉也不受剪（1.35 G）。$/],
  },
};

interface Order {
  depth?: Depth;
  language?: Language;
  certification?: string;
}

function filled(design: Design, { depth = 'simple', language = 'en', certification }: Order): WordText {
  const [seeded] = seedAnchors;
  const record = certification === undefined ? seeded : certified(seeded, certification);
  const input = reportInput(design, record, resultOf(design, record)!, language);
  const file = `${FILES[design.standardType]}-${depth}-${language}.docx`;
  const template = readFileSync(join(import.meta.dirname, '../../../templates', file));
  return readWord(fillTemplate(new Uint8Array(template), reportData(input), '{}'));
}

const under = (design: Design, standardType: Standard): Design => ({ ...design, standardType });

describe('first page', () => {
  it.each(SOME_VARIANTS)(
    'the report variant $standard, $depth, $language states the verdict of each test design and no other verdict',
    ({ standard, depth, language }) => {
      for (const [word, design] of Object.entries(DESIGNS)) {
        const { paragraphs } = filled(under(design, STANDARD_OF[standard]), { depth, language });
        const words = EXPECTED[language][word as VerdictWord];
        // Under JGJ145-2013 a different failure mode may govern, so only the verdict is expected.
        const wanted = standard === 'en1992-4' ? words : [words[0]];
        for (const text of wanted)
          expect(
            paragraphs.some((line) => text.test(line)),
            String(text),
          ).toBe(true);
        const others = Object.values(EXPECTED[language]).flatMap(([first]) =>
          first === words[0] ? [] : [first],
        );
        expect(paragraphs.filter((line) => others.some((other) => other.test(line)))).toEqual([]);
      }
    },
  );

  it.each([
    [
      'en',
      'Uncracked: verify for the serviceability limit state · Rigid, not proven: plate thickness and profile unknown · This combination only: the other combinations are not verified · Demonstration data: not for design',
    ],
    [
      'cn',
      '不开裂：应证明正常使用状态下混凝土不开裂 · 刚性假定未验证：锚板厚度和型钢未知 · 仅验算本组合：其他组合未验算 · 演示数据：不得用于设计',
    ],
  ] as const)('the report states the assumptions in the language "%s"', (language, text) => {
    expect(filled(DESIGNS.verified_rigid, { language }).paragraphs).toContain(text);
  });
});

describe('reservation', () => {
  it.each([
    [
      'en',
      'because the plate stands off without grout',
      'Outside the scope',
      /carried by the anchors with N < 0/,
    ],
    ['cn', '锚板架空且未灌浆', '超出适用范围', /由 N < 0 的锚栓承担/],
  ] as const)(
    'in the language "%s", the report prints a reservation only once, and no concrete strain for a stand-off plate',
    (language, reservation, kind, noContact) => {
      const standing = designed((draft) => {
        draft.concrete.installationPosition = 'clamped';
        Object.assign(draft.loads.dead, { Nz: -1, My: 0.6 });
      });
      const { paragraphs } = filled(standing, { language });
      expect(paragraphs.filter((text) => text.includes(reservation))).toEqual([expect.stringMatching(/^▲/)]);
      expect(paragraphs.filter((text) => text.startsWith(kind))).toEqual([]);
      expect(paragraphs.filter((text) => noContact.test(text))).toHaveLength(1);
      expect(paragraphs.join()).not.toMatch(/\bstrain|压应变/);
      expect(
        filled(
          designed((draft) => Object.assign(draft.loads.dead, { My: 3 })),
          { language },
        ).paragraphs.join(),
      ).toMatch(/\bstrain|压应变/);
    },
  );
});

describe('demonstration data label in the header', () => {
  it.each(SOME_VARIANTS)(
    'the header in the variant $standard, $depth, $language has the demonstration label only for demonstration data',
    (variant) => {
      const { standard, language } = variant;
      const mark = language === 'en' ? 'Demonstration data: not for design' : '演示数据：不得用于设计';
      const app = language === 'en' ? 'Anchor Designer' : '锚栓设计软件';
      const linesWith = (certification: string) =>
        filled(under(DESIGNS.verified, STANDARD_OF[standard]), {
          ...variant,
          certification,
        }).paragraphs.filter((line) => line.includes(mark) && line.includes(app));
      expect(linesWith('none (demonstration data)')).toHaveLength(1);
      expect(linesWith('ETA-20/0001')).toEqual([]);
    },
  );
});

describe('report tables', () => {
  it.each([
    ['en', 'No shear acts: shear checks do not apply.'],
    ['cn', '无剪力作用，受剪验算不适用。'],
  ] as const)(
    'the report tables state in the language "%s" that the shear checks do not apply without shear',
    (language, reason) => {
      const rows = filled(DESIGNS.verified_rigid, { language }).tables.flat();
      expect(rows.filter(([name]) => name.endsWith(`\n${reason}`))).toHaveLength(6);
    },
  );

  it('the row for combined steel failure states why this check does not apply with a lever arm', () => {
    const standing = produce(DESIGNS.verified, (draft) => {
      draft.loads.dead.Vx = 1;
      draft.concrete.installationPosition = 'clamped';
    });
    const sums = filled(standing, {})
      .tables.find(([[name]]) => name === 'Check')!
      .slice(-3);
    expect(sums[0][0]).toMatch(
      /\nWith a lever arm, the bending check of the anchor already includes the tension/,
    );
    expect(sums[1][0]).toMatch(/\nβN1\.5 \+ βV1\.5 ≤ 1$/);
    expect(sums[1][5]).toBe('1, 2, 3, 4');
  });
});

describe('calculation divided by the direction of the shear force', () => {
  it.each([
    [
      'en',
      ['Force along x, anchor 1', 'Force along y, anchors 1, 2', 'Parts combined'],
      'separate checks above',
    ],
    ['cn', ['沿x向剪力，锚栓1', '沿y向剪力，锚栓1、2', '各分项合并'], '上述分项'],
  ] as const)(
    'in the language "%s", a calculation divided by force direction has a heading for each direction and for the combined parts',
    (language, titles, origin) => {
      const slotted = designed((draft) => {
        draft.layout.group = '2-0-1';
        draft.layout.slots = [
          { x: false, y: false },
          { x: true, y: false },
        ];
        Object.assign(draft.loads.dead, { Nz: 0, Vx: 8, Vy: 4 });
      });
      const { paragraphs } = filled(slotted, { depth: 'full', language });
      const places = titles.map((title) => paragraphs.indexOf(title));
      expect(places.every((place) => place > 0)).toBe(true);
      expect(places.toSorted((a, b) => a - b)).toEqual(places);
      expect(paragraphs.filter((text) => text.startsWith(origin))).toHaveLength(1);
    },
  );
});
