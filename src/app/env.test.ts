import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env';

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toEqual({
      apiBaseUrl: '',
      clientAuthorization: 'Basic YW5jaG9yLWRlc2lnbmVyOmNsaWVudA==',
      contactMail: 'support@anchors.example.com',
      basePath: '/',
    });
  });

  it('takes what is set, without a slash at the end of the backend', () => {
    const variables = {
      VITE_API_BASE_URL: ' https://backend.example.com/prefix// ',
      VITE_CLIENT_AUTHORIZATION: 'Basic abc',
      VITE_CONTACT_MAIL: 'help@example.com',
      BASE_URL: '/anchor/',
    };
    expect(readEnvironment(variables)).toEqual({
      apiBaseUrl: 'https://backend.example.com/prefix',
      clientAuthorization: 'Basic abc',
      contactMail: 'help@example.com',
      basePath: '/anchor/',
    });
  });
});
