/**
 * The oldest browsers in which the app works: two years old, and Firefox ESR. They are the build target, and
 * lint restricts the sources to "Baseline 2024", which all of these browsers support.
 */
import type { Plugin } from 'vite';
import cn from '../../locales/cn/errors.json';
import en from '../../locales/en/errors.json';

export const OLDEST_BROWSERS = { chrome: '132', edge: '132', firefox: '133', safari: '18.2' } as const;

export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map((entry) => entry.join(''));

const PLACE = '<!-- startNote -->';

const noteIn = (texts: Record<'startNote', string>): string =>
  texts.startNote.replace(/\{\{(\w+)\}\}/g, (_, name: keyof typeof OLDEST_BROWSERS) => OLDEST_BROWSERS[name]);

/** Adds a note to the start page, which stays visible without scripts and in a browser that is too old. */
export const startNote = {
  name: 'start-note',
  transformIndexHtml: (html: string) =>
    html.replace(
      PLACE,
      `<p class="start-note">${noteIn(en)}<br /><br /><span lang="zh">${noteIn(cn)}</span></p>`,
    ),
} satisfies Plugin;
