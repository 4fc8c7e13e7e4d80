/**
 * Last sections of a report: interpretations of the standard, signatures, and the data needed to reproduce
 * the calculation.
 */
import { HeadingLevel, Paragraph, Table } from 'docx';
import { heading, listTable, paragraph, signatureTable, when } from './parts';
import { wordsOf, type Variant, type Words } from './variant';

type Block = Paragraph | Table;

/**
 * Returns the signature table with one column per person: with one row per person, the table would need
 * another page.
 */
export const signatures = (t: Words): Table =>
  signatureTable(
    ['', t('Designed', '设计'), t('Checked', '校对'), t('Approved', '审核'), t('Stamp', '盖章')],
    [
      {
        texts: [
          t('Name, date', '姓名、日期'),
          '{designer} {designed_on}',
          '{checker} {checked_on}',
          '{approver} {approved_on}',
        ],
      },
      { texts: [t('Signature', '签名'), '', '', ''], isSigned: true },
    ],
    [2.3, 3.5, 3.5, 3.5, 4.2],
  );

const limits = (t: Words): Block[] =>
  when('has_limits', [
    heading(HeadingLevel.HEADING_2, t('Reserves up to the limits', '各输入距极限值的余量')),
    paragraph('RowNote', '{limits_note}', true),
    listTable('limits', [
      { head: t('Input', '输入'), body: '{input}', share: 4.5 },
      { head: t('Now', '现值'), body: '{from}', share: 2.4, figure: true },
      { head: t('Limit', '极限值'), body: '{limit}', share: 2.4, figure: true },
      { head: t('Reserve', '余量'), body: '{distance}', share: 2, figure: true },
      { head: t('Beyond the limit', '超过极限值后'), body: '{~beyond}', share: 8.5 },
    ]),
    ...when('free', [paragraph('RowNote', '{line}')]),
  ]);

/** Returns the interpretations to which the clauses in the calculation link. */
const readings = (t: Words): Block[] => [
  heading(
    HeadingLevel.HEADING_1,
    t('{section_prefix}6  Interpretation of the standard', '{section_prefix}6  规范解读'),
  ),
  ...when('readings', [
    // The last lines stay on the same page as the signatures, so that no page contains only signatures.
    paragraph('ReadingLine', t('{~place}{clause}: {~choice}', '{~place}{clause}：{~choice}'), true),
  ]),
];

export function closing(variant: Variant): Block[] {
  const t = wordsOf(variant);
  const isFull = variant.depth === 'full';
  const number = isFull ? 7 : 4;
  return [
    ...(isFull ? [...limits(t), ...readings(t)] : []),
    heading(
      HeadingLevel.HEADING_1,
      t(
        `{section_prefix}${number}  {#stands_alone}Signatures and origin{/stands_alone}{^stands_alone}Origin{/stands_alone}`,
        `{section_prefix}${number}  {#stands_alone}签署与数据来源{/stands_alone}{^stands_alone}数据来源{/stands_alone}`,
      ),
    ),
    ...when('stands_alone', [signatures(t), paragraph('Gap', '', true)]),
    paragraph(
      'RowNote',
      t(
        '{standard}, calculated {calculated} by Anchor Designer {app_version}, {engine_version}. Anchor: {anchor_record}, {anchor_record_fingerprint}, read {anchor_record_date}. {#copied}Copied into the design: {copied}. {/copied}{#stands_alone}This file contains the design.{/stands_alone}',
        '{standard}，{calculated} 由锚栓设计软件 {app_version}（{engine_version}）计算。锚栓：{anchor_record}，{anchor_record_fingerprint}，{anchor_record_date} 读取。{#copied}设计中保存的数据：{copied}。{/copied}{#stands_alone}本文件附有设计数据。{/stands_alone}',
      ),
      true,
    ),
    ...when('stands_alone', when('disclaimer', [paragraph('RowNote', '{disclaimer}')])),
  ];
}
