/**
 * Made the eight templates once: `npx tsx templates/make-templates.ts`. The .docx files are the source since
 * then; running this again throws away what was changed in Word.
 */
import { readFileSync, writeFileSync } from 'node:fs';
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
  TabStopType,
  TextRun,
} from 'docx';
import { calculations } from './make/calculations';
import { closing } from './make/closing';
import { firstPage, loadList } from './make/first-page';
import { anchorData, inputs, loads } from './make/inputs';
import { installation } from './make/installation';
import { PAGE_WIDTH, paragraph, when } from './make/parts';
import { stylesIn } from './make/styles';
import { fileOf, VARIANTS, wordsOf, type Variant } from './make/variant';

const logo = readFileSync(join(import.meta.dirname, 'make/logo.png'));
const RIGHT_TAB = [{ type: TabStopType.RIGHT, position: PAGE_WIDTH }];
const A4 = { width: 11906, height: 16838 };

function header(variant: Variant): Header {
  const t = wordsOf(variant);
  return new Header({
    children: [
      new Paragraph({
        style: 'HeaderText',
        tabStops: RIGHT_TAB,
        children: [
          new ImageRun({
            type: 'png',
            data: logo,
            transformation: { width: 22, height: 22 },
            altText: { name: 'Logo', title: 'Logo', description: 'Logo' },
          }),
          new TextRun(t('  Anchor Designer', '  锚栓设计软件')),
          new TextRun({ children: [new Tab(), '{project_short}  ·  {day}'] }),
        ],
      }),
      ...when('is_demonstration', [
        paragraph('DemonstrationMark', t('Demonstration data, not for design', '演示数据，不得用于设计')),
      ]),
    ],
  });
}

function footer(variant: Variant): Footer {
  const t = wordsOf(variant);
  return new Footer({
    children: [
      new Paragraph({
        style: 'HeaderText',
        tabStops: RIGHT_TAB,
        children: [
          new TextRun('{standard}  {input_fingerprint}'),
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
        ],
      }),
    ],
  });
}

function documentOf(variant: Variant): Document {
  return new Document({
    creator: '{designer}',
    title: wordsOf(variant)(
      'Verification of post-installed anchors: {project}',
      '后锚固连接验算书：{project}',
    ),
    subject: '{project}',
    styles: stylesIn(variant.language),
    sections: [
      {
        properties: {
          page: {
            size: A4,
            margin: { top: 1150, bottom: 950, left: 1134, right: 1134, header: 560, footer: 500 },
          },
        },
        headers: { default: header(variant) },
        footers: { default: footer(variant) },
        children: [
          ...firstPage(variant),
          ...inputs(variant),
          ...loads(variant),
          ...(variant.depth === 'full' ? [...anchorData(variant), ...calculations(variant)] : []),
          ...installation(variant),
          ...closing(variant),
          ...loadList(variant),
        ],
      },
    ],
  });
}

for (const variant of VARIANTS) {
  const bytes = await Packer.toBuffer(documentOf(variant));
  writeFileSync(join(import.meta.dirname, fileOf(variant)), bytes);
}
