/** Credential that identifies the app to the backend before sign-in: `anchor-designer:client`. */
export const CLIENT_AUTHORIZATION = 'Basic YW5jaG9yLWRlc2lnbmVyOmNsaWVudA==';
