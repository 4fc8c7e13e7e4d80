// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { readScenario } from './qa-scenario';

it('the QA scenario comes from the URL and remains active on later pages until a URL contains `qa=off`', () => {
  sessionStorage.clear();
  const active = { anyCaptcha: true, slow: [{ path: '*', ms: 5 }] };
  expect(readScenario('?standardType=EN1992-4&qa=captcha-off,slow:5')()).toMatchObject(active);
  expect(readScenario('')()).toMatchObject(active);
  expect(readScenario('?qa')()).toMatchObject({ anyCaptcha: true });
  expect(readScenario('?qa=off')()).toMatchObject({ anyCaptcha: false, slow: [] });
  expect(readScenario('')()).toMatchObject({ anyCaptcha: false });
});

it('a + in the URL is read as the space between the method and path of a QA switch', () =>
  expect(readScenario('?qa=fail:PATCH+/api/x:413')().fail).toEqual([
    { method: 'PATCH', path: '/api/x', status: 413 },
  ]));

it('a test can change the QA scenario while the page is open, and the scenario stays active if the app clears its storage', () => {
  sessionStorage.clear();
  const scenario = readScenario('?qa=captcha-off');
  sessionStorage.setItem('qa', 'captcha-off,expired-token');
  expect(scenario()).toMatchObject({ anyCaptcha: true, expiredToken: true });
  sessionStorage.clear();
  expect(scenario()).toMatchObject({ anyCaptcha: true, expiredToken: true });
});
