/** Opens another page of the app with a page load. A separate module, so that tests can replace it. */
import { withBase } from '@/app/base-path';
import { environment } from '@/app/env';

export const freshPage = {
  /** Opens a path of the app and discards everything that this page holds in memory. */
  open(path: string): void {
    window.location.replace(withBase(path, environment.basePath));
  },
};
