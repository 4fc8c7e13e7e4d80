/**
 * Generates the manual in each language from Markdown and screenshots of the running app, and prints it to
 * PDF with Chromium; also generates the README image.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import MarkdownIt from 'markdown-it';
import { routes } from '@/shared/navigation/routes';
import { driverOf, type Driver } from '../fixtures/design';
import { textsOf, type Language, LANGUAGES } from '../fixtures/texts';
import { signedInPage, type App, TARGET, withApp } from './app';
import { doGuidedDesign } from './guided-design';

type Shots = Map<string, Buffer>;

/** Time in ms until animations of dialogs and of the 3D view have ended. */
const REST = 900;
const SCALE = 1.5;

/** Takes a screenshot of a page or element; `top` limits its height. */
async function take(shots: Shots, name: string, what: Page | Locator, top = Infinity): Promise<void> {
  const page = 'page' in what ? what.page() : what;
  // Moves the pointer and the focus away, so that the screenshot does not show a tooltip or a focus ring.
  await page.mouse.move(1, 1);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForTimeout(REST);
  const box = 'page' in what ? await what.boundingBox() : page.viewportSize();
  if (!box) throw new Error(`nothing to take a picture of: ${name}`);
  const clip = { x: 0, y: 0, ...box, height: Math.min(box.height, top) };
  shots.set(name, await page.screenshot({ type: 'jpeg', quality: 82, clip }));
}

/** Takes a screenshot of a panel, cropped if the panel is too long for a page of the manual. */
async function takePanel(shots: Shots, d: Driver, panel: Parameters<Driver['openPanel']>[0]): Promise<void> {
  await d.openPanel(panel);
  await d.page.mouse.move(1, 1);
  await d.page.waitForTimeout(REST);
  const side = d.page.getByRole('complementary').first();
  const box = (await side.boundingBox())!;
  const filled = await side.evaluate((element) =>
    Math.max(...[...element.querySelectorAll('*')].map((x) => x.getBoundingClientRect().bottom)),
  );
  const height = Math.min(filled + 12, box.y + box.height, box.y + 780) - box.y;
  const clip = { x: box.x, y: box.y, width: box.width, height };
  shots.set(`panel-${panel}`, await d.page.screenshot({ type: 'jpeg', quality: 82, clip }));
}

async function takeDialog(shots: Shots, d: Driver, name: string, open: Locator): Promise<void> {
  await open.click();
  await take(shots, name, d.page.getByRole('dialog'));
  await d.closeDialog();
}

async function designShots(shots: Shots, d: Driver): Promise<void> {
  const { page, t } = d;
  await doGuidedDesign(d);
  for (const panel of ['anchor', 'concrete', 'plate', 'profile', 'layout'] as const)
    await takePanel(shots, d, panel);
  // Waits until the success message has disappeared.
  await page.locator('.ant-message-notice').waitFor({ state: 'hidden' });
  await take(shots, 'workspace', page);
  await take(shots, 'loads', page.getByRole('table', { name: t('design:loads.table') }).locator('..'));
  const results = page.getByTestId('overall').locator('xpath=ancestor::*[.//*[@role="tablist"]][1]');
  await take(shots, 'results', results);
  await page.getByRole('tab', { name: t('results:tabs.notes') }).click();
  await take(shots, 'notes', results);
  await page.getByRole('tab', { name: t('results:tabs.summary') }).click();

  const cone = { mode: t('results:modes.concrete_cone') };
  await d.button('viewer:showBodyOf', cone).click();
  await take(shots, 'view', page.locator('canvas[data-frames]'));
  await d.button('results:openTrail', cone).click();
  const name = t('results:trailOf', { mode: t('results:verdict.modes.concrete_cone') });
  await take(shots, 'trail', page.getByRole('region', { name }), 640);
  await page.keyboard.press('Escape');
  await d.button('design:actions.stress').click();
  await take(shots, 'stress', page.getByRole('region', { name: t('results:stressTitle') }));
  await page.keyboard.press('Escape');
  await takeDialog(shots, d, 'report', d.button('design:actions.report'));
}

const EXAMPLES = ['railingPost', 'standOffBracket', 'wideElasticPlate'] as const;

/** Takes a screenshot of the designs page with the guided design and three examples, all calculated. */
async function designsShot(shots: Shots, { page, t }: Driver): Promise<void> {
  const folders = page.getByRole('navigation', { name: t('designs:folders.label') });
  for (const example of EXAMPLES) {
    await page.goto(routes.designs);
    await folders.getByRole('menuitem', { name: t('designs:folders.templates') }).click();
    await page
      .getByRole('region', { name: t(`designs:examples.${example}.name`) })
      .getByRole('button')
      .click();
    await page.getByRole('button', { name: t('design:actions.calculate'), exact: true }).waitFor();
  }
  await page.goto(routes.designs);
  await folders.getByRole('menuitem', { name: t('designs:folders.all') }).click();
  await page.getByRole('button', { name: t('designs:run.start') }).click();
  await page.getByText(t('designs:run.done_other', { done: '4', count: '4' })).waitFor({ timeout: 120_000 });
  await take(shots, 'designs', page, 620);
}

/** Takes a screenshot of the verification page after all worked examples have been calculated. */
async function verificationShot(shots: Shots, { page, calculateExamples }: Driver): Promise<void> {
  await page.goto(routes.verification);
  await calculateExamples();
  await take(shots, 'verification', page, 620);
}

/** Takes the screenshots from the running app, under the names used in the manual's Markdown. */
async function takeShots(app: App, language: Language): Promise<Shots> {
  const shots: Shots = new Map();
  const t = textsOf(language);
  const design = await signedInPage(app, { language, scale: SCALE });
  await designShots(shots, driverOf(design, t));
  await designsShot(shots, driverOf(design, t));
  await verificationShot(shots, driverOf(design, t));
  await design.context().close();

  const administration = await signedInPage(app, { account: 'admin', language, scale: SCALE });
  for (const name of ['anchors', 'users'] as const) {
    await administration.goto(routes[name]);
    await administration.getByRole('row').nth(3).waitFor();
    await take(shots, name, administration, 520);
  }
  await administration.context().close();
  return shots;
}

const GREEK: Readonly<Record<string, string>> = { gamma: 'γ', psi: 'ψ', beta: 'β' };

/** Typesets symbols such as `$N_Rk,c$` with subscripts. */
function symbols(text: string): string {
  return text.replace(/\$([A-Za-z]+)(?:_([\w,]+))?\$/g, (_, letter: string, index?: string) => {
    const subscript = index === undefined ? '' : `<sub>${index}</sub>`;
    return `<i>${GREEK[letter] ?? letter}</i>${subscript}`;
  });
}

const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function markdown(shots: Shots): MarkdownIt {
  const md = new MarkdownIt({ typographer: false });
  md.renderer.rules.text = (tokens, index) => symbols(escape(tokens[index].content));
  md.renderer.rules.image = (tokens, index) => {
    const name = tokens[index].attrGet('src')!;
    const picture = shots.get(name);
    if (!picture) throw new Error(`the manual asks for a picture that is not taken: ${name}`);
    const caption = escape(tokens[index].content);
    const source = `data:image/jpeg;base64,${picture.toString('base64')}`;
    return `<figure class="${name}"><img src="${source}" alt="${caption}"><figcaption>${caption}</figcaption></figure>`;
  };
  // True for a paragraph that contains only images; they are placed side by side.
  const isFigures = (children: readonly { type: string; content: string }[]) =>
    children.every(({ type, content }) => type === 'image' || content.trim() === '');
  md.core.ruler.push('figures', ({ tokens }) => {
    tokens.forEach((token, index) => {
      if (token.type !== 'inline' || !token.children || !isFigures(token.children)) return;
      for (const paragraph of [tokens[index - 1], tokens[index + 1]]) paragraph.tag = 'div';
      tokens[index - 1].attrSet('class', 'figures');
    });
  });
  md.renderer.rules.heading_open = (tokens, index) => `<${tokens[index].tag} id="s${index}">`;
  return md;
}

const TEXTS = { en: { lang: 'en', contents: 'Contents' }, cn: { lang: 'zh-CN', contents: '目录' } } as const;

/**
 * Returns a style sheet with fonts from an installed package, so that the result does not depend on the
 * fonts of the machine.
 */
const fontSheet = (weight: number) =>
  pathToFileURL(`node_modules/@fontsource/noto-sans-sc/${weight}.css`).href;

/**
 * Converts the manual's Markdown to a printable page: inserts images, sets subscripts in symbols, and makes
 * the table of contents from the headings.
 */
function manualPage(text: string, shots: Shots, language: Language): string {
  const md = markdown(shots);
  const tokens = md.parse(text, {});
  const contents = tokens.flatMap((token, index) =>
    token.type === 'heading_open' && token.tag === 'h2'
      ? [`<li><a href="#s${index}">${escape(tokens[index + 1].content)}</a></li>`]
      : [],
  );
  // The title page contains the introduction to the manual and the table of contents.
  const body = md.renderer.render(tokens, md.options, {});
  const [title, about, ...chapters] = body.split(/(?=<h2 )/);
  const { lang, contents: heading } = TEXTS[language];
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">
<title>${escape(tokens[1].content)}</title>
<link rel="stylesheet" href="${fontSheet(400)}"><link rel="stylesheet" href="${fontSheet(700)}">
<link rel="stylesheet" href="${pathToFileURL('e2e/help/manual.css').href}"></head><body>
<header>${title}${about}<nav><h2>${heading}</h2><ol>${contents.slice(1).join('')}</ol></nav></header>
<main>${chapters.join('')}</main></body></html>`;
}

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
