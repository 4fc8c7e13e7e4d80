/**
 * Engine version, printed with every result, so that a report shows what calculated it. It changes with the
 * figures, independently of the version in package.json and of the release in the footer.
 */
export const ENGINE_VERSION = 'anchor-engine 1.1.7';
