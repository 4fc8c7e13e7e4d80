/**
 * URLs of the manual and the video by language; the files are served next to the app and are made by `npm
 * run manual` and `npm run videos`.
 */
import { withBase } from '@/app/base-path';
import { environment } from '@/app/env';
import type { Language } from '@/text/languages';

export const manualAddress = (language: Language): string =>
  withBase(`/help/manual-${language}.pdf`, environment.basePath);

export const videoAddress = (language: Language): string =>
  withBase(`/help/design-${language}.webm`, environment.basePath);
