/** What was left out, assumed and warned of, and what makes the calculation checkable again. */
import { HeadingLevel, Paragraph, Table } from 'docx';
import { heading, listTable, pairsTable, paragraph, when } from './parts';
import { wordsOf, type Variant } from './variant';

type Block = Paragraph | Table;

export function notes(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const number = variant.depth === 'full' ? 6 : 5;
  return [
    heading(
      HeadingLevel.HEADING_1,
      t(`${number}  Warnings, assumptions and limits`, `${number}  警告、假定与适用范围`),
    ),
    ...when('remarks', [
      heading(HeadingLevel.HEADING_2, '{kind}'),
      listTable('items', [
        { head: t('Text', '内容'), body: '{~wording}', share: 8 },
        { head: t('Clause', '条款'), body: '{clause}', share: 3 },
      ]),
    ]),
  ];
}

export function checkability(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const number = variant.depth === 'full' ? 7 : 6;
  return [
    heading(HeadingLevel.HEADING_1, t(`${number}  To check this calculation again`, `${number}  复核信息`)),
    pairsTable([
      [t('Standard', '设计标准'), '{standard}'],
      [t('Report made', '报告生成时间'), '{date}'],
      [t('App version', '软件版本'), '{app_version}'],
      [t('Engine version', '计算内核版本'), '{engine_version}'],
      [t('Calculated', '计算时间'), '{calculated}'],
      [t('Fingerprint of the inputs', '输入数据指纹'), '{input_fingerprint}'],
      [t('Anchor record', '锚栓记录'), '{anchor_record}'],
      [t('Record as of', '记录读取时间'), '{anchor_record_date}'],
      [t('Fingerprint of the record', '记录指纹'), '{anchor_record_fingerprint}'],
    ]),
    paragraph(
      'Note',
      t(
        'The same inputs give the same fingerprint; the design saved as a file can be opened and calculated again.',
        '相同的输入得到相同的指纹；保存的设计文件可重新打开并计算复核。',
      ),
    ),
  ];
}
