/**
 * Returns the default export of an older module. Node nests it one level deeper than a bundler, which
 * recognises such a module by a marker.
 */
export const defaultExport = <Default extends object>(module: { default: Default }): Default =>
  'default' in module ? module.default : module;
