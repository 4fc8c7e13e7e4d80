/** The fields of one standard, by group, in the order of the table of fields. */
import { Card, Checkbox, ConfigProvider, Divider, Form, Input, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { SymbolText } from '@/shared/ui/symbol-text';
import { NumericItem } from '../records/numeric-item';
import { GROUPS, PREFIXES, type GroupName, type Prefix } from '@/quantities/anchor';
import { fieldsOf, HAVE, type AnchorField, type NumberField } from './anchor-fields';
import { hintDependencies, hintOf } from './anchor-hints';
import type { AnchorValues } from './anchor-values';
import styles from './anchors.module.css';
import { useAnchorTexts } from './use-anchor-texts';

const LONGEST_TEXT = 255;

function NumberItem({ field, form }: { field: NumberField; form: FormInstance<AnchorValues> }) {
  const { t } = useTranslation('anchors');
  const texts = useAnchorTexts();
  const label = (
    <span>
      {texts.quantity(field.quantity)} {field.symbol !== '' && <SymbolText text={field.symbol} />}
    </span>
  );
  return (
    <NumericItem
      name={field.key}
      label={label}
      unit={field.unit}
      step={field.step}
      largest={field.largest}
      extra={field.key === 'etaNrkp' ? t('pullOut.hint') : undefined}
      hints={{
        dependencies: hintDependencies(field),
        rule: {
          warningOnly: true,
          validator: () => {
            const values = form.getFieldsValue(true) as AnchorValues;
            const code = values[HAVE[field.standard]] ? hintOf(field, values) : null;
            return code === null ? Promise.resolve() : Promise.reject(new Error(t(`hint.${code}`)));
          },
        },
      }}
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

/** One group after the other, each with the same group of the other standard beside it. */
export function StandardFields({ form }: { form: FormInstance<AnchorValues> }) {
  const { t } = useTranslation('anchors');
  const texts = useAnchorTexts();
  const jg = Form.useWatch('jgHave', form) as boolean | undefined;
  const eta = Form.useWatch('etaHave', form) as boolean | undefined;
  const isOff = { jg: jg === false, eta: eta === false };
  return (
    <Card size="small" style={{ marginBottom: 16 }}>
      <div className={`${styles.standards} ${styles.heading}`}>
        {PREFIXES.map((standard) => (
          <Form.Item key={standard} name={HAVE[standard]} valuePropName="checked" noStyle>
            <Checkbox>{t('declaredFor', { standard: texts.standard(standard) })}</Checkbox>
          </Form.Item>
        ))}
      </div>
      {GROUPS.map((group) => (
        <div key={group} className={styles.standards}>
          {PREFIXES.map((standard) => (
            <ConfigProvider key={standard} componentDisabled={isOff[standard]}>
              <FieldGroup standard={standard} group={group} form={form} />
            </ConfigProvider>
          ))}
        </div>
      ))}
    </Card>
  );
}
