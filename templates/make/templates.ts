/** Makes the report templates: content, styles and page layout. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  Document,
  Footer,
  Header,
  ImageRun,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  type ParagraphChild,
  type Table,
  TabStopType,
  TextRun,
} from 'docx';
import PizZip from 'pizzip';
import { calculations, closing, installation } from './closing';
import { firstPage, incompleteHead, loadList } from './first-page';
import { anchorData, inputs, loads, loadTable } from './inputs';
import { heading, PAGE_WIDTH, paragraph, when } from './parts';
import { projectFront } from './project';
import { stylesIn } from './styles';
import { fileOf, VARIANTS, wordsOf, type Variant } from './variant';

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
