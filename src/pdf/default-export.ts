/**
 * Default export of an older module: Node puts it one level deeper than a bundler, which finds it by a mark
 * of the module.
 */
export const defaultExport = <Default extends object>(module: { default: Default }): Default =>
  'default' in module ? module.default : module;
