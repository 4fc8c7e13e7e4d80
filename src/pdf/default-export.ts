/**
 * What an older module of Node exports as its default: Node puts it one level deeper than a bundler, which
 * knows by a mark of the module where it is.
 */
export const defaultExport = <Default extends object>(module: { default: Default }): Default =>
  'default' in module ? module.default : module;
