/** Takes the manual's screenshots from the running app, under the names used in the manual's Markdown. */
import type { Locator, Page } from '@playwright/test';
import { routes } from '@/shared/navigation/routes';
import { driverOf, type Driver } from '../fixtures/design';
import { textsOf, type Language } from '../fixtures/texts';
import { signedInPage, type App } from './app';
import { doGuidedDesign } from './guided-design';

export type Shots = Map<string, Buffer>;

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

export async function takeShots(app: App, language: Language): Promise<Shots> {
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
