/** Leaving for another page of the app by loading it anew. Apart, so that tests can take its place. */
import { withBase } from '@/app/base-path';
import { environment } from '@/app/env';

export const freshPage = {
  /** Opens a path of the app with nothing of this page left in memory. */
  open(path: string): void {
    window.location.replace(withBase(path, environment.basePath));
  },
};
