/** Vite plugin that makes the list of formulas when the page *Formulas* is built, served or tested. */
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const LEDGER = fileURLToPath(new URL('./ledger.ts', import.meta.url));
const SOURCE = fileURLToPath(new URL('../../', import.meta.url));
const OPTIONS = {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: [{ find: /^@\//, replacement: SOURCE }] },
} as const;

/**
 * Provides the list as the default export of `virtual:formula-list`. The development server makes the list
 * once; restart it to see a changed formula.
 */
export const formulaList: Plugin = {
  name: 'formula-list',
  resolveId: { filter: { id: /^virtual:formula-list$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /virtual:formula-list$/ },
    async handler() {
      const { module } = await runnerImport<typeof import('@/verification/formulas/ledger')>(LEDGER, OPTIONS);
      return `export default ${JSON.stringify(module.makeLedger().rows)};`;
    },
  },
};
