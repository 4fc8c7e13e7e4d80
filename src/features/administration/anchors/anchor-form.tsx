/** Parts of the anchor form: the image, the data sheet and the questions before saving. */
import { Alert, Button, Card, Checkbox, ConfigProvider, Form, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { anchorImageQuery, uploadAnchorImage } from '@/api/calls/images';
import { flagOf, isSet, type AnchorRecord } from '@/api/contract/records';
import { DIAMETERS } from '@/design/model/design-state';
import { AnchorSheet } from '@/features/administration/anchors/anchor-sheet';
import {
  ANCHOR_FIELDS,
  fieldsOf,
  HAVE,
  STANDARD_NAMES,
  anchors,
  sectionId,
  type AnchorField,
} from '@/features/administration/anchors/anchors';
import { FieldItem } from '@/features/administration/databases/field-item';
import { rowOfTyped, type FormParts, type TableRow } from '@/features/administration/records/database';
import { ImageField } from '@/features/administration/records/image-field';
import { TextItem } from '@/features/administration/records/save-form';
import { useDatabaseTexts } from '@/features/administration/records/use-database-texts';
import { GROUPS, PREFIXES, type GroupName, type Prefix } from '@/quantities/anchor';
import { threadOf } from '@/quantities/plausible/anchor-rules';
import { SAME_IN_BOTH } from '@/quantities/plausible/implausible-anchor-values';
import { useNotices } from '@/shared/ui/notices';
import styles from '@/features/administration/anchors/anchors.module.css';

type Parts = Required<FormParts<AnchorRecord>>;

const BOX = { width: 1000, height: 500 };
const MAX_BYTES = 100 * 1024 * 1024;

const Picture: Parts['Picture'] = ({ value = '', onChange }) => {
  const { t } = useTranslation('anchors');
  const form = Form.useFormInstance();
  return (
    <ImageField
      query={anchorImageQuery(value)}
      isMissing={value === ''}
      size={{ width: BOX.width / 5, height: BOX.height / 5 }}
      box={BOX}
      maxBytes={MAX_BYTES}
      textOf={(text) => t(text === 'alt' ? 'picture.current' : `picture.${text}`)}
      // As soon as an image is being cropped, the form no longer reports a missing image.
      onChoose={() => form.setFields([{ name: 'avatar', errors: [] }])}
      store={async (picture, signal) => {
        const stored = await uploadAnchorImage(picture, signal);
        if (stored.ok) onChange?.(stored.value);
        return stored;
      }}
    />
  );
};

/** Note for an anchor size that can be stored, but cannot be chosen in a design. */
function NotOffered() {
  const { t } = useTranslation('anchors');
  const name = Form.useWatch<string | undefined>('name');
  const thread = threadOf(name ?? '');
  if (thread === 0 || DIAMETERS.some((size) => Number(size) === thread)) return null;
  const offered = DIAMETERS.map((size) => `M${size}`).join(', ');
  return (
    <Alert type="info" showIcon style={{ marginBottom: 16 }} title={t('notOffered', { thread, offered })} />
  );
}

const IS_SAME: ReadonlySet<string> = new Set(SAME_IN_BOTH);
/**
 * Fields that are never copied, because their contents depend on the standard: for example, the grade name
 * C30 contains only the cube strength, C30/37 contains both strengths.
 */
const OWN: ReadonlySet<string> = new Set(['C30name', 'C60name', 'Certification', 'CertificationEn']);

const isEmpty = (text: string): boolean => ['', '0'].includes(text.trim());

/** Returns the values to copy to empty fields of the other standard, and how many other fields differ. */
function copiedValues(values: TableRow, from: Prefix) {
  const to = from === 'jg' ? 'eta' : 'jg';
  const shared = ANCHOR_FIELDS.filter(
    ({ standard, kind, quantity }) =>
      standard === from && (kind === 'text' ? !OWN.has(quantity) : IS_SAME.has(quantity)),
  );
  const pairs = shared
    .map(({ key, quantity }) => ({ to: `${to}${quantity}`, source: values[key] }))
    .filter(({ to: key, source }) => key in values && !isEmpty(source));
  const empty = pairs.filter(({ to: key }) => isEmpty(values[key]));
  const different = pairs.filter(
    ({ to: key, source }) => !isEmpty(values[key]) && values[key].trim() !== source.trim(),
  );
  return {
    copied: Object.fromEntries(empty.map(({ to: key, source }) => [key, source])),
    kept: different.length,
  };
}

/** Moves the focus to the first field of a group. */
function show(group: GroupName): void {
  const section = document.getElementById(sectionId(group));
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector<HTMLElement>('input:not(:disabled)')?.focus({ preventScroll: true });
}

const Numbers: Parts['Numbers'] = ({ form, onFilled }) => {
  const { t } = useTranslation('anchors');
  const { message } = useNotices();
  const { nameOf } = useDatabaseTexts(anchors);
  const jg = Form.useWatch<string | undefined>(HAVE.jg, form) ?? '';
  const eta = Form.useWatch<string | undefined>(HAVE.eta, form) ?? '';
  const copyFrom = (standard: Prefix) => {
    const { copied, kept } = copiedValues(form.getFieldsValue(true) as TableRow, standard);
    form.setFieldsValue(copied);
    const filled = Object.keys(copied);
    if (filled.length > 0) {
      onFilled();
      form.validateFields(filled).catch(() => undefined);
    }
    message.info(t('copy.done', { count: filled.length, kept }));
  };
  const cell = (field: AnchorField) => {
    const props = { 'aria-label': nameOf(field.key), disabled: !isSet(field.standard === 'jg' ? jg : eta) };
    if (field.kind === 'text') return <TextItem {...props} name={field.key} />;
    const extra = field.key === 'etaNrkp' ? t('pullOut.hint') : undefined;
    return (
      <FieldItem {...props} database={anchors} field={{ ...field, unit: '' }} form={form} extra={extra} />
    );
  };
  return (
    <Card size="small" style={{ marginBottom: 16 }}>
      <div className={styles.heading}>
        <nav aria-label={t('sections')}>
          {GROUPS.map((group) => (
            <Button key={group} type="link" size="small" onClick={() => show(group)}>
              {t(`group.${group}`)}
            </Button>
          ))}
        </nav>
        {PREFIXES.map((standard) => (
          <Space key={standard}>
            <Form.Item
              name={HAVE[standard]}
              noStyle
              getValueProps={(flag: string) => ({ checked: isSet(flag) })}
              getValueFromEvent={({ target }: { target: { checked: boolean } }) => flagOf(target.checked)}
            >
              <Checkbox>{t(`declared.${standard}`)}</Checkbox>
            </Form.Item>
            <Button
              size="small"
              title={t('copy.explain')}
              disabled={!isSet(jg) || !isSet(eta)}
              onClick={() => copyFrom(standard)}
            >
              {t('copy.action', { standard: STANDARD_NAMES[standard === 'jg' ? 'eta' : 'jg'] })}
            </Button>
          </Space>
        ))}
      </div>
      <ConfigProvider theme={{ components: { Form: { itemMarginBottom: 0 } } }}>
        <AnchorSheet standards={PREFIXES} cell={cell} areFields />
      </ConfigProvider>
    </Card>
  );
};

/**
 * True for an anchor that is declared for EN 1992-4 and has no pull-out resistance. According to the
 * requirements documents, pull-out then does not govern, and the record contains 0.
 */
const isPullOutOpen = ({ etaHave, etaNrkp }: TableRow): boolean => isSet(etaHave) && Number(etaNrkp) === 0;

/** Asks about needed values that are stored as 0, by standard and group, or else about missing pull-out. */
const useQuestion: Parts['useQuestion'] = () => {
  const { t } = useTranslation('anchors');
  return (typed, start) => {
    const row = rowOfTyped(anchors.fields, typed);
    const isNewlyOpen = isPullOutOpen(row) && !(start && isPullOutOpen(start));
    const missing = anchors.findings?.(row).filter(({ code }) => code === 'missing') ?? [];
    const cancelText = t('pullOut.back');
    if (missing.length === 0)
      return isNewlyOpen
        ? { title: t('pullOut.title'), content: t('pullOut.text'), okText: t('pullOut.save'), cancelText }
        : null;
    const keys = new Set(missing.map(({ of }) => of));
    const lines = PREFIXES.flatMap((standard) => {
      const groups = GROUPS.flatMap((group) => {
        const lacking = fieldsOf(standard, group).filter(({ key }) => keys.has(key));
        const names = lacking.map(({ quantity }) => t(`field.${quantity}`)).join(', ');
        return names === '' ? [] : [`${t(`group.${group}`)} (${names})`];
      });
      return groups.length === 0 ? [] : [`${STANDARD_NAMES[standard]}: ${groups.join('; ')}`];
    });
    return {
      title: t('empty.title'),
      content: (
        <>
          <p>{t('empty.text', { count: keys.size })}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {isPullOutOpen(row) && <p>{t('pullOut.text')}</p>}
        </>
      ),
      okText: t('empty.save'),
      cancelText,
    };
  };
};

export const anchorFormParts: FormParts<AnchorRecord> = { Picture, Note: NotOffered, Numbers, useQuestion };
