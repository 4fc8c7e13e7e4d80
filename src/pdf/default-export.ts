/**
 * Returns the default export of a CommonJS module. Node nests the export one level deeper than a bundler,
 * which recognises such a module by a marker.
 */
export const defaultExport = <Default extends object>(module: { default: Default }): Default =>
  'default' in module ? module.default : module;
