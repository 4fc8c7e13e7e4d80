/** Adds and removes the base path under which the app is served. */

/**
 * Returns the path within the app; a path that is not under `base` remains unchanged. `base` begins and ends
 * with a slash.
 */
export function withoutBase(pathname: string, base: string): string {
  const prefix = base.replace(/(?<!\/)\/+$/, '');
  if (prefix === '' || !pathname.toLowerCase().startsWith(prefix.toLowerCase())) return pathname;
  const rest = pathname.slice(prefix.length);
  // The URL path `/anchors` is not below the base path `/anchor/`.
  if (rest !== '' && !rest.startsWith('/')) return pathname;
  return rest === '' ? '/' : rest;
}

/** Returns the URL path on the server for a path of the app. */
export function withBase(path: string, base: string): string {
  return base.replace(/(?<!\/)\/+$/, '') + path;
}
