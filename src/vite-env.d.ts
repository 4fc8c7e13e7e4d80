/// <reference types="vite/client" />

/** True in builds that contain the embedded backend of mocks/. */
declare const __EMBEDDED__: boolean;

/**
 * List of formulas and places of the clauses in the code, made by the plugin in
 * src/verification/formulas/formula-list-plugin.ts.
 */
declare module 'virtual:formula-list' {
  const rows: ReturnType<typeof import('@/verification/formulas/ledger').makeLedger>['rows'];
  export default rows;
  export const places: ReturnType<typeof import('@/verification/formulas/clause-locations').places>;
}
