/** Doubtful values of a form: each needs a tick before the record is saved. */
import { Alert, Checkbox, Col, Form, Row, Typography, type FormInstance } from 'antd';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { WireId } from '@/api/contract/wire-values';
import {
  implausibleKey,
  implausibleFieldsOf,
  isImplausible,
  nameField,
  typedOf,
  type Database,
  type ImplausibleField,
  type Typed,
} from '@/features/administration/records/database';
import { useDatabaseTexts } from '@/features/administration/records/use-database-texts';

type Described = Pick<Database<never>, 'fields' | 'texts' | 'findings'>;

const doubtfulIn = (database: Described, typed: Typed): ImplausibleField[] =>
  implausibleFieldsOf(database, typed).filter(isImplausible);

export interface Ticks {
  /** Returns false if a doubtful value of the form has no tick; these values are then marked. */
  areSettled: (typed: Typed) => boolean;
}

/** Returns fields whose message changed with another field. Missing values are reported on submit only. */
function fieldsToValidate(before: readonly ImplausibleField[], now: readonly ImplausibleField[]): string[] {
  const [keysBefore, found] = [new Set(before.map(implausibleKey)), new Set(now.map(({ of }) => of))];
  return [
    ...now.filter((finding) => finding.code !== 'missing' && !keysBefore.has(implausibleKey(finding))),
    ...before.filter(({ of }) => !found.has(of)),
  ].map(({ of }) => of);
}

/** Validates the fields whose messages depend on a changed value. */
function useDependentMessages(database: Described, form: FormInstance, typed: Typed | undefined): void {
  const judged = useRef<readonly ImplausibleField[] | null>(null);
  useEffect(() => {
    if (typed === undefined) return;
    const [before, now] = [judged.current, implausibleFieldsOf(database, typed)];
    judged.current = now;
    const changed = before === null ? [] : fieldsToValidate(before, now);
    if (changed.length === 0) return;
    // On a busy page a validation may be skipped, so a field's message may belong to an earlier value.
    const shown = form.getFieldsError().filter(({ errors, warnings }) => errors.length + warnings.length > 0);
    const keys = new Set([...changed, ...shown.map(({ name }) => String(name[0]))]);
    form.validateFields([...keys]).catch(() => undefined);
  }, [database, form, typed]);
}

interface DoubtfulFiguresProps {
  database: Described;
  form: FormInstance;
  /** The stored record, whose values are shown beside changed ones. */
  opened: { id: WireId } | null;
  ref: Ref<Ticks>;
}

export function ImplausibleValues({ database, form, opened, ref }: DoubtfulFiguresProps) {
  const { t } = useTranslation('databases');
  const texts = useDatabaseTexts(database);
  const watched = Form.useWatch([], form) as Typed | undefined;
  // On the first render the form has no values yet.
  const typed = watched?.[nameField(database).key] === undefined ? undefined : watched;
  useDependentMessages(database, form, typed);
  const list = useRef<HTMLDivElement>(null);
  // Value to which a tick applies, by field: any other value must be checked again. The ticks are state of
  // this component, so that a tick does not render all fields again.
  const [ticked, setTicked] = useState<Typed>({});
  // Number of attempts to submit the form while a doubtful value had no tick.
  const [refusals, setRefusals] = useState(0);
  useImperativeHandle(ref, () => ({
    areSettled: (values) => {
      const settled = doubtfulIn(database, values).every(({ of }) => ticked[of] === values[of]);
      setRefusals((before) => (settled ? 0 : before + 1));
      return settled;
    },
  }));
  // Scrolls to the doubtful values, which may be out of view when a long form is sent.
  useEffect(() => {
    if (refusals > 0) list.current?.scrollIntoView({ block: 'center' });
  }, [refusals]);
  const found = typed === undefined ? [] : doubtfulIn(database, typed);
  if (typed === undefined || found.length === 0) return null;
  const stored = typedOf(database.fields, opened);
  return (
    <div ref={list}>
      <Alert
        type="warning"
        showIcon
        role="group"
        aria-label={t('doubtful.title')}
        style={{ marginBottom: 16 }}
        title={t('doubtful.title')}
        description={
          <>
            <p style={{ margin: '0 0 8px' }}>{t('doubtful.hint')}</p>
            <div style={{ maxHeight: 260, overflow: 'auto' }}>
              {found.map((finding) => {
                const { of: key } = finding;
                const field = database.fields.find((one) => one.key === key);
                const value = typed[key];
                const isTicked = ticked[key] === value;
                const isChanged = opened !== null && stored[key] !== value;
                return (
                  <Row key={key} align="middle" style={{ padding: '2px 0' }}>
                    <Col span={8} style={{ paddingInlineEnd: 16 }}>
                      <Checkbox
                        checked={isTicked}
                        onChange={({ target }) =>
                          setTicked((before) => ({ ...before, [key]: target.checked ? value : undefined }))
                        }
                        aria-label={t('doubtful.tick', { name: texts.nameOf(key) })}
                      >
                        {field && texts.labelOf(field)}
                        {isChanged ? `: ${stored[key]} → ` : ' = '}
                        {value} {field?.unit}
                      </Checkbox>
                    </Col>
                    <Col span={16}>
                      <Typography.Text type={refusals > 0 && !isTicked ? 'danger' : undefined}>
                        {texts.findingText(finding)}
                      </Typography.Text>
                    </Col>
                  </Row>
                );
              })}
            </div>
          </>
        }
      />
    </div>
  );
}
