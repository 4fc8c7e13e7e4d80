/** The credential by which the backend knows the app where nobody is signed in: `anchor-designer:client`. */
export const CLIENT_AUTHORIZATION = 'Basic YW5jaG9yLWRlc2lnbmVyOmNsaWVudA==';
