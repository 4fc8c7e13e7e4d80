/** Who signs, and what makes the calculation checkable again. */
import { HeadingLevel, Paragraph, Table } from 'docx';
import { fixedTable, heading, pairsTable, paragraph } from './parts';
import { wordsOf, type Variant } from './variant';

type Block = Paragraph | Table;

export function closing(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const number = variant.depth === 'full' ? 5 : 3;
  const blank = ['', '', ''];
  return [
    heading(HeadingLevel.HEADING_1, t(`${number}  Signatures and origin`, `${number}  签署与数据来源`)),
    fixedTable(
      ['', t('Name', '姓名'), t('Signature', '签名'), t('Date', '日期')],
      [
        [t('Designed', '设计'), '{designer}', '', ''],
        [t('Checked', '校对'), ...blank],
        [t('Approved', '审核'), ...blank],
      ],
      [2, 4, 4, 3],
    ),
    paragraph('Gap', ''),
    pairsTable(
      [
        [t('Standard', '设计标准'), '{standard}'],
        [t('Calculated', '计算时间'), '{calculated}'],
        [t('App, engine', '软件、计算内核'), '{app_version}, {engine_version}'],
        [t('Inputs', '输入数据指纹'), '{input_fingerprint}'],
        [t('Anchor record', '锚栓记录'), '{anchor_record}, {anchor_record_fingerprint}'],
        [t('Record as of', '记录读取时间'), '{anchor_record_date}'],
      ],
      { pairs: 2, label: 16 },
    ),
    paragraph(
      'RowNote',
      t(
        'The same inputs give the same fingerprint; the design saved as a file can be opened and calculated again.',
        '相同的输入得到相同的指纹；保存的设计文件可重新打开并计算复核。',
      ),
    ),
  ];
}
