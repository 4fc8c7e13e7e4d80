/** Anchor form: name, image, standards, and all values of both standards side by side. */
import { Alert, Form, Input, type FormInstance, type FormRule } from 'antd';
import { useDeferredValue, useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorImageQuery, uploadAnchorImage } from '@/api/calls/images';
import type { AnchorRecord } from '@/api/contract/anchor';
import type { WireId } from '@/api/contract/wire-values';
import { DIAMETERS } from '@/design/model/design-state';
import { StandardFields } from '@/features/administration/anchors/anchor-field-items';
import {
  isPullOutOpen,
  recordOf,
  valuesOf,
  type AnchorValues,
  fieldsToCheckAgain,
  missingFigures,
} from '@/features/administration/anchors/anchor-values';
import { ANCHOR_FIELDS, fieldsOf, STANDARD_NAMES, anchors } from '@/features/administration/anchors/anchors';
import type { RecordFormProps } from '@/features/administration/databases/database-form-page';
import { DoubtfulFigures, type Ticks } from '@/features/administration/databases/doubtful-figures';
import { useChangeRecord } from '@/features/administration/databases/use-change-record';
import { PictureField } from '@/features/administration/records/picture-field';
import { SaveForm } from '@/features/administration/records/save-form';
import { useSave } from '@/features/administration/records/use-save';
import { GROUPS, PREFIXES } from '@/quantities/anchor';
import { threadOf } from '@/quantities/plausible/anchor-quantity';
import { useNotices } from '@/shared/ui/notices';
import styles from '@/features/administration/anchors/anchors.module.css';

const BOX = { width: 1000, height: 500 };
const MAX_BYTES = 100 * 1024 * 1024;

interface AnchorPictureProps {
  value?: WireId;
  onChange?: (id: WireId) => void;
}

function AnchorPicture({ value = '', onChange }: AnchorPictureProps) {
  const { t } = useTranslation('anchors');
  const form = Form.useFormInstance();
  return (
    <PictureField
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
}

const LONGEST_NAME = 255;

/**
 * Rule that accepts every value: antd clears the message from the last save when a field's value changes,
 * but only if the field has a rule.
 */
const FORGETS_MESSAGE: FormRule = { validator: () => Promise.resolve() };

/**
 * Returns the required fields that are empty. As specified in the requirements documents, a missing image is
 * reported before a missing name.
 */
function missing({ name, avatar }: AnchorValues): ('avatar' | 'name')[] {
  return [
    ...(avatar === '' ? (['avatar'] as const) : []),
    ...(name.trim() === '' ? (['name'] as const) : []),
  ];
}

/** Note for an anchor size that can be stored, but cannot be chosen in a design. */
function NotOffered({ form }: { form: FormInstance<AnchorValues> }) {
  const { t } = useTranslation('anchors');
  const name = Form.useWatch('name', form) as string | undefined;
  const thread = threadOf(name ?? '');
  if (thread === 0 || DIAMETERS.some((size) => Number(size) === thread)) return null;
  const offered = DIAMETERS.map((size) => `M${size}`).join(', ');
  return (
    <Alert type="info" showIcon style={{ marginBottom: 16 }} title={t('notOffered', { thread, offered })} />
  );
}

/**
 * Returns the text of the question asked before a record with empty required values is saved: lists these
 * values by standard and group; null if there are none.
 */
function useLackingText(): (values: AnchorValues) => ReactNode | null {
  const { t } = useTranslation('anchors');
  return (values) => {
    const keys = missingFigures(values);
    if (keys.size === 0) return null;
    const lines = PREFIXES.flatMap((standard) => {
      const groups = GROUPS.flatMap((group) => {
        const lacking = fieldsOf(standard, group).filter(({ key }) => keys.has(key));
        const names = lacking.map(({ quantity }) => t(`field.${quantity}`)).join(', ');
        return names === '' ? [] : [`${t(`group.${group}`)} (${names})`];
      });
      return groups.length === 0 ? [] : [`${STANDARD_NAMES[standard]}: ${groups.join('; ')}`];
    });
    return (
      <>
        <p>{t('empty.text', { count: keys.size })}</p>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {isPullOutOpen(values) && <p>{t('pullOut.text')}</p>}
      </>
    );
  };
}

const fieldsWithMessages = (form: FormInstance<AnchorValues>): string[] =>
  form
    .getFieldsError()
    .filter(({ errors, warnings }) => errors.length + warnings.length > 0)
    .map(({ name }) => String(name[0]));

interface FormFootProps {
  form: FormInstance<AnchorValues>;
  opened: AnchorRecord | null;
  ref: Ref<Ticks>;
}

/**
 * Doubtful values of the record. Updates on every key press, and revalidates other fields whose messages
 * change as a result.
 */
function FormFoot({ form, opened, ref }: FormFootProps) {
  const values = useDeferredValue(Form.useWatch([], form) as AnchorValues | undefined);
  // On the first render the form has no values yet.
  const isThere = values?.jgHave !== undefined;
  const judged = useRef<AnchorValues | null>(null);
  useEffect(() => {
    const before = judged.current;
    judged.current = isThere ? values : null;
    if (!isThere) return;
    const isDeclaredAnew = before?.jgHave !== values.jgHave || before.etaHave !== values.etaHave;
    // On a busy page a validation may be skipped, so a field's message may belong to an earlier value.
    const shown = isDeclaredAnew ? fieldsWithMessages(form) : [];
    const changed = before === null ? [] : fieldsToCheckAgain(before, values);
    const keys = new Set([...changed, ...shown]);
    if (keys.size > 0) form.validateFields([...keys]).catch(() => undefined);
  }, [form, isThere, values]);
  return (
    <DoubtfulFigures ref={ref} database={anchors} typed={isThere ? values : undefined} opened={opened} />
  );
}

export function AnchorForm(props: RecordFormProps<AnchorRecord>) {
  // Reloading the record must not change the form's initial values.
  const [{ opened: anchor, source }] = useState(props);
  const { t } = useTranslation(['anchors', 'databases']);
  const { message, modal } = useNotices();
  const changeRecord = useChangeRecord(anchors);
  const [form] = Form.useForm<AnchorValues>();
  const start = anchor ?? source;
  const lackingText = useLackingText();
  const ticks = useRef<Ticks>(null);

  // Shows the doubtful values of an edited or copied record immediately.
  useEffect(() => {
    if (start) form.validateFields(ANCHOR_FIELDS.map(({ key }) => key)).catch(() => undefined);
  }, [form, start]);

  /** True if image and name are present; otherwise shows an error. */
  const isComplete = (held: AnchorValues): boolean => {
    const absent = missing(held);
    if (absent.length === 0) return true;
    form.setFields(absent.map((field) => ({ name: field, errors: [t(`missing.${field}`)] })));
    form.focusField('name');
    message.error(t(`missing.${absent[0]}`));
    return false;
  };

  /**
   * Returns the question to ask before saving, at most one: about empty values that a calculation needs, or
   * about a missing pull-out resistance; null if no question is needed.
   */
  const questionBefore = (held: AnchorValues) => {
    const lacking = lackingText(held);
    if (lacking !== null)
      return {
        title: t('empty.title'),
        content: lacking,
        okText: t('empty.save'),
        cancelText: t('pullOut.back'),
      };
    const wasOpen = start !== null && isPullOutOpen(valuesOf(start));
    if (!isPullOutOpen(held) || wasOpen) return null;
    return {
      title: t('pullOut.title'),
      content: t('pullOut.text'),
      okText: t('pullOut.save'),
      cancelText: t('pullOut.back'),
    };
  };

  const saving = useSave<AnchorValues>({
    isNew: anchor === null,
    outdated: anchors.key,
    leadsTo: anchors.paths.list,
    isAgreed: async (held) => {
      if (!isComplete(held)) return false;
      if (!ticks.current?.areSettled(held)) {
        message.error(t('databases:doubtful.open'));
        return false;
      }
      const question = questionBefore(held);
      return question === null || modal.confirm(question);
    },
    send: (held) => {
      const record = recordOf(held, anchor?.efficient ?? '1');
      return anchor ? changeRecord(anchor, { ...anchor, ...record, name: anchor.name }) : anchors.add(record);
    },
  });

  return (
    <SaveForm<AnchorValues>
      form={form}
      saving={saving}
      initialValues={valuesOf(start)}
      keptAs={`anchor:${anchor?.id ?? `copy:${source?.id ?? ''}`}`}
      onRefused={(held) => {
        if (isComplete(held)) message.error(t('refused'));
      }}
    >
      <div className={styles.head}>
        <div>
          <Form.Item name="name" label={t('name')} required rules={[FORGETS_MESSAGE]}>
            <Input
              disabled={anchor !== null}
              maxLength={LONGEST_NAME}
              autoComplete="off"
              autoFocus={!anchor}
            />
          </Form.Item>
          <NotOffered form={form} />
        </div>
        <Form.Item name="avatar" label={t('picture.label')} required rules={[FORGETS_MESSAGE]}>
          <AnchorPicture />
        </Form.Item>
      </div>
      <StandardFields form={form} onFilled={saving.markDirty} />
      <FormFoot ref={ticks} form={form} opened={anchor} />
    </SaveForm>
  );
}
