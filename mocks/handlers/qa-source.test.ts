// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readScenario } from './qa-source';

describe('QA scenario of a tab', () => {
  it('the QA scenario of a tab comes from the address and stays for the next page', () => {
    sessionStorage.clear();
    expect(readScenario('?standardType=EN1992-4&qa=captcha-off,slow:5')()).toMatchObject({
      anyCaptcha: true,
      slow: [{ path: '*', ms: 5 }],
    });
    expect(readScenario('')()).toMatchObject({ anyCaptcha: true, slow: [{ path: '*', ms: 5 }] });
    expect(readScenario('?qa')()).toMatchObject({ anyCaptcha: true });
    expect(readScenario('?qa=off')()).toMatchObject({ anyCaptcha: false, slow: [] });
    expect(readScenario('')()).toMatchObject({ anyCaptcha: false });
  });

  it('reads the + in an address as the space between method and path', () => {
    expect(readScenario('?qa=fail:PATCH+/api/x:413')().fail).toEqual([
      { method: 'PATCH', path: '/api/x', status: 413 },
    ]);
  });

  it('the QA scenario of a tab can be changed while the page is open and survives clearing the storage', () => {
    sessionStorage.clear();
    const scenario = readScenario('?qa=captcha-off');
    sessionStorage.setItem('qa', 'captcha-off,expired-token');
    expect(scenario()).toMatchObject({ anyCaptcha: true, expiredToken: true });
    sessionStorage.clear();
    expect(scenario()).toMatchObject({ anyCaptcha: true, expiredToken: true });
  });
});
