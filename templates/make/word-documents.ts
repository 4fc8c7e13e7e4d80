/**
 * Makes the report templates: content, styles and page layout; first pages of a project report: project data,
 * verdicts, lists of anchors and plates, signatures.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Paragraph,
  type Table,
  TextRun,
  Document,
  Footer,
  Header,
  ImageRun,
  Packer,
  PageNumber,
  Tab,
  type ParagraphChild,
  TabStopType,
} from 'docx';
import PizZip from 'pizzip';
import {
  type Block,
  paragraph,
  heading,
  when,
  listTable,
  verdictColumn,
  PAGE_WIDTH,
} from './building-blocks';
import { projectPairs, firstPage, incompleteHead, loadList } from './first-page';
import { anchorData, inputs, loads, loadTable } from './input-sections';
import { signatures, calculations, closing, installation } from './last-sections';
import { stylesIn } from './styles';
import { type Words, fileOf, VARIANTS, wordsOf, type Variant } from './variant';

const verdicts = (t: Words): Table =>
  listTable('designs', [
    { head: t('No.', '序号'), body: '{no}', share: 1.2 },
    {
      head: t('Design', '设计名称'),
      body: [paragraph('TableText', '{name}'), ...when('point', [paragraph('RowNote', '{point}')])],
      share: 5,
    },
    { head: t('Standard', '设计标准'), body: '{standard}', share: 3 },
    { head: t('Anchors', '锚栓'), body: '{anchor}', share: 4.4 },
    verdictColumn(t('Verdict', '结论'), 3.2),
    { head: t('Governing check', '控制验算项'), body: '{governing}', share: 4 },
    { head: t('Utilisation', '利用率'), body: '{utilisation}', share: 2.6, figure: true },
    { head: t('Page', '页码'), body: '{~page}', share: 1.8, figure: true },
  ]);

const limitList = (t: Words): Table =>
  listTable('limit_list', [
    { head: t('Reservations, and what was not checked', '保留意见与未验算内容'), body: '{~line}', share: 17 },
    { head: t('Designs', '适用设计'), body: '{used_in}', share: 3.4 },
  ]);

const nodeList = (t: Words): Table =>
  listTable('node_list', [
    { head: t('Node', '节点'), body: '{node}', share: 2.6 },
    { head: t('Design', '设计'), body: '{no}', share: 1.5 },
    { head: t('Rows', '行数'), body: '{rows}', share: 1.5, figure: true },
    verdictColumn(t('Verdict', '结论'), 4),
    { head: t('Governing check', '控制验算项'), body: '{governing}', share: 4 },
    { head: t('Governing row', '控制行'), body: '{row}', share: 4 },
    { head: t('Utilisation', '利用率'), body: '{utilisation}', share: 2.6, figure: true },
  ]);

const anchorList = (t: Words): Table =>
  listTable('anchor_list', [
    { head: t('Quantity', '数量'), body: '{number}', share: 1.9 },
    { head: t('Anchor', '锚栓'), body: '{anchor}', share: 5 },
    { head: t('Material', '材质'), body: '{material}', share: 5 },
    { head: t('Hole ∅ × depth', '孔径 × 孔深'), body: '{hole}', share: 3.5 },
    { head: t('Torque', '安装扭矩'), body: '{torque}', share: 2 },
    { head: t('Designs', '用于设计'), body: '{used_in}', share: 3 },
  ]);

const plateList = (t: Words): Table =>
  listTable('plate_list', [
    { head: t('Quantity', '数量'), body: '{number}', share: 1.9 },
    { head: t('Base plate', '锚板'), body: '{size}', share: 15.5 },
    { head: t('Designs', '用于设计'), body: '{used_in}', share: 3 },
  ]);

const projectFront = (t: Words): Block[] => [
  heading('TITLE', t('Verification of post-installed anchors', '后锚固连接验算书')),
  projectPairs(t),
  new Paragraph({ style: 'VerdictNote', children: [new TextRun({ text: '{summary}', style: 'Governing' })] }),
  heading('HEADING_1', t('Designs and verdicts', '设计目录与结论')),
  verdicts(t),
  paragraph('Gap', '', true),
  limitList(t),
  ...when('reactions', [
    heading('HEADING_1', t('Nodes', '节点')),
    nodeList(t),
    paragraph('RowNote', '{reactions}', true),
  ]),
  heading('HEADING_1', t('Anchors and base plates', '锚栓与锚板汇总表')),
  anchorList(t),
  paragraph('Gap', '', true),
  plateList(t),
  ...when('instruction', [paragraph('Note', t('Installation: {instruction}', '安装说明：{instruction}'))]),
  heading('HEADING_1', t('Signatures and origin', '签署与数据来源')),
  signatures(t),
  paragraph('Gap', '', true),
  t.paragraph(
    'RowNote',
    '{count} designs, reported {date} by Anchor Designer {app_version}; calculated with {engine_version}. The data used for each design are listed at its end.',
    '共 {count} 个设计，{date} 由锚栓设计软件 {app_version} 编制，计算引擎 {engine_version}。各设计末尾列有其计算数据来源。',
    true,
  ),
  ...when('disclaimer', [paragraph('RowNote', '{disclaimer}')]),
];

const logo = readFileSync(join(import.meta.dirname, 'logo.png'));
const RIGHT_TAB = [{ type: TabStopType.RIGHT, position: PAGE_WIDTH }];
const A4 = { width: 11906, height: 16838 };

const marginLine = (children: readonly ParagraphChild[]): Paragraph =>
  new Paragraph({ style: 'HeaderText', tabStops: RIGHT_TAB, children });

function header({ language }: Pick<Variant, 'language'>): Header {
  const t = wordsOf({ language });
  return new Header({
    children: [
      marginLine([
        new ImageRun({
          type: 'png',
          data: logo,
          transformation: { width: 22, height: 22 },
          altText: { name: 'Logo', title: 'Logo', description: 'Logo' },
        }),
        new TextRun(t('  Anchor Designer', '  锚栓设计软件')),
        // The label is beside the product name; on the line below, it would run into the title.
        new TextRun('{#is_demonstration}'),
        new TextRun({
          text: t('    Demonstration data: not for design', '    演示数据：不得用于设计'),
          style: 'DemonstrationMark',
        }),
        new TextRun('{/is_demonstration}'),
        new TextRun({ children: [new Tab(), '{#project_short}{project_short}  ·  {/project_short}{day}'] }),
      ]),
    ],
  });
}

function footer({ language }: Pick<Variant, 'language'>, origin: string): Footer {
  const t = wordsOf({ language });
  return new Footer({
    children: [
      marginLine([
        new TextRun(origin),
        new TextRun({
          children: [
            new Tab(),
            t('Page ', '第 '),
            PageNumber.CURRENT,
            t(' of ', ' 页，共 '),
            PageNumber.TOTAL_PAGES,
            t('', ' 页'),
          ],
        }),
      ]),
    ],
  });
}

interface Content {
  title: string;
  /** Text on the left side of the footer. */
  origin: string;
  children: readonly (Paragraph | Table)[];
}

const documentOf = (variant: Pick<Variant, 'language'>, { title, origin, children }: Content): Document =>
  new Document({
    creator: '{designer}',
    title: `${title}{#project_short}${wordsOf(variant)(': ', '：')}{project}{/project_short}`,
    subject: '{#project_short}{project}{/project_short}',
    styles: stylesIn(variant.language),
    sections: [
      {
        properties: {
          page: {
            size: A4,
            margin: { top: 930, bottom: 800, left: 1134, right: 1134, header: 460, footer: 450 },
          },
        },
        headers: { default: header(variant) },
        footers: { default: footer(variant, origin) },
        children,
      },
    ],
  });

const designReport = (variant: Variant): Content => ({
  title: wordsOf(variant)('Verification of post-installed anchors', '后锚固连接验算书'),
  origin: wordsOf(variant)(
    '{standard}  ·  inputs {input_fingerprint}',
    '{standard}  ·  输入数据指纹 {input_fingerprint}',
  ),
  children: [
    ...firstPage(variant),
    ...inputs(variant),
    ...loads(variant),
    ...(variant.depth === 'full'
      ? [...anchorData(variant), ...calculations(variant), ...loadList(variant)]
      : []),
    ...installation(variant),
    ...closing(variant),
  ],
});

/** Report on a design that cannot be calculated: what is missing, and what was entered. */
const incompleteReport = (variant: Variant): Content => {
  const t = wordsOf(variant);
  return {
    ...designReport(variant),
    children: [
      ...incompleteHead(variant),
      ...inputs(variant),
      heading('HEADING_1', t('2  Loads', '2  荷载')),
      loadTable(t),
      ...when('list_note', [paragraph('AssumptionLine', '{list_note}')]),
      t.paragraph(
        'RowNote',
        '{standard}, Anchor Designer {app_version}. This file contains the design.',
        '{standard}，锚栓设计软件 {app_version}。本文件附有设计数据。',
      ),
      ...when('disclaimer', [paragraph('RowNote', '{disclaimer}')]),
    ],
  };
};

const projectReport = (language: Variant['language']): Content => {
  const t = wordsOf({ language });
  return {
    title: t('Verification of post-installed anchors', '后锚固连接验算书'),
    origin: t(
      'Anchor Designer {app_version}  ·  {engine_version}',
      '锚栓设计软件 {app_version}  ·  {engine_version}',
    ),
    children: projectFront(t),
  };
};

/** Equation settings for Word: lines break before an operator. The language is that of the whole text. */
const settingsIn = (language: Variant['language']): string =>
  '<m:mathPr><m:mathFont m:val="Cambria Math"/><m:brkBin m:val="before"/><m:brkBinSub m:val="--"/></m:mathPr>' +
  `<w:themeFontLang w:val="${language === 'cn' ? 'zh-CN' : 'en-GB'}"/>`;

/** Packs the document. A Word package must contain only files and no folder entries. */
async function packageOf(variant: Pick<Variant, 'language'>, content: Content): Promise<Uint8Array> {
  const made = new PizZip(await Packer.toBuffer(documentOf(variant, content)));
  const parts = new PizZip();
  for (const [path, { dir }] of Object.entries(made.files)) {
    const content = made.file(path);
    if (!dir && content !== null) parts.file(path, content.asUint8Array(), { createFolders: false });
  }
  const settings = 'word/settings.xml';
  const text = parts.file(settings)?.asText() ?? '';
  parts.file(settings, text.replace('</w:compat>', `</w:compat>${settingsIn(variant.language)}`));
  return parts.generate({ type: 'uint8array', compression: 'DEFLATE' });
}

/** Makes the template files and yields each file with its name. */
export async function* madeTemplates(): AsyncGenerator<readonly [file: string, content: Uint8Array]> {
  for (const variant of VARIANTS) yield [fileOf(variant), await packageOf(variant, designReport(variant))];
  for (const variant of VARIANTS.filter(({ depth }) => depth === 'simple'))
    yield [fileOf({ ...variant, depth: 'incomplete' }), await packageOf(variant, incompleteReport(variant))];
  for (const language of ['cn', 'en'] as const)
    yield [`project-${language}.docx`, await packageOf({ language }, projectReport(language))];
}
