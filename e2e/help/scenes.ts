/** Video scenes and captions: a design from its first input to the report. */
import type { Driver } from '../fixtures/design';
import type { Language } from '../fixtures/texts';
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
} satisfies Record<string, Rectangle>;

const PROJECT = 'HEB 120 / M16';

const nothing = () => Promise.resolve();

const entry = (d: Driver, key: string) => d.page.getByRole('menuitem', { name: d.t(key), exact: true });

const cone = (d: Driver) => ({ mode: d.t('results:modes.concrete_cone') });

/** `hold` is the time for which the last screenshot of the scene is shown, ms. */
const scene = (
  view: keyof typeof VIEWS,
  hold: number,
  act: (d: Driver) => Promise<void>,
  caption: Record<Language, string>,
) => ({ camera: VIEWS[view], hold, act, caption });

async function showStress(d: Driver): Promise<void> {
  await d.closeDialog();
  await d.click(d.button('design:actions.stress'));
  await d.page
    .getByRole('region', { name: d.t('results:stressTitle') })
    .getByRole('img')
    .last()
    .waitFor();
}

async function explore(d: Driver): Promise<void> {
  await d.closeDialog();
  await d.click(d.button('design:actions.explore'));
  const questions = d.page.getByRole('navigation', { name: d.t('explore:questionList') });
  await d.click(
    questions.getByRole('button', { name: new RegExp(`^${d.t('explore:questions.anchors.name')}`) }),
  );
  await d.page
    .getByRole('region', { name: d.t('explore:title') })
    .getByRole('table')
    .waitFor();
}

async function makeReport(d: Driver): Promise<void> {
  await d.page.keyboard.press('Escape');
  await d.click(d.button('design:actions.report'));
  const dialog = d.page.getByRole('dialog');
  await d.type(dialog.getByLabel(d.t('report:project')), PROJECT);
  const download = d.page.waitForEvent('download', { timeout: 120_000 });
  await d.click(dialog.getByRole('button', { name: d.t('report:asPdf') }));
  await download;
}

async function openDesigns(d: Driver): Promise<void> {
  await d.closeDialog();
  await d.click(entry(d, 'shell:menu.designs'));
  await d.page.getByRole('heading', { level: 1 }).waitFor();
}

async function verify(d: Driver): Promise<void> {
  await d.click(entry(d, 'shell:menu.help'));
  await d.click(entry(d, 'shell:menu.verification'));
  await d.calculateExamples();
}

export const SCENES = [
  scene('whole', 2800, nothing, {
    en: 'From empty inputs to the report: a column foot to EN 1992-4',
    cn: '从空白输入到计算书：按 EN 1992-4 设计柱脚连接',
  }),
  scene('inputs', 2000, GUIDED_DESIGN.anchor, {
    en: 'Choose diameter and anchor: its data appear below',
    cn: '选择直径和锚栓，下方显示其参数',
  }),
  scene('inputs', 1800, GUIDED_DESIGN.concrete, {
    en: 'Choose the concrete grade',
    cn: '选择混凝土强度等级',
  }),
  scene('inputs', 1500, GUIDED_DESIGN.plate, {
    en: 'Base plate: dimensions, elastic, thickness',
    cn: '锚板：输入尺寸，选择弹性，输入厚度',
  }),
  scene('inputs', 1800, GUIDED_DESIGN.layout, {
    en: 'Layout: spacings, the edges that exist, concrete thickness',
    cn: '布置：间距、实际存在的边缘、基材厚度',
  }),
  scene('inputs', 1800, GUIDED_DESIGN.profile, {
    en: 'Profile: the loads enter the plate through its section',
    cn: '型钢：荷载经其截面传入锚板',
  }),
  scene('loads', 2000, GUIDED_DESIGN.loads, {
    en: 'Loads: click a value and type',
    cn: '荷载：单击数值后输入',
  }),
  scene('whole', 3500, GUIDED_DESIGN.calculate, {
    en: 'Calculation: anchor forces of the elastic plate, then all checks',
    cn: '计算：先按弹性锚板求锚栓内力，再逐项验算',
  }),
  scene('results', 4500, nothing, {
    en: 'The verdict first, then a row for each failure mode',
    cn: '首先是总体结论，其下每种破坏模式一行',
  }),
  scene('view', 4500, (d) => d.click(d.button('viewer:showBodyOf', cone(d))), {
    en: 'The eye shows the breakout body in the 3D view',
    cn: '点击眼睛图标，在三维视图中显示破坏体',
  }),
  scene('dialog', 5500, (d) => d.click(d.button('results:openTrail', cone(d))), {
    en: 'The name opens the calculation: formula, numbers, clause',
    cn: '点击名称查看计算过程：公式、代入数值、条文',
  }),
  scene('picture', 5000, showStress, {
    en: 'Stress of the plate: too high means that the plate is too thin',
    cn: '锚板应力：应力过高说明锚板过薄',
  }),
  scene('picture', 2600, explore, {
    en: 'Explore: which anchors are sufficient, and what governs each',
    cn: '方案比选：哪些锚栓可行，各由何项控制',
  }),
  scene('dialog', 3500, makeReport, {
    en: 'Report: type, language and project, then download',
    cn: '计算书：选择类型和语言，填写工程名称后下载',
  }),
  scene('whole', 2600, openDesigns, {
    en: 'Designs: all your designs in projects, with their verdicts',
    cn: '设计列表：按项目保存全部设计及其结论',
  }),
  scene('whole', 2600, verify, {
    en: 'Verification: worked examples from independent sources, calculated on demand',
    cn: '算例验证：独立来源的算例，在此计算并逐项比较',
  }),
  scene('whole', 2500, nothing, {
    en: 'Every input is explained in the manual: Help, Manual',
    cn: '各项输入的说明见“帮助”中的用户手册',
  }),
];
