// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepFocus } from '@/app/shell/keep-focus';
import { fillBrowserGaps } from '@/testing/browser-gaps';

const PAGE = `<div><main tabindex="-1">
  <button id="add">Add</button>
  <table><tbody>
    <tr><td><a href="#1">One</a></td><td><button id="delete1">Delete</button></td></tr>
    <tr><td><a href="#2">Two</a></td><td><button id="delete2">Delete</button></td></tr>
  </tbody></table>
</main></div>`;

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const row = (id: string) => find(`#${id}`).closest('tr')!;
/** Waits until the focus has been moved, if it is. */
const later = () => vi.advanceTimersByTimeAsync(200);
let stop: () => void;

beforeEach(() => {
  fillBrowserGaps();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.body.innerHTML = PAGE;
  stop = keepFocus(find('main'));
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
});

function openDialog(): HTMLElement {
  const dialog = document.createElement('div');
  dialog.innerHTML = '<div role="dialog"><button id="yes">Yes</button></div>';
  document.body.append(dialog);
  find('#yes').focus();
  return dialog;
}

it('the focus returns to the button that opened a dialog when the dialog is removed', async () => {
  find('#add').focus();
  openDialog().remove();
  await later();
  expect(find('#add')).toHaveFocus();
});

it('the focus goes to the same button of the next row when a row is deleted, and to the page after the last row', async () => {
  find('#delete1').focus();
  const dialog = openDialog();
  row('delete1').remove();
  dialog.remove();
  await later();
  expect(find('#delete2')).toHaveFocus();
  row('delete2').remove();
  await later();
  expect(find('main')).toHaveFocus();
});

it('the focus goes to the content of the page when everything else is removed', async () => {
  find('#add').focus();
  find('main').replaceChildren();
  await later();
  expect(find('main')).toHaveFocus();
});

it('a button that is disabled while its action runs receives the focus again', async () => {
  const button = find('#add') as HTMLButtonElement;
  button.focus();
  // jsdom lets a disabled button keep the focus.
  button.blur();
  button.disabled = true;
  await later();
  expect(document.body).toHaveFocus();
  button.disabled = false;
  await vi.advanceTimersByTimeAsync(1000);
  expect(button).toHaveFocus();
});

it('the focus stays on the page body after a click on the background', async () => {
  find('#add').focus();
  find('#add').blur();
  await later();
  row('delete1').remove();
  await later();
  expect(document.body).toHaveFocus();
});
