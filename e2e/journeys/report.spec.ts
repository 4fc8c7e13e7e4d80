import PizZip from 'pizzip';
import { calculateLoads } from '../fixtures/design';
import { downloadBy } from '../fixtures/files';
import { expect, test } from '../fixtures/journey';
import { openWorkspace } from '../fixtures/session';

test.use({ account: 'admin' });

/**
 * Tests only the downloaded files; src/features/report-dialog/report-dialog.test.tsx covers permissions and
 * failures.
 */
test(
  'the report is downloaded as a Word file and as a PDF, named after project and date',
  { tag: '@essential' },
  async ({ page }) => {
    await openWorkspace(page);
    const report = page.getByRole('button', { name: 'Generate report', exact: true });
    await expect(page.locator('canvas').first()).toBeVisible();
    await expect(report).toBeDisabled();
    await calculateLoads(page, { Nz: '10', Vx: '5' });

    const chunks: string[] = [];
    page.on('request', (request) => chunks.push(request.url()));
    await report.click();
    const dialog = page.getByRole('dialog', { name: 'Generate report' });
    const pdf = dialog.getByRole('button', { name: 'Download PDF' });
    await expect(pdf).toBeEnabled();
    expect(chunks.filter((url) => url.includes('report-dialog')).length).toBeGreaterThan(0);

    const printed = await downloadBy(page, () => pdf.click());
    expect(printed.name).toMatch(/^Anchor-report_\d{4}-\d\d-\d\d\.pdf$/);
    expect(printed.content.toString('latin1')).toMatch(/^%PDF-[^]*\/StructTreeRoot/);
    await expect(pdf).toBeEnabled();

    await dialog.getByLabel('Project').fill('Bridge <&> {north}');
    await dialog.getByRole('radio', { name: /^Pro/ }).check();
    await dialog.getByRole('radio', { name: '中文' }).check();
    const word = await downloadBy(page, () => dialog.getByRole('button', { name: 'Download Word' }).click());
    expect(word.name).toMatch(/^锚栓计算书_Bridge & \{north\}_\d{4}-\d\d-\d\d\.docx$/);
    const zip = new PizZip(word.content);
    const xml = zip.file('word/document.xml')!.asText();
    const text = xml.replace(/<[^>]+>/g, '');
    expect(text).toContain('后锚固连接验算书');
    expect(text).toContain('Bridge &lt;&amp;&gt; {north}');
    expect(text.replaceAll('{north}', '')).not.toMatch(/\{[#^/~%]?\w+\}/);
    expect(text).not.toMatch(/undefined|NaN/);
    // Seven images: plan, 3D view, anchor, plate, the concrete cone area, and two views of the edge area.
    const images = (type: string) =>
      Object.keys(zip.files).filter((name) => name.startsWith('word/media/report') && name.endsWith(type));
    expect(images('.png')).toHaveLength(7);
    // Plan, plate and areas are also stored as vectors.
    expect(images('.svg')).toHaveLength(5);
  },
);
