/** Addresses of the app with and without the path under which it is served. */

/** The path within the app; `base` has both slashes. */
export function withoutBase(pathname: string, base: string): string {
  const prefix = base.replace(/\/+$/, '');
  if (prefix === '' || !pathname.toLowerCase().startsWith(prefix.toLowerCase())) return pathname;
  const rest = pathname.slice(prefix.length);
  // `/anchors` does not lie under `/anchor/`.
  if (rest !== '' && !rest.startsWith('/')) return pathname;
  return rest === '' ? '/' : rest;
}

/** The address of a path of the app on its server. */
export function withBase(path: string, base: string): string {
  return base.replace(/\/+$/, '') + path;
}
