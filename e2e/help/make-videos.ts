/**
 * Generates the help video in each language: records the running app while a design is made, and encodes the
 * video with Chromium.
 */
import { writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { driverOf } from '../fixtures/design';
import { LANGUAGES, textsOf, type Language } from '../fixtures/texts';
import { signedInPage, TARGET, withApp, type App } from './app';
import { openStudio, type Beat, type Studio } from './film';
import { SCENES } from './scenes';

/** Maximum size of a video, bytes. */
const LIMIT = 4 * 1024 * 1024;
const STUDIO: Studio = { width: 1280, height: 720, strip: 64, bitrate: 300_000, library: '/mediabunny.mjs' };
/** Durations in ms: until menus and dialogs have opened, for a pointer movement, and after typing. */
const OPENED = 350;
const WAY = 620;
const TYPED = 400;

/** Opens a separate page for encoding, with the caption font; the page does not use the network. */
async function studioPage({ browser }: App): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  const fonts = 'node_modules/@fontsource/noto-sans-sc';
  const html = '<!doctype html><link rel="stylesheet" href="/400.css">';
  await page.route('http://localhost/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') await route.fulfill({ contentType: 'text/html', body: html });
    else if (pathname === STUDIO.library)
      await route.fulfill({ path: 'node_modules/mediabunny/dist/bundles/mediabunny.min.mjs' });
    else await route.fulfill({ path: fonts + pathname });
  });
  // The transpiler names functions with the helper `__name`, which does not exist in the page.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.goto('http://localhost/');
  await page.evaluate(openStudio, STUDIO);
  return page;
}

/** Creates the recorder, which takes a screenshot before each click and records the pointer movement. */
function recorderOf(app: Page, studio: Page, language: Language) {
  let [camera] = SCENES.map((scene) => scene.camera);
  let target = camera;
  let pointer = { x: 960, y: 560 };
  let caption = '';
  const add = async (changes: Pick<Beat, 'length' | 'press'>, to = pointer) => {
    await app.waitForTimeout(OPENED);
    const picture = (await app.screenshot({ type: 'jpeg', quality: 92 })).toString('base64');
    const beat: Beat = { picture, camera: [camera, target], pointer: [pointer, to], caption, ...changes };
    await studio.evaluate((value) => globalThis.film!.add(value), beat);
    camera = target;
    pointer = to;
  };
  return {
    watch: async (place: Locator) => {
      const box = (await place.boundingBox())!;
      const to = { x: box.x + Math.min(box.width / 2, 90), y: box.y + box.height / 2 };
      const there = Math.hypot(to.x - pointer.x, to.y - pointer.y) < 2;
      await add({ length: there ? TYPED : WAY, press: !there }, to);
    },
    play: async (scene: (typeof SCENES)[number], act: () => Promise<void>) => {
      caption = scene.caption[language];
      target = scene.camera;
      await act();
      await add({ length: 800, press: false });
      await add({ length: scene.hold, press: false });
    },
  };
}

async function makeVideo(app: App, language: Language): Promise<void> {
  const studio = await studioPage(app);
  const page = await signedInPage(app, { language });
  await page.locator('canvas[data-frames]').waitFor();
  const recorder = recorderOf(page, studio, language);
  const driver = driverOf(page, textsOf(language), recorder.watch);
  for (const scene of SCENES) await recorder.play(scene, () => scene.act(driver));
  const { file: encoded, length } = await studio.evaluate(() => globalThis.film!.finish());
  await page.context().close();
  await studio.context().close();
  const file = Buffer.from(encoded, 'base64');
  if (file.length > LIMIT) throw new Error(`the video in ${language} is too large: ${file.length} bytes`);
  await writeFile(new URL(`design-${language}.webm`, TARGET), file);
  console.log(
    `design-${language}.webm: ${Math.round(file.length / 1024)} kB, ${Math.round(length / 1000)} s`,
  );
}

const languages = LANGUAGES.filter((language) => process.argv.length < 3 || process.argv.includes(language));
await withApp(async (app) => {
  for (const language of languages) await makeVideo(app, language);
});
