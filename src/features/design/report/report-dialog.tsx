/** What the report is to be, by whom and for what; then the making of it. */
import { FilePdfOutlined, FileWordOutlined, StopOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert, App, Button, Form, Input, Modal, Progress, Radio, Space } from 'antd';
import { saveAs } from 'file-saver';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorQuery } from '@/api/calls/anchors';
import { anchorImageQuery } from '@/api/calls/images';
import type { User } from '@/api/contract/account';
import type { ReportDepth, ReportLanguage } from '@/report/template-files';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import type { ProjectState } from '@/stores/design/design-state';
import { useDesignStore } from '@/stores/design/design-store';
import { isAdmin } from '@/stores/session';
import { reportFileName } from './file-name';
import { translatorFor } from './make-report';
import { projectOf } from './project-of';
import styles from './report.module.css';
import { useReportRun, type ReportEnd, type ReportStep } from './use-report-run';

interface Choice extends ProjectState {
  depth: ReportDepth;
  language: ReportLanguage;
}

const FIELDS = ['project', 'company', 'designer', 'address', 'telephone', 'mail'] as const;
const LONGEST = { field: 500, remark: 2000 } as const;
const PERCENT: Readonly<Record<ReportStep, number>> = { pictures: 15, filling: 45, converting: 75 };

interface ReportDialogProps {
  user: User;
  onClose: () => void;
  takePicture: () => Promise<string | null>;
}

export default function ReportDialog({ user, onClose, takePicture }: ReportDialogProps) {
  const { t, i18n } = useTranslation(['report', 'common']);
  const { message } = App.useApp();
  const failureText = useFailureText();
  const [form] = Form.useForm<Choice>();
  const [problem, setProblem] = useState<string | null>(null);
  const { step, start, cancel } = useReportRun();
  const design = useDesignStore((state) => state.design);
  const result = useDesignStore((state) => state.result);
  const anchor = useQuery(anchorQuery(design.anchor.chosen[design.standardType]?.id ?? ''));
  const picture = useQuery(anchorImageQuery(anchor.data?.avatar ?? ''));

  const textOf = (end: Exclude<ReportEnd, { kind: 'done' | 'cancelled' }>): string =>
    end.kind === 'refused' ? failureText(end.failure) : t(end.kind);

  const make = async (ending: 'docx' | 'pdf') => {
    const record = anchor.data;
    if (!record || !result) return;
    const { depth, language, ...project } = form.getFieldsValue();
    useDesignStore.getState().change((draft) => void Object.assign(draft.project, project));
    setProblem(null);
    const now = new Date();
    const prefix = (await translatorFor(language))('report:fileName');
    const fileName = (of: 'docx' | 'pdf') => reportFileName(prefix, project.project, now, of);
    const order = {
      design,
      result,
      record,
      recordReadAt: new Date(anchor.dataUpdatedAt),
      project,
      depth,
      language,
      anchorPicture: picture.data,
      takePicture,
      now,
    };
    const end = await start(order, ending === 'pdf' ? { userId: user.id, fileName: fileName('docx') } : null);
    if (end.kind === 'cancelled') return;
    if (end.kind !== 'done') {
      setProblem(textOf(end));
      return;
    }
    saveAs(end.file, fileName(ending));
    message.success(t('done', { file: fileName(ending) }));
  };

  const close = () => {
    cancel();
    onClose();
  };
  const isReady = anchor.data !== undefined && result !== null;
  const initial: Choice = {
    depth: 'simple',
    language: i18n.language === 'cn' ? 'cn' : 'en',
    ...projectOf(design.project, user),
  };

  const footer = step ? (
    <Button icon={<StopOutlined aria-hidden />} onClick={cancel}>
      {t('cancel')}
    </Button>
  ) : (
    <Space>
      <Button onClick={close}>{t('close')}</Button>
      {isAdmin(user) && (
        <Button icon={<FileWordOutlined aria-hidden />} disabled={!isReady} onClick={() => void make('docx')}>
          {t('asWord')}
        </Button>
      )}
      <Button
        type="primary"
        icon={<FilePdfOutlined aria-hidden />}
        disabled={!isReady}
        onClick={() => void make('pdf')}
      >
        {t('asPdf')}
      </Button>
    </Space>
  );

  return (
    <Modal
      open
      width={760}
      title={t('title')}
      onCancel={close}
      closable={{ 'aria-label': t('common:close') }}
      footer={footer}
    >
      {problem !== null && <Alert type="error" showIcon title={problem} className={styles.problem} />}
      {anchor.isError && <Alert type="error" showIcon title={t('noAnchor')} className={styles.problem} />}
      <Form form={form} layout="vertical" initialValues={initial} disabled={step !== null}>
        <div className={styles.columns}>
          <Form.Item name="depth" label={t('type')}>
            <Radio.Group className={styles.choices}>
              <Radio value="simple">{t('simple')}</Radio>
              <Radio value="full">{t('full')}</Radio>
            </Radio.Group>
          </Form.Item>
          <Form.Item name="language" label={t('language')}>
            <Radio.Group className={styles.choices}>
              <Radio value="en">{t('en')}</Radio>
              <Radio value="cn">{t('cn')}</Radio>
            </Radio.Group>
          </Form.Item>
          {FIELDS.map((name) => (
            <Form.Item key={name} name={name} label={t(name)}>
              <Input maxLength={LONGEST.field} />
            </Form.Item>
          ))}
        </div>
        <Form.Item name="remark" label={t('remark')}>
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={LONGEST.remark} />
        </Form.Item>
      </Form>
      {step && (
        <div role="status">
          <Progress percent={PERCENT[step]} size="small" showInfo={false} aria-label={t('progress')} />
          {t(`steps.${step}`)}
        </div>
      )}
    </Modal>
  );
}
