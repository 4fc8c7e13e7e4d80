/** Credential by which the backend recognises the app before sign-in: `anchor-designer:client`. */
export const CLIENT_AUTHORIZATION = 'Basic YW5jaG9yLWRlc2lnbmVyOmNsaWVudA==';
