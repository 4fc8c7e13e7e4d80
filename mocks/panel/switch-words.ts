/** Descriptions of the QA switches, each with an initial value; '' for a switch without a value. */
import { FORMS } from '../handlers/qa-forms';

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

export const PANEL_TEXTS = {
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

export type PanelTextKey = keyof typeof PANEL_TEXTS;
