/** The report dialog: options, and buttons that make and save the files. */
import {
  BorderOutlined,
  FilePdfOutlined,
  FileWordOutlined,
  StopOutlined,
  TableOutlined,
} from '@ant-design/icons';
import { Alert, Button, Form, Space } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '@/api/contract/account';
import { nextStep } from '@/design/verdict/incomplete-reasons';
import type { RunResult } from '@/design/verdict/run-result';
import { RunningText } from '@/features/current-design/progress-text';
import {
  problemsIn,
  useProblemText,
  useRun,
  useTranslate,
  useVerdict,
} from '@/features/current-design/use-run';
import { LogoField } from '@/features/report-dialog/logo-field';
import { ReportFields, type ReportChoice } from '@/features/report-dialog/report-fields';
import {
  useReportFiles,
  type ReportEnding,
  type ReportStep,
} from '@/features/report-dialog/use-report-files';
import { projectOf } from '@/report/content/project-fields';
import { Dialog } from '@/shared/ui/dialog';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { useDesignStore } from '@/stores/design/design-store';
import { areOthersRunning, useRunStore } from '@/stores/run';
import { runDriver } from '@/stores/run-driver';
import { isAdmin } from '@/stores/session';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/text/languages';
import { missingText } from '@/text/wording/statement-text';

const PERCENT: Readonly<Record<ReportStep, number>> = {
  limits: 5,
  pictures: 15,
  filling: 45,
  converting: 75,
};

/** Form id, so that Enter in a field submits the form and makes the PDF. */
const FORM = 'report-form';

/**
 * Asks whether to calculate the missing load cases or to make a report marked as incomplete; makes the report
 * as soon as the verdict is complete.
 */
function IncompleteQuestion({ result, onMake }: { result: RunResult; onMake: () => void }) {
  const { t } = useTranslation(['report', 'results']);
  const translate = useTranslate('remarks');
  const { missing, calculated, word } = useVerdict(result).overall;
  const isRunning = useRun(areOthersRunning);
  const isAsked = word === 'incomplete';
  const make = useEffectEvent(onMake);
  useEffect(() => {
    if (!isAsked) make();
  }, [isAsked]);
  if (!isAsked) return null;
  const canCalculate = nextStep(missing) === 'calculate';
  return (
    <Alert
      type="info"
      style={{ marginBottom: 12 }}
      data-testid="incomplete"
      title={isRunning ? <RunningText calculated={calculated} /> : t('incomplete.question')}
      description={
        <>
          <ul>
            {missing.map((one) => (
              <li key={one.code}>{missingText(one, result.answer, translate)}</li>
            ))}
          </ul>
          <Space>
            {canCalculate && (
              <Button type="primary" disabled={isRunning} onClick={() => runDriver().calculate('whole')}>
                {t('results:steps.calculate')}
              </Button>
            )}
            <Button disabled={isRunning} onClick={onMake}>
              {t('incomplete.print')}
            </Button>
          </Space>
        </>
      }
    />
  );
}

interface ReportDialogProps {
  open: boolean;
  user: User;
  onClose: () => void;
}

export function ReportDialog({ open, user, onClose }: ReportDialogProps) {
  const { t, i18n } = useTranslation(['report', 'common']);
  const { step, isReady, reasons, isAnchorMissing, problem, makeReport, makePlate, cancel } =
    useReportFiles(user);
  const result = useRunStore((state) => state.result);
  const problemText = useProblemText();
  const [form] = Form.useForm<ReportChoice>();
  const [initial] = useState<ReportChoice>(() => ({
    depth: 'simple',
    hasLimits: false,
    language: parseLanguage(i18n.language) ?? DEFAULT_LANGUAGE,
    ...projectOf(useDesignStore.getState().design.project, user),
  }));
  /** The values of all fields, also of those that are not shown. */
  const choice = () => form.getFieldsValue(true) as ReportChoice;
  /** Requested format, until the report is started: the user may be asked first. */
  const [requested, setRequested] = useState<ReportEnding | null>(null);
  /** File made last, whose button gets the focus back; null before the first one. */
  const [last, setLast] = useState<ReportEnding | null>(null);
  const request = (ending: ReportEnding) =>
    reasons === null ? setRequested(ending) : void makeReport(choice(), ending);
  const close = () => {
    cancel();
    onClose();
  };
  // The report on a design that cannot be calculated says what is missing.
  const printed = { disabled: !isReady && reasons === null };
  const calculated = { disabled: !isReady || reasons !== null };
  return (
    <Dialog
      centered
      open={open}
      width={1040}
      title={t('title')}
      onClose={close}
      footer={
        step ? (
          <Button icon={<StopOutlined aria-hidden />} autoFocus onClick={cancel}>
            {t('common:cancel')}
          </Button>
        ) : (
          <Space>
            <Button onClick={close}>{t('common:close')}</Button>
            <Button
              {...calculated}
              icon={<BorderOutlined aria-hidden />}
              onClick={() => void makePlate(choice())}
            >
              {t('asDxf')}
            </Button>
            <Button
              {...calculated}
              icon={<TableOutlined aria-hidden />}
              autoFocus={last === 'xlsx'}
              onClick={() => request('xlsx')}
            >
              {t('asXlsx')}
            </Button>
            {isAdmin(user) && (
              <Button
                {...printed}
                icon={<FileWordOutlined aria-hidden />}
                autoFocus={last === 'docx'}
                onClick={() => request('docx')}
              >
                {t('asWord')}
              </Button>
            )}
            <Button
              type="primary"
              icon={<FilePdfOutlined aria-hidden />}
              {...printed}
              autoFocus={last === 'pdf'}
              htmlType="submit"
              form={FORM}
            >
              {t('asPdf')}
            </Button>
          </Space>
        )
      }
    >
      {problem !== null && <Alert type="error" showIcon title={problem} style={{ marginBottom: 12 }} />}
      {isAnchorMissing && <Alert type="error" showIcon title={t('noAnchor')} style={{ marginBottom: 12 }} />}
      {reasons && (
        <Alert
          type="info"
          style={{ marginBottom: 12 }}
          data-testid="incomplete"
          title={t('incomplete.question')}
          description={
            <ul>
              {problemsIn(reasons).map((one) => (
                <li key={`${one.field} ${one.key}`}>{problemText(one)}</li>
              ))}
            </ul>
          }
        />
      )}
      {requested && result && step === null && (
        <IncompleteQuestion
          result={result}
          onMake={() => {
            setRequested(null);
            setLast(requested);
            void makeReport(choice(), requested);
          }}
        />
      )}
      <Form
        name={FORM}
        form={form}
        layout="vertical"
        initialValues={initial}
        disabled={step !== null}
        onFinish={() => request('pdf')}
      >
        <ReportFields logo={<LogoField owner={String(user.id)} />} />
      </Form>
      {step && (
        <div role="status">
          <ProgressBar label={t('progress')} done={PERCENT[step]} total={100} />
          {t(`steps.${step}`)}
        </div>
      )}
    </Dialog>
  );
}
