/**
 * Generates the manual in each language from Markdown and screenshots of the running app, and prints it to
 * PDF with Chromium; also generates the README image.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '../fixtures/texts';
import { TARGET, withApp, type App } from './app';
import { manualPage } from './manual-page';
import { takeShots } from './shots';

const README_PICTURE = new URL('../../.github/workspace.jpg', import.meta.url);

/** Maximum size of a manual, bytes. */
const LIMIT = 3 * 1024 * 1024;

const FOOTER = `<div style="width:100%;font:7.5pt sans-serif;color:#52606d;text-align:center">
<span class="pageNumber"></span> / <span class="totalPages"></span></div>`;

async function makeManual(app: App, language: Language): Promise<void> {
  const text = await readFile(new URL(`manual-${language}.md`, import.meta.url), 'utf8');
  const shots = await takeShots(app, language);
  if (language === 'en') await writeFile(README_PICTURE, shots.get('workspace')!);
  const folder = await mkdtemp(join(tmpdir(), 'anchor-manual-'));
  try {
    const file = join(folder, 'manual.html');
    await writeFile(file, manualPage(text, shots, language));
    const page = await app.browser.newPage();
    await page.goto(pathToFileURL(file).href);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const pdf = await page.pdf({
      format: 'A4',
      margin: { top: '18mm', bottom: '18mm', left: '19mm', right: '19mm' },
      printBackground: true,
      displayHeaderFooter: true,
      headerTemplate: '<span></span>',
      footerTemplate: FOOTER,
      tagged: true,
      outline: true,
    });
    await page.close();
    if (pdf.length > LIMIT) throw new Error(`the manual in ${language} is too large: ${pdf.length} bytes`);
    await writeFile(new URL(`manual-${language}.pdf`, TARGET), pdf);
    console.log(`manual-${language}.pdf: ${Math.round(pdf.length / 1024)} kB`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const languages = LANGUAGES.filter((language) => process.argv.length < 3 || process.argv.includes(language));
await withApp(async (app) => {
  for (const language of languages) await makeManual(app, language);
});
