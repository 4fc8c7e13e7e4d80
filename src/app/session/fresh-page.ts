/**
 * Opens another page of the app by loading it from the server. A separate module, so that tests can replace
 * it.
 */
import { withBase, environment } from '@/app/env';

export const freshPage = {
  /** Opens a path of the app and discards everything that this page holds in memory. */
  open(path: string): void {
    window.location.replace(withBase(path, environment.basePath));
  },
};
