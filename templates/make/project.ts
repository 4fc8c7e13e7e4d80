/** First pages of a project report: project data, verdicts, lists of anchors and plates, signatures. */
import { Paragraph, type Table, TextRun } from 'docx';
import { signatures } from './closing';
import { projectPairs } from './first-page';
import { type Block, paragraph, heading, when, listTable, verdictColumn } from './parts';
import type { Words } from './variant';

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

export const projectFront = (t: Words): Block[] => [
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
