/** Dialog for one report covering all designs of a project: depth, language and format. */
import { FilePdfOutlined, FileWordOutlined, StopOutlined } from '@ant-design/icons';
import { Alert, Button, Form, Space } from 'antd';
import { useTranslation } from 'react-i18next';
import { useProjectReport, type Wanted } from '@/features/designs/report/use-project-report';
import { ReportKindFields, type ReportChoice } from '@/features/report-dialog/report-fields';
import { Dialog } from '@/shared/ui/dialog';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { isAdmin } from '@/stores/session';
import { DEFAULT_LANGUAGE, parseLanguage } from '@/text/languages';

/** Form id, so that Enter submits the form and makes the PDF. */
const FORM = 'project-report-form';

type ReportKind = Pick<ReportChoice, 'depth' | 'language'>;

interface ProjectReportDialogProps extends Wanted {
  open: boolean;
  onClose: () => void;
}

export function ProjectReportDialog({ open, onClose, ...order }: ProjectReportDialogProps) {
  const { t, i18n } = useTranslation(['designs', 'report', 'common']);
  const { cards, project, stateOf, user } = order;
  const [form] = Form.useForm<ReportKind>();
  const { progress, problem, start, cancel } = useProjectReport(order);
  const isBusy = progress !== null;
  // The report lists a design without a valid verdict with its name and the reason.
  const missing = cards.filter((card) => stateOf(card) !== null).length;
  const make = (ending: 'docx' | 'pdf') => void start({ ...form.getFieldsValue(), ending });
  const close = () => {
    cancel();
    onClose();
  };
  return (
    <Dialog
      open={open}
      title={t('designs:report.title', { name: project.name, count: cards.length })}
      onClose={close}
      footer={
        isBusy ? (
          <Button icon={<StopOutlined aria-hidden />} onClick={cancel}>
            {t('common:cancel')}
          </Button>
        ) : (
          <Space>
            <Button onClick={close}>{t('common:close')}</Button>
            {isAdmin(user) && (
              <Button icon={<FileWordOutlined aria-hidden />} onClick={() => make('docx')}>
                {t('report:asWord')}
              </Button>
            )}
            <Button type="primary" icon={<FilePdfOutlined aria-hidden />} htmlType="submit" form={FORM}>
              {t('report:asPdf')}
            </Button>
          </Space>
        )
      }
    >
      {problem !== null && <Alert type="error" showIcon title={problem} style={{ marginBottom: 12 }} />}
      {missing > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('designs:report.missing', { count: missing })}
          style={{ marginBottom: 12 }}
        />
      )}
      <Form<ReportKind>
        name={FORM}
        form={form}
        layout="vertical"
        initialValues={{ depth: 'simple', language: parseLanguage(i18n.language) ?? DEFAULT_LANGUAGE }}
        disabled={isBusy}
        onFinish={() => make('pdf')}
      >
        <ReportKindFields />
      </Form>
      {progress && (
        <div role="status">
          <ProgressBar label={t('report:progress')} done={progress.done} total={progress.total} />
          {progress.isConverting
            ? t('report:steps.converting')
            : t('designs:run.progress', { done: progress.done, count: progress.total })}
        </div>
      )}
    </Dialog>
  );
}
