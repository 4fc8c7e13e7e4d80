/**
 * Draws the PNG files in this folder for seeded records without an image: `npx tsx
 * mocks/seed/pictures/draw-pictures.ts`. Requires Chromium, either at CHROMIUM_PATH or available as
 * `chromium`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureNameOf } from '@/drawing/picture-names';
import anchors from '../anchors.json';
import { drawAnchor } from './anchor-drawing';

const browser = process.env.CHROMIUM_PATH ?? 'chromium';
const folder = mkdtempSync(join(tmpdir(), 'anchor-pictures-'));

for (const anchor of anchors) {
  if (anchor.avatar !== '') continue;
  const name = pictureNameOf(anchor.name);
  if (!name) throw new Error(`No picture for ${anchor.name}`);
  const svg = drawAnchor({
    kind: name.kind,
    thread: name.thread,
    outer: Number(anchor.etaDnom),
    hef: Number(anchor.etaHef),
    hnom: Number(anchor.etaHnom),
    d0: Number(anchor.etaD0),
    h1: Number(anchor.etaH1),
  });
  const page = join(folder, `${name.id}.html`);
  writeFileSync(page, `<!doctype html><style>body{margin:0}svg{display:block}</style>${svg}`);
  execFileSync(
    browser,
    [
      ...['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', '--window-size=1000,500'],
      ...['--no-first-run', '--disable-background-networking', '--disable-sync'],
      `--screenshot=${join(import.meta.dirname, `${name.id}.png`)}`,
      `file://${page}`,
    ],
    { stdio: 'ignore' },
  );
}
rmSync(folder, { recursive: true });
