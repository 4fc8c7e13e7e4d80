/**
 * The oldest browsers in which the app works: those of the last two years, with Firefox ESR. The build is
 * made for them; what all of them have is "Baseline 2024", to which lint holds the sources.
 */
import type { Plugin } from 'vite';
import cn from '../../locales/cn/errors.json';
import en from '../../locales/en/errors.json';

export const OLDEST_BROWSERS = { chrome: '132', edge: '132', firefox: '133', safari: '18.2' } as const;

/** As the build wants them. */
export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map((entry) => entry.join(''));

const PLACE = '<!-- startNote -->';

const noteIn = (texts: Record<'startNote', string>): string =>
  texts.startNote.replace(/\{\{(\w+)\}\}/g, (_, name: keyof typeof OLDEST_BROWSERS) => OLDEST_BROWSERS[name]);

/** Writes the note into the page that stays where scripts are off or the browser is older. */
export const startNote = {
  name: 'start-note',
  transformIndexHtml: (html: string) =>
    html.replace(
      PLACE,
      `<p class="start-note">${noteIn(en)}<br /><br /><span lang="zh">${noteIn(cn)}</span></p>`,
    ),
} satisfies Plugin;
