/** Import resolver for the lint rule on layers: relative paths and the `@/` alias, everything else is a package. */
const { existsSync, statSync } = require('node:fs');
const path = require('node:path');

const SRC = path.resolve(__dirname, '../..');

exports.interfaceVersion = 2;

exports.resolve = (source, file) => {
  const bare = source.replace(/\?.*$/, '');
  if (!bare.startsWith('.') && !bare.startsWith('@/')) return { found: false };
  const base = bare.startsWith('@/') ? path.join(SRC, bare.slice(2)) : path.resolve(path.dirname(file), bare);
  const found = [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  );
  return found === undefined ? { found: false } : { found: true, path: found };
};
