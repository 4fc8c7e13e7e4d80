/** Vite plugin that makes the list of formulas when the page *Formulas* is built, served or tested. */
import { fileURLToPath } from 'node:url';
import { runnerImport, type Plugin } from 'vite';

const LEDGER = fileURLToPath(new URL('./ledger.ts', import.meta.url));
const READING = fileURLToPath(new URL('./clause-locations.ts', import.meta.url));
const SOURCE = fileURLToPath(new URL('../../', import.meta.url));
const OPTIONS = {
  configFile: false,
  logLevel: 'error',
  resolve: { alias: [{ find: /^@\//, replacement: SOURCE }] },
} as const;

/**
 * Provides the list as the default export of `virtual:formula-list`, and the places of the clauses. The
 * development server makes the list once; restart it to see a changed formula.
 */
export const formulaList: Plugin = {
  name: 'formula-list',
  resolveId: { filter: { id: /^virtual:formula-list$/ }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: /virtual:formula-list$/ },
    async handler() {
      const { module } = await runnerImport<typeof import('@/verification/formulas/ledger')>(LEDGER, OPTIONS);
      const { module: reading } = await runnerImport<
        typeof import('@/verification/formulas/clause-locations')
      >(READING, OPTIONS);
      const [rows, places] = [module.makeLedger().rows, reading.places()].map((one) => JSON.stringify(one));
      return `export default ${rows};\nexport const places = ${places};`;
    },
  },
};
