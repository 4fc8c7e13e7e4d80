/**
 * QA switch panel: shows the active switches with descriptions, and turns switches on and off for this tab.
 */
import { parseScenario, partsOf } from '../handlers/qa-scenario';
import type { Language } from '../services/messages';
import { PANEL_TEXTS, SWITCH_TEXTS, type PanelTextKey } from './switch-words';
import './panel.css';

/** Access to the stored switches, in the session storage under the key `qa`. */
interface SwitchStore {
  read: () => string;
  write: (text: string) => void;
}

const nameOf = (part: string) => part.split(':', 1)[0];

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

function isKnown(part: string): boolean {
  let isRefused = false;
  parseScenario(part, () => {
    isRefused = true;
  });
  return !isRefused;
}

/** Opens the QA switch panel, which has a close button. Returns a function that closes the panel. */
export function openPanel(
  store: SwitchStore,
  language: () => Language,
  onClose: () => void = () => undefined,
): () => void {
  const panel = make('section', { className: 'qa-panel' });
  const word = (key: PanelTextKey) => PANEL_TEXTS[key][language() === 'cn' ? 1 : 0];
  const wordsOf = (name: string) => {
    const texts = SWITCH_TEXTS[name];
    const more = texts.fromNextLoad ? ` (${word('fromNextLoad')})` : '';
    return `${texts[language()]}${more}`;
  };
  let chosen = Object.keys(SWITCH_TEXTS)[0];
  let problem = '';

  const set = (parts: readonly string[]) => {
    store.write(parts.join(','));
    draw();
  };

  const rowOf = (part: string, index: number, parts: readonly string[]) => {
    const off = make('button', { type: 'button' }, word('remove'));
    off.ariaLabel = `${word('remove')}: ${part}`;
    off.onclick = () => set(parts.toSpliced(index, 1));
    const texts = isKnown(part) ? wordsOf(nameOf(part)) : `${part} ${word('unknown')}`;
    return make('li', {}, make('code', {}, part), off, make('p', { className: 'qa-words' }, texts));
  };

  /**
   * Returns a drop-down list for a switch with fixed values, a text field for other values, and null for a
   * switch without a value.
   */
  const valueField = () => {
    const { sample, values } = SWITCH_TEXTS[chosen];
    if (sample === '') return null;
    const field = values
      ? make('select', {}, ...values.map((value) => make('option', { value }, value)))
      : make('input', { type: 'text', spellcheck: false });
    field.value = sample;
    field.ariaLabel = word('value');
    return field;
  };

  const addForm = (parts: readonly string[]) => {
    const which = make(
      'select',
      {},
      ...Object.keys(SWITCH_TEXTS).map((name) => make('option', { value: name }, name)),
    );
    which.value = chosen;
    which.ariaLabel = word('which');
    which.onchange = () => {
      chosen = which.value;
      problem = '';
      draw();
      panel.querySelector('select')?.focus();
    };
    const value = valueField();
    const form = make(
      'form',
      {},
      which,
      ...(value ? [value] : []),
      make('button', { type: 'submit' }, word('add')),
    );
    form.onsubmit = (event) => {
      event.preventDefault();
      const part = value ? `${chosen}:${value.value.trim()}` : chosen;
      problem = isKnown(part) ? '' : `${part} ${word('unknown')}`;
      set(problem === '' ? [...parts, part] : parts);
    };
    return form;
  };

  function draw() {
    const parts = partsOf(store.read());
    panel.ariaLabel = word('title');
    const shut = make('button', { type: 'button', onclick: close }, '×');
    shut.ariaLabel = word('close');
    const said = make('p', { className: 'qa-problem' }, problem);
    said.role = 'alert';
    panel.replaceChildren(
      make('header', {}, make('h2', {}, word('title')), shut),
      parts.length === 0 ? make('p', {}, word('none')) : make('ul', {}, ...parts.map(rowOf)),
      addForm(parts),
      make('p', { className: 'qa-words' }, wordsOf(chosen)),
      ...(problem === '' ? [] : [said]),
      make(
        'footer',
        {},
        make('button', { type: 'button', onclick: () => set([]) }, word('allOff')),
        make('button', { type: 'button', onclick: () => window.location.reload() }, word('reload')),
      ),
    );
  }

  /** Redraws the panel when the language of the page changes. */
  const watch = new MutationObserver(draw);
  function close() {
    watch.disconnect();
    panel.remove();
    onClose();
  }
  watch.observe(document.documentElement, { attributeFilter: ['lang'] });
  draw();
  document.body.append(panel);
  return close;
}
