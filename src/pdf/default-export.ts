/**
 * Default export of an older module: Node nests it one level deeper than a bundler, which recognises it by a
 * marker in the module.
 */
export const defaultExport = <Default extends object>(module: { default: Default }): Default =>
  'default' in module ? module.default : module;
