/** Video scenes and captions: a design from its first input to the report. */
import type { Language } from './app';
import type { Driver } from './drive';
import type { Rectangle } from './film';
import { GUIDED_DESIGN } from './guided-design';

/** Areas of the screen that the camera shows, all with the aspect ratio of the screen. */
const VIEWS = {
  whole: { x: 0, y: 0, width: 1920, height: 1080 },
  inputs: { x: 0, y: 0, width: 1216, height: 684 },
  loads: { x: 400, y: 0, width: 1120, height: 630 },
  view: { x: 400, y: 200, width: 1216, height: 684 },
  results: { x: 704, y: 0, width: 1216, height: 684 },
  picture: { x: 160, y: 20, width: 1600, height: 900 },
  dialog: { x: 320, y: 40, width: 1280, height: 720 },
} as const satisfies Record<string, Rectangle>;

export interface Scene {
  camera: Rectangle;
  caption: Record<Language, string>;
  act: (d: Driver) => Promise<void>;
  /** Time for which the last screenshot of the scene is shown, ms. */
  hold: number;
}

const PROJECT = 'HEB 120 / M16';

const nothing = () => Promise.resolve();

const entry = (d: Driver, key: string) => d.page.getByRole('menuitem', { name: d.t(key), exact: true });

const cone = (d: Driver) => ({ mode: d.t('results:modes.concrete_cone') });

async function closeDialog(d: Driver): Promise<void> {
  await d.page.keyboard.press('Escape');
  await d.page.getByRole('dialog').waitFor({ state: 'hidden' });
}

export const SCENES: readonly Scene[] = [
  {
    camera: VIEWS.whole,
    caption: {
      en: 'From empty inputs to the report: a column foot to EN 1992-4',
      cn: '从空白输入到计算书：按 EN 1992-4 设计柱脚连接',
    },
    act: nothing,
    hold: 2800,
  },
  {
    camera: VIEWS.inputs,
    caption: {
      en: 'Choose diameter and anchor: its data appear below',
      cn: '选择直径和锚栓，下方显示其参数',
    },
    act: GUIDED_DESIGN.anchor,
    hold: 2000,
  },
  {
    camera: VIEWS.inputs,
    caption: { en: 'Choose the concrete grade', cn: '选择混凝土强度等级' },
    act: GUIDED_DESIGN.concrete,
    hold: 1800,
  },
  {
    camera: VIEWS.inputs,
    caption: { en: 'Base plate: dimensions, elastic, thickness', cn: '锚板：输入尺寸，选择弹性，输入厚度' },
    act: GUIDED_DESIGN.plate,
    hold: 1500,
  },
  {
    camera: VIEWS.inputs,
    caption: {
      en: 'Layout: spacings, the edges that exist, concrete thickness',
      cn: '布置：间距、实际存在的边缘、基材厚度',
    },
    act: GUIDED_DESIGN.layout,
    hold: 1800,
  },
  {
    camera: VIEWS.inputs,
    caption: {
      en: 'Profile: the loads enter the plate through its section',
      cn: '型钢：荷载经其截面传入锚板',
    },
    act: GUIDED_DESIGN.profile,
    hold: 1800,
  },
  {
    camera: VIEWS.loads,
    caption: { en: 'Loads: click a value and type', cn: '荷载：单击数值后输入' },
    act: GUIDED_DESIGN.loads,
    hold: 2000,
  },
  {
    camera: VIEWS.whole,
    caption: {
      en: 'Calculation: anchor forces of the elastic plate, then all checks',
      cn: '计算：先按弹性锚板求锚栓内力，再逐项验算',
    },
    act: GUIDED_DESIGN.calculate,
    hold: 3500,
  },
  {
    camera: VIEWS.results,
    caption: {
      en: 'The verdict first, then a row for each failure mode',
      cn: '首先是总体结论，其下每种破坏模式一行',
    },
    act: nothing,
    hold: 4500,
  },
  {
    camera: VIEWS.view,
    caption: {
      en: 'The eye shows the breakout body in the 3D view',
      cn: '点击眼睛图标，在三维视图中显示破坏体',
    },
    act: (d) => d.click(d.button('viewer:showBodyOf', cone(d))),
    hold: 4500,
  },
  {
    camera: VIEWS.dialog,
    caption: {
      en: 'The name opens the calculation: formula, numbers, clause',
      cn: '点击名称查看计算过程：公式、代入数值、条文',
    },
    act: (d) => d.click(d.button('results:openTrail', cone(d))),
    hold: 5500,
  },
  {
    camera: VIEWS.picture,
    caption: {
      en: 'Stress of the plate: too high means that the plate is too thin',
      cn: '锚板应力：应力过高说明锚板过薄',
    },
    act: async (d) => {
      await closeDialog(d);
      await d.click(d.button('design:actions.stress'));
      await d.page
        .getByRole('region', { name: d.t('results:stressTitle') })
        .getByRole('img')
        .last()
        .waitFor();
    },
    hold: 5000,
  },
  {
    camera: VIEWS.picture,
    caption: {
      en: 'Explore: which anchors are sufficient, and what governs each',
      cn: '方案比选：哪些锚栓可行，各由何项控制',
    },
    act: async (d) => {
      await closeDialog(d);
      await d.click(d.button('design:actions.explore'));
      const questions = d.page.getByRole('navigation', { name: d.t('explore:questionList') });
      await d.click(
        questions.getByRole('button', { name: new RegExp(`^${d.t('explore:questions.anchors.name')}`) }),
      );
      await d.page
        .getByRole('region', { name: d.t('explore:title') })
        .getByRole('table')
        .waitFor();
    },
    hold: 2600,
  },
  {
    camera: VIEWS.dialog,
    caption: {
      en: 'Report: type, language and project, then download',
      cn: '计算书：选择类型和语言，填写工程名称后下载',
    },
    act: async (d) => {
      await d.page.keyboard.press('Escape');
      await d.click(d.button('design:actions.report'));
      const dialog = d.page.getByRole('dialog');
      await d.type(dialog.getByLabel(d.t('report:project')), PROJECT);
      const download = d.page.waitForEvent('download', { timeout: 120_000 });
      await d.click(dialog.getByRole('button', { name: d.t('report:asPdf') }));
      await download;
    },
    hold: 3500,
  },
  {
    camera: VIEWS.whole,
    caption: {
      en: 'Designs: all your designs in projects, with their verdicts',
      cn: '设计列表：按项目保存全部设计及其结论',
    },
    act: async (d) => {
      await closeDialog(d);
      await d.click(entry(d, 'shell:menu.designs'));
      await d.page.getByRole('heading', { level: 1 }).waitFor();
    },
    hold: 2600,
  },
  {
    camera: VIEWS.whole,
    caption: {
      en: 'Verification: worked examples from independent sources, calculated on demand',
      cn: '算例验证：独立来源的算例，在此计算并逐项比较',
    },
    act: async (d) => {
      await d.click(entry(d, 'shell:menu.help'));
      await d.click(entry(d, 'shell:menu.verification'));
      const start = new RegExp(d.t('proof:verification.start', { count: '\\d+' }));
      await d.click(d.page.getByRole('button', { name: start }));
      await d.page.getByRole('progressbar').waitFor();
      await d.page.getByRole('progressbar').waitFor({ state: 'hidden', timeout: 120_000 });
    },
    hold: 2600,
  },
  {
    camera: VIEWS.whole,
    caption: {
      en: 'Every input is explained in the manual: Help, Manual',
      cn: '各项输入的说明见“帮助”中的用户手册',
    },
    act: nothing,
    hold: 2500,
  },
];
