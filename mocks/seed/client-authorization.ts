/** The credential by which the backend recognises the app without a session: `anchor-designer:client`. */
export const CLIENT_AUTHORIZATION = 'Basic YW5jaG9yLWRlc2lnbmVyOmNsaWVudA==';
