/** QA switch panel: describes the active switches of this tab, and turns switches on and off. */
import { parseScenario, partsOf } from '../handlers/qa-scenario';
import { FORMS } from '../handlers/qa-value-formats';
import './panel.css';
import type { Language } from '../services/messages';

/** Descriptions of the QA switches, each with an initial value; '' for a switch without a value. */
interface SwitchTexts {
  sample: string;
  en: string;
  cn: string;
  /** True if the switch takes effect only after the next page load. */
  fromNextLoad?: true;
  /** Fixed values from which the user chooses. */
  values?: readonly string[];
}

export const SWITCH_TEXTS: Readonly<Record<string, SwitchTexts>> = {
  'captcha-off': { sample: '', en: 'Any verification code is accepted', cn: '任何验证码均视为正确' },
  slow: {
    sample: '/api/maoshuan/simdroid:2000',
    en: 'Responses of the path are delayed by this many ms; a number alone applies to every path',
    cn: '该路径的响应延迟若干毫秒；仅写数字表示所有路径',
  },
  fail: {
    sample: '/api/maoshuan/concrete/list:500',
    en: 'Calls to the path return this status and have no effect',
    cn: '该路径的调用返回指定状态码，且不执行任何操作',
  },
  every: {
    sample: '3:/api/maoshuan/simdroid:503',
    en: 'Every n-th call to the path returns this status',
    cn: '该路径每第 n 次调用返回指定状态码',
  },
  drop: { sample: '/api/maoshuan/simdroid', en: 'The connection is interrupted', cn: '连接中断' },
  hang: { sample: '/api/maoshuan/simdroid', en: 'The server never responds', cn: '永不响应' },
  malformed: {
    sample: '/api/maoshuan/concrete/list',
    en: 'Status 200 with truncated JSON',
    cn: '返回 200，但 JSON 不完整',
  },
  empty: {
    sample: '/api/maoshuan/concrete/list',
    en: 'Status 200 without a body',
    cn: '返回 200，但无内容',
  },
  conflict: {
    sample: '/api/maoshuan/*',
    en: 'A second after an anchor, a grade or a profile was read, another administrator changes it',
    cn: '读取锚栓、混凝土或型钢记录一秒后，另一位管理员修改该记录',
  },
  form: {
    sample: 'another-server',
    en: 'Responses in another form that the documents allow',
    cn: '以文档允许的另一种形式响应',
    values: Object.keys(FORMS),
  },
  network: {
    sample: '',
    en: 'Bulk calls (load lists, searches) also go through the browser’s network',
    cn: '大批量调用也经过浏览器网络',
    fromNextLoad: true,
  },
  'expired-token': {
    sample: '',
    en: 'Sessions that began before the page was loaded have expired',
    cn: '页面加载之前开始的会话均已失效',
  },
  'token-life': {
    sample: '20',
    en: 'Sessions expire this many seconds after they begin',
    cn: '会话在开始若干秒后结束',
  },
};

const PANEL_TEXTS = {
  title: ['QA switches', '测试开关'],
  none: ['No switch is on.', '未启用任何开关。'],
  add: ['Switch on', '启用'],
  remove: ['Switch off', '关闭'],
  allOff: ['All off', '全部关闭'],
  close: ['Close', '关闭面板'],
  which: ['Switch', '开关'],
  value: ['Value', '参数'],
  unknown: ['is not a valid switch or value.', '不是有效的开关或参数。'],
  fromNextLoad: ['takes effect when the page is reloaded', '下次加载页面时生效'],
  reload: ['Reload the page', '重新加载页面'],
} as const;

type PanelTextKey = keyof typeof PANEL_TEXTS;

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

  /** Returns a list of fixed values or a text field; null for a switch without a value. */
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
