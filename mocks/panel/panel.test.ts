// @vitest-environment jsdom
import { screen, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { readScenario, SWITCH_NAMES } from '../handlers/qa-scenario';
import { openPanel, SWITCH_TEXTS } from './panel';

function open(text = '', language: 'en' | 'cn' = 'en') {
  let stored = text;
  const store = { read: () => stored, write: (next: string) => void (stored = next) };
  onTestFinished(openPanel(store, () => language));
  return { user: userEvent.setup(), store, panel: within(screen.getByRole('region')) };
}

it('the QA switch panel describes every switch and suggests a valid value', async () => {
  expect(Object.keys(SWITCH_TEXTS)).toEqual([...SWITCH_NAMES]);
  const { user, store, panel } = open();
  for (const name of SWITCH_NAMES) {
    await user.selectOptions(panel.getByRole('combobox', { name: 'Switch' }), name);
    await user.click(panel.getByRole('button', { name: 'Switch on' }));
    expect(panel.queryByRole('alert')).toBeNull();
    expect(store.read().split(',').at(-1)).toMatch(new RegExp(`^${name}`));
  }
  expect(panel.getAllByRole('listitem')).toHaveLength(SWITCH_NAMES.length);
});

it('the QA switch panel turns off a single switch and leaves the others on, or turns off all switches at once', async () => {
  const { user, store, panel } = open('captcha-off,drop:/api/a,slow:50');
  await user.click(panel.getByRole('button', { name: 'Switch off: drop:/api/a' }));
  expect(store.read()).toBe('captcha-off,slow:50');
  await user.click(panel.getByRole('button', { name: 'All off' }));
  expect(store.read()).toBe('');
  expect(panel.getByText('No switch is on.')).toBeTruthy();
});

it('the QA switch panel marks an unknown switch as invalid and refuses an invalid value', async () => {
  const { user, store, panel } = open('typo:1');
  expect(panel.getByRole('listitem').textContent).toContain('typo:1 is not a valid switch');
  await user.selectOptions(panel.getByRole('combobox', { name: 'Switch' }), 'every');
  const value = panel.getByRole('textbox', { name: 'Value' });
  await user.clear(value);
  await user.type(value, '/api/a');
  await user.click(panel.getByRole('button', { name: 'Switch on' }));
  expect(panel.getByRole('alert').textContent).toContain('every:/api/a');
  expect(store.read()).toBe('typo:1');
});

it('the QA switch panel appears in Chinese if the page is in Chinese', () =>
  expect(open('drop:/api/a', 'cn').panel.getByText('连接中断')).toBeTruthy());

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
