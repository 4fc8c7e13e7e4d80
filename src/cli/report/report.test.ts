import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decode } from 'fast-png';
import PizZip from 'pizzip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportCommand } from '@/cli/report/command';
import { designInReport } from '@/design/file/attached-design';
import { serializeDesign, parseDesignFile } from '@/design/file/design-file';
import { NO_LOAD, type Design } from '@/design/model/design-state';
import { readEmbeddedDesigns } from '@/design/saved-designs/archive';
import { newId } from '@/stores/saved-designs/open-design-id';
import { givenDesign } from '@/testing/given-design';
import { drawnPictures, readPdf, type ReadPart } from '@/testing/pdf-reader';
import { shareOf } from '@/testing/run/how-many';
import { PLACEHOLDER, readWord } from '@/testing/word-reader';
import { readXml } from '@/testing/xml-reader';

const anchor = { id: 'a1', name: 'Demo expansion anchor M12' };
const designWith = (change: (draft: Design) => void) =>
  givenDesign({ Nz: 9, Vx: 4 }, (draft) => {
    draft.anchor.chosen['EN1992-4'] = anchor;
    change(draft);
  });

describe('report command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs the command in a separate process, which takes seconds to start. */
  const typed = (...words: string[]) =>
    spawnSync(process.execPath, ['src/cli/run.js', 'report/main', ...words], { encoding: 'utf8' });

  /** Returns the exit status and output of the command, run in this process. */
  async function called(...words: string[]) {
    const said = { stdout: '', stderr: '' };
    const status = await reportCommand(words, {
      out: (text) => void (said.stdout += text),
      error: (text) => void (said.stderr += text),
    });
    return { status, ...said };
  }

  function textOf(design: Design, out: string, ...options: string[]): string[] {
    const file = join(folder, 'design.json');
    writeFileSync(file, serializeDesign(design));
    return [file, '--out', join(folder, out), ...options];
  }

  const run = (...order: Parameters<typeof textOf>) => called(...textOf(...order));

  const pagesOf = (pdf: Buffer | string) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

  it('the report command writes a complete Word file that contains the plan', () => {
    const design = designWith((draft) => void Object.assign(draft.project, { project: 'Brücke' }));
    const { status, stdout } = typed(...textOf(design, 'a.docx', '--language', 'cn'));
    expect([status, stdout.trim()]).toEqual([0, `${join(folder, 'a.docx')}: verified_rigid`]);
    const file = readFileSync(join(folder, 'a.docx'));
    const text = readWord(file).paragraphs.join('\n');
    expect(text).toContain('Brücke');
    expect(text).toContain('后锚固');
    const zip = new PizZip(file);
    expect(zip.file('docProps/core.xml')!.asText()).toContain('后锚固连接验算书：Brücke</dc:title>');
    expect(text).not.toMatch(PLACEHOLDER);
    const vectors = zip.file(/^word\/media\/report.*\.svg$/);
    expect(vectors).toHaveLength(2);
    for (const vector of vectors) readXml(vector.asText(), vector.name);
    const images = zip.file(/^word\/media\/report.*\.png$/).map((image) => decode(image.asUint8Array()));
    const [plan] = images.toSorted((a, b) => b.width - a.width);
    // White paper, grey concrete, black dimensions, and shades from antialiasing.
    const shades = new Set(Array.from({ length: plan.data.length / 3 }, (_, i) => plan.data[3 * i]));
    expect([255, 0xec, 0x30].map((shade) => shades.has(shade))).toEqual([true, true, true]);
    expect(shades.size).toBeGreaterThan(50);
  });

  describe('short PDF report', () => {
    const design = designWith((draft) => {
      Object.assign(draft.project, { project: '<&> "陳" 𠮷 김 😀', remark: 'a\nb' });
      draft.layout.h = 222;
    });
    let called: Awaited<ReturnType<typeof run>>;
    beforeAll(async () => void (called = await run(design, 'short.pdf')), 120_000);

    it('page 1 of the PDF contains the plan as a vector drawing with its labels as text', async () => {
      const { buffer } = new Uint8Array(readFileSync(join(folder, 'short.pdf')));
      const { pages } = await readPdf(buffer);
      const figures = (part: ReadPart): ReadPart[] => [part, ...part.parts.flatMap(figures)];
      const plan = pages[0].structure.flatMap(figures).find(({ role }) => role === 'Figure');
      expect(plan?.text.replaceAll(' ', '')).toContain('h=222');
      // The only raster image on page 1 is the logo.
      expect((await drawnPictures(buffer)).map(({ pixels }) => pixels)).toEqual([192]);
    });

    it('the report command lists characters that no PDF font contains for a PDF report, but not for a Word report', async () => {
      expect(called.status).toBe(0);
      expect(called.stderr).toMatch(/short\.pdf: the fonts of the PDF do not contain 𠮷 김 😀: boxes/);
      expect((await run(design, 'short.docx')).stderr).toBe('');
    });

    it.each(['pdf', 'docx'])(
      'the %s report contains its design, special characters too, and its values',
      async (ending) => {
        const report = readFileSync(join(folder, `short.${ending}`));
        const file = parseDesignFile((await designInReport(new Blob([report]))) ?? '');
        expect(file).toMatchObject({ ok: true, design, replaced: [] });
        // The file also contains the reported values, for comparison with a later calculation.
        expect(file).toHaveProperty('reported.rows.concrete_cone.utilisation', expect.any(Number));
        expect(file).toHaveProperty('reported.engine', expect.stringContaining('anchor-engine'));
      },
    );
  });

  it('the report command reports a load list row that breaks a rule of the app as not calculated, and exits with 3', async () => {
    const row = { ...NO_LOAD, name: 'LC1', Nz: 2 };
    const design = designWith((draft) => {
      draft.layout.group = '1-0-1';
      // A single anchor cannot resist torsion, so this row is refused.
      draft.loads.list = [row, { ...row, name: 'LC2', Mz: 0.5 }];
    });
    const { status, stdout } = await run(design, 'row.docx');
    expect(status).toBe(3);
    expect(stdout).toContain('Load list: 1 of 2 rows could not be calculated: LC2.');
  });

  it('the report command writes a drawing of the base plate with its four holes if the file extension is .dxf', async () => {
    const design = designWith(() => undefined);
    expect((await run(design, 'plate.dxf')).status).toBe(0);
    const text = readFileSync(join(folder, 'plate.dxf'), 'latin1');
    expect(text.match(/^CIRCLE\r$/gm)).toHaveLength(4);
    expect(text.endsWith('EOF\r\n')).toBe(true);
  });

  it('the report command prints the verdict of the governing combination', async () => {
    const design = designWith((draft) => {
      draft.loads.live.Nz = 80;
      Object.assign(draft.loads, { loadCase: 'deadAndLive', deadFactor: 1.35, liveFactor: 0 });
    });
    expect((await run(design, 'b.docx')).stdout).toContain('not_verified');
  });

  const withoutLoads = (draft: Design) => void (draft.loads.dead.Nz = draft.loads.dead.Vx = 0);
  const withoutAnchor = (draft: Design) => void (draft.anchor.chosen['EN1992-4'] = null);

  it.each<[string, (draft: Design) => void, RegExp]>([
    ['without loads', withoutLoads, /^▲ Load must be entered/],
    ['without an anchor', withoutAnchor, /^▲ Anchor cannot be empty/],
    ['with a plate beyond the edge', (draft) => void (draft.plate.length = 900), /^▲ The anchor plate must/],
  ])('the report on a design %s is headed as incomplete, and exits with 3', async (_, change, missing) => {
    const design = designWith((draft) => {
      draft.layout.sides.X1 = draft.layout.sides.X2 = { exists: true, distance: 150 };
      change(draft);
    });
    expect((await run(design, 'missing.docx', '--depth', 'full')).status).toBe(3);
    const { paragraphs } = readWord(readFileSync(join(folder, 'missing.docx')));
    expect(paragraphs[paragraphs.indexOf('? Incomplete') + 2]).toMatch(missing);
    expect(paragraphs.join('\n')).not.toMatch(PLACEHOLDER);
    const project = join(folder, 'missing-project.docx');
    expect((await called('--project', join(folder, 'design.json'), '--out', project)).status).toBe(0);
    expect(readWord(readFileSync(project)).tables.flat(2)).toContain('Not calculated');
  });

  it.each<[string, (draft: Design) => void, string, RegExp]>([
    ['table of a design without loads', withoutLoads, 'xlsx', /loads/],
    ['plate of a design without an anchor', withoutAnchor, 'dxf', /no anchor is selected/],
    [
      'report on a locked thickness',
      ({ plate }) => void (plate.thickness = 15),
      'docx',
      /15 is not the preset 10.*thickness/,
    ],
  ])('the report command refuses the %s with a message', async (_, change, ending, words) => {
    const { status, stderr } = await run(designWith(change), `refused.${ending}`);
    expect(status).toBe(1);
    expect(stderr).toMatch(words);
    expect(() => readFileSync(join(folder, `refused.${ending}`))).toThrow();
  });

  it('the report command prints an incomplete verdict first and exits with 3', async () => {
    const design = designWith((draft) => {
      Object.assign(draft.loads.dead, { Nz: -10, Vx: 1 });
      draft.concrete.installationPosition = 'unclamped';
    });
    const { status, stdout } = await run(design, 'open.docx');
    expect(status).toBe(3);
    expect(stdout).toMatch(
      /^Incomplete: Anchor no. 1 carries a compression of .*\n.*open\.docx: incomplete\n$/,
    );
    const { paragraphs } = readWord(readFileSync(join(folder, 'open.docx')));
    expect(paragraphs).toContain('? Incomplete');
    const file = join(folder, 'open.json');
    writeFileSync(file, serializeDesign(design));
    const project = await called('--project', file, '--out', join(folder, 'open-project.docx'));
    expect([project.status, project.stdout.split('\n')[0]]).toEqual([3, 'Incomplete: open']);
  });

  it.each(shareOf(['pdf', 'docx'], 1))(
    'the %s report for several designs contains all their files',
    async (ending) => {
      const names = { project: 'Bridge', company: '陳 & <Co>' };
      const design = designWith((draft) => void Object.assign(draft.project, names));
      const files = ['one', 'two'].map((name) => join(folder, `${name}.json`));
      for (const file of files) writeFileSync(file, serializeDesign(design));
      const out = join(folder, `carried.${ending}`);
      expect((await called('--project', ...files, '--out', out)).status).toBe(0);
      const report = readFileSync(out);
      if (ending === 'pdf') {
        // A front page and two pages for each design, whose headings are bookmarks.
        expect(pagesOf(report)).toBe(5);
        const written = report.toString('latin1');
        for (const title of ['(1  one)', '(2  two)']) expect(written).toContain(`/Title ${title}`);
        // The table of contents links to the first page of each design.
        expect(written.match(/\/S \/GoTo\b/g)).toHaveLength(2);
      }
      const text = (await designInReport(new Blob([report]))) ?? '';
      const read = await readEmbeddedDesigns(text, newId);
      if (!read?.ok) throw new Error('not read');
      expect(read.archive.projects).toMatchObject([{ name: 'Bridge', shared: { company: '陳 & <Co>' } }]);
      expect(read.archive.designs.map(({ name }) => name)).toEqual(['one', 'two']);
      expect(read.archive.designs[1]).toMatchObject({ design, reported: { verdict: 'verified_rigid' } });
      expect(read).toMatchObject({ damaged: [], replaced: [] });
    },
  );

  it('the report command prints its usage for invalid arguments', async () => {
    const { status, stderr } = await called('design.json');
    expect(status).toBe(2);
    expect(stderr).toMatch(/usage: npm run --silent report/);
  });
});
