/** Form items for the anchor fields of both standards, by group, in the order of `ANCHOR_FIELDS`. */
import {
  Button,
  Card,
  Checkbox,
  ConfigProvider,
  Divider,
  Form,
  Input,
  type FormInstance,
  type FormRule,
} from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  fieldsOf,
  HAVE,
  type AnchorField,
  type NumberField,
} from '@/features/administration/anchors/anchor-fields';
import type { AnchorValues } from '@/features/administration/anchors/anchor-values';
import { copiedValues } from '@/features/administration/anchors/copy-standard';
import { formFindings, keyOf } from '@/features/administration/anchors/form-findings';
import { SectionNav } from '@/features/administration/anchors/section-nav';
import { sectionId } from '@/features/administration/anchors/sections';
import { useAnchorFindingText } from '@/features/administration/anchors/use-anchor-finding-text';
import { useAnchorTexts } from '@/features/administration/anchors/use-anchor-texts';
import { NumericItem } from '@/features/administration/records/numeric-item';
import { GROUPS, PREFIXES, type GroupName, type Prefix } from '@/quantities/anchor';
import type { AnchorFinding } from '@/quantities/plausible/anchor-findings';
import type { Grade } from '@/quantities/plausible/rule';
import { useNotices } from '@/shared/ui/notices/notices';
import { SymbolText } from '@/shared/ui/symbol-text';
import styles from '@/features/administration/anchors/anchors.module.css';

const LONGEST_TEXT = 255;

/** Treats a missing value as doubtful, so that it does not prevent saving. */
const hintGrade = ({ code, grade }: AnchorFinding): Grade => (code === 'missing' ? 'doubtful' : grade);

function NumberItem({ field, form }: { field: NumberField; form: FormInstance<AnchorValues> }) {
  const { t } = useTranslation('anchors');
  const texts = useAnchorTexts();
  const findingText = useAnchorFindingText();
  const label = (
    <span>
      {texts.quantity(field.quantity)} {field.symbol !== '' && <SymbolText text={field.symbol} />}
    </span>
  );
  const ruleFor = (grade: Grade): FormRule => ({
    warningOnly: grade === 'doubtful',
    validator: () => {
      const found = formFindings(form.getFieldsValue(true) as AnchorValues).find(
        (finding) => hintGrade(finding) === grade && keyOf(finding) === field.key,
      );
      return found ? Promise.reject(new Error(findingText(found))) : Promise.resolve();
    },
  });
  return (
    <NumericItem
      name={field.key}
      label={label}
      unit={field.unit}
      step={field.step}
      largest={field.largest}
      extra={field.key === 'etaNrkp' ? t('pullOut.hint') : undefined}
      rules={[ruleFor('impossible'), ruleFor('doubtful')]}
    />
  );
}

function TextItem({ field }: { field: Extract<AnchorField, { kind: 'text' }> }) {
  const texts = useAnchorTexts();
  return (
    <Form.Item name={field.key} label={texts.quantity(field.quantity)}>
      <Input maxLength={LONGEST_TEXT} autoComplete="off" />
    </Form.Item>
  );
}

interface GroupProps {
  standard: Prefix;
  group: GroupName;
  form: FormInstance<AnchorValues>;
}

function FieldGroup({ standard, group, form }: GroupProps) {
  const { t } = useTranslation('anchors');
  const texts = useAnchorTexts();
  const fields = fieldsOf(standard, group);
  const textFields = fields.filter((field) => field.kind === 'text');
  const numbers = fields.filter((field) => field.kind === 'number');
  return (
    <div role="group" aria-label={`${texts.standard(standard)}: ${texts.group(group)}`}>
      <Divider titlePlacement="start" styles={{ content: { margin: 0 } }} style={{ margin: '4px 0 12px' }}>
        {texts.group(group)}
      </Divider>
      {fields.length === 0 && <p>{t('noSuchCheck')}</p>}
      {textFields.length > 0 && (
        <div className={styles.texts}>
          {textFields.map((field) => (
            <TextItem key={field.key} field={field} />
          ))}
        </div>
      )}
      <div className={styles.fields}>
        {numbers.map((field) => (
          <NumberItem key={field.key} field={field} form={form} />
        ))}
      </div>
    </div>
  );
}

interface StandardFieldsProps {
  form: FormInstance<AnchorValues>;
  /** Called after values have been copied from one standard to the other. */
  onFilled: () => void;
}

/**
 * Field groups in sequence, each next to the same group of the other standard. Memoised, because otherwise
 * eighty fields would be re-rendered on every key press.
 */
export const StandardFields = memo(function StandardFields({ form, onFilled }: StandardFieldsProps) {
  const { t } = useTranslation('anchors');
  const texts = useAnchorTexts();
  const { message } = useNotices();
  const jg = Form.useWatch('jgHave', form) as boolean | undefined;
  const eta = Form.useWatch('etaHave', form) as boolean | undefined;
  const isOff = { jg: jg === false, eta: eta === false };
  const copyFrom = (standard: Prefix) => {
    const { values, kept } = copiedValues(form.getFieldsValue(true) as AnchorValues, standard);
    form.setFieldsValue(values);
    const filled = Object.keys(values);
    if (filled.length > 0) {
      onFilled();
      form.validateFields(filled).catch(() => undefined);
    }
    message.info(t('copy.done', { count: filled.length, kept }));
  };
  return (
    <Card size="small" style={{ marginBottom: 16 }}>
      <div className={styles.heading}>
        <SectionNav />
        <div className={styles.standards}>
          {PREFIXES.map((standard) => {
            const other = standard === 'jg' ? 'eta' : 'jg';
            return (
              <div key={standard} className={styles.standard}>
                <Form.Item name={HAVE[standard]} valuePropName="checked" noStyle>
                  <Checkbox>{t('declaredFor', { standard: texts.standard(standard) })}</Checkbox>
                </Form.Item>
                <Button
                  size="small"
                  title={t('copy.explain')}
                  disabled={isOff.jg || isOff.eta}
                  onClick={() => copyFrom(standard)}
                >
                  {t('copy.action', { standard: texts.standard(other) })}
                </Button>
              </div>
            );
          })}
        </div>
      </div>
      {GROUPS.map((group) => (
        <div key={group} id={sectionId(group)} className={`${styles.standards} ${styles.section}`}>
          {PREFIXES.map((standard) => (
            <ConfigProvider key={standard} componentDisabled={isOff[standard]}>
              <FieldGroup standard={standard} group={group} form={form} />
            </ConfigProvider>
          ))}
        </div>
      ))}
    </Card>
  );
});
