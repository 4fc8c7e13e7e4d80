// @starts-first
// @in-rest
/** Tests the maximum page counts of reports. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reportCommand } from '@/cli/report/command';
import { serializeDesign } from '@/design/file/design-file';
import { DEFAULT_DESIGN, type Design } from '@/design/model/design-state';
import type { Standard } from '@/engineering';
import { givenDesign } from '@/testing/given-design';

const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const loads = { Nz: (6 * index) / count, Vx: 2, Vy: 1, Mx: 0.2 + index / 100, My: 0.1, Mz: 0.1 };
    return { name: `LC${index + 1}`, ...loads };
  });

const eightAnchors = (draft: Design, count: number) => {
  draft.layout.group = '8-0-1';
  draft.loads.list = rows(count);
};

const DESIGNS = {
  'eight anchors and 30 load list rows': (draft: Design) => eightAnchors(draft, 30),
  'an elastic plate, eight anchors and 2 load list rows': (draft: Design) => {
    eightAnchors(draft, 2);
    // Title block entries need a third page.
    draft.project = DEFAULT_DESIGN.project;
    Object.assign(draft.plate, { stiffness: 'elastic', thickness: 15, length: 460, width: 460 });
    Object.assign(draft.profile, { series: '11', H: 100, W: 100, T: 6, FT: 10 });
    draft.profile.chosen = { id: 'p1', name: 'HEB 100' };
  },
  '50 load list rows': (draft: Design) => void (draft.loads.list = rows(50)),
  'a stand-off plate with slots': (draft: Design) => {
    Object.assign(draft.concrete, {
      installationPosition: 'clamped',
      baseDistance: 30,
      degreeOfRestraint: 2,
    });
    draft.layout.slots = [0, 1, 2, 3].map((index) => ({ x: index < 2, y: false }));
    draft.loads.dead.Vy = 1;
  },
  'excessive loads': (draft: Design) => void Object.assign(draft.loads.dead, { Nz: 90, Vx: 44, My: 2 }),
};

/** Project data that fills every line on the first page. */
const PROJECT = {
  project: 'Bridge 12, railing posts',
  position: 'P-17',
  revision: 'B',
  changes: 'A first issue\nB loads raised',
  company: 'Meier & Partner',
  address: 'Hauptstrasse 1, 8000 Zürich',
  telephone: '+41 44 000 00 00',
  mail: 'a@meier.example',
  remark: 'Check on site.',
  instruction: 'Torque by key.',
};

const designOf = (standard: Standard, kind: keyof typeof DESIGNS): Design =>
  givenDesign({ Nz: 9, Vx: 4 }, (draft) => {
    draft.standardType = standard;
    draft.anchor.chosen[standard] = { id: 'a1', name: 'Demo expansion anchor M12' };
    Object.assign(draft.project, PROJECT);
    DESIGNS[kind](draft);
  });

describe('report page count', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const CASES: [keyof typeof DESIGNS, Standard, 'simple' | 'full', 'en' | 'cn', number][] = [
    ['eight anchors and 30 load list rows', 'EN1992-4', 'simple', 'en', 2],
    ['eight anchors and 30 load list rows', 'EN1992-4', 'full', 'en', 8],
    ['eight anchors and 30 load list rows', 'JGJ145-2013', 'simple', 'en', 2],
    ['eight anchors and 30 load list rows', 'JGJ145-2013', 'full', 'cn', 8],
    ['an elastic plate, eight anchors and 2 load list rows', 'EN1992-4', 'simple', 'en', 2],
    ['50 load list rows', 'EN1992-4', 'simple', 'en', 2],
    ['excessive loads', 'JGJ145-2013', 'full', 'en', 8],
    ['a stand-off plate with slots', 'EN1992-4', 'full', 'en', 9],
    ['a stand-off plate with slots', 'JGJ145-2013', 'full', 'en', 10],
  ];

  it.each(CASES)(
    'a report on a design with %s (%s, template %s, language %s) has at most %i pages',
    async (kind, standard, depth, language, most) => {
      const [file, out] = [join(folder, 'design.json'), join(folder, 'report.pdf')];
      writeFileSync(file, serializeDesign(designOf(standard, kind)));
      const said = { out: () => undefined, error: (text: string) => expect(text).toBe('') };
      await reportCommand([file, '--out', out, '--depth', depth, '--language', language], said);
      const pages = readFileSync(out, 'latin1').match(/\/Type \/Page\b/g);
      expect(pages?.length).toBeLessThanOrEqual(most);
    },
  );
});
