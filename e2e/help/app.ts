/**
 * Serves the built app on a separate port, unless APP_URL is set, and opens a signed-in page in the requested
 * language.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type LaunchOptions, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { demoAccounts } from '../../mocks/seed/demo-accounts';
import config from '../../playwright.config';
import { textsOf, type Language } from '../fixtures/texts';

/** Folder for the generated manuals and videos; the app serves its content. */
export const TARGET = new URL('../../public/help/', import.meta.url);

export interface App {
  browser: Browser;
  address: string;
  /** Folder of its source, if this is not the folder of this file. */
  root?: URL;
}

/**
 * Returns launch options that make Chromium render as with a graphics card: the page passes its drawing to
 * the graphics process and continues. By default, software rendering makes the page wait for each image and
 * copy it.
 */
function asWithGraphicsCard(options: LaunchOptions = {}): LaunchOptions {
  const args = (options.args ?? []).filter((arg) => arg !== '--disable-gpu');
  return { ...options, args: [...args, '--ignore-gpu-blocklist'] };
}

/** Serves a built app on the port, or on the next free one, while `work` runs. */
export async function served(
  outDir: string,
  port: number,
  work: (address: string) => Promise<void>,
): Promise<void> {
  const server = await preview({ logLevel: 'error', build: { outDir }, preview: { port } });
  try {
    await work(server.resolvedUrls!.local[0]);
  } finally {
    await server.close();
  }
}

/**
 * Runs `work` with the app that runs at the address in APP_URL; if APP_URL is not set, the app is built and
 * served.
 */
export async function withApp(
  work: (app: App) => Promise<void>,
  { graphicsCard = false } = {},
): Promise<void> {
  const drawing = config.projects?.find(({ name }) => name === 'with 3D')?.use?.launchOptions;
  const browser = await chromium.launch(graphicsCard ? asWithGraphicsCard(drawing) : drawing);
  const running = process.env.APP_URL;
  const outDir = await mkdtemp(join(tmpdir(), 'anchor-designer-'));
  try {
    if (running) {
      await work({ browser, address: running });
      return;
    }
    await build({ logLevel: 'error', build: { outDir } });
    await served(outDir, 4188, (address) => work({ browser, address }));
  } finally {
    await browser.close();
    await rm(outDir, { recursive: true, force: true });
  }
}

interface SignedIn {
  account?: 'admin' | 'engineer';
  language: Language;
  /** Image pixels per page pixel. */
  scale?: number;
}

/**
 * Opens a signed-in page at the size for which the app is designed; the backend accepts any captcha answer.
 */
export async function signedInPage(
  { browser, address, root }: App,
  { account = 'engineer', language, scale = 1 }: SignedIn,
): Promise<Page> {
  const size = { width: 1920, height: 1080 };
  const context = await browser.newContext({
    baseURL: address,
    viewport: size,
    screen: size,
    deviceScaleFactor: scale,
    acceptDownloads: true,
  });
  await context.addInitScript((code) => {
    localStorage.setItem('language', code);
    sessionStorage.setItem('qa', 'captcha-off');
  }, language);
  const t = textsOf(language, root);
  const { username, password } = demoAccounts.find((demo) => demo.username === account)!;
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel(t('login:account'), { exact: true }).fill(username);
  await page.getByLabel(t('login:password'), { exact: true }).fill(password);
  // Sign-in must wait for a captcha, but any text is accepted.
  await page.getByRole('img', { name: t('login:code') }).waitFor();
  await page.getByRole('textbox', { name: t('login:code') }).fill('0000');
  await page.getByRole('button', { name: t('login:submit'), exact: true }).click();
  await page.getByRole('button', { name: t('design:actions.calculate'), exact: true }).waitFor();
  return page;
}
