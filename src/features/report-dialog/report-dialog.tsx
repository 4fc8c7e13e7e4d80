/** What the report is to be, by whom and for what; then the making of it. */
import { BorderOutlined, FilePdfOutlined, FileWordOutlined, StopOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Modal, Space } from 'antd';
import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorQuery } from '@/api/calls/anchors';
import { anchorImageQuery } from '@/api/calls/images';
import type { User } from '@/api/contract/account';
import type { ReportDepth, ReportLanguage } from '@/report/template-name';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices/notices';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { TextArea, TextBox } from '@/shared/ui/text-box';
import type { ProjectState } from '@/design/model/design-state';
import { useDesignStore } from '@/stores/design/design-store';
import { DEFAULT_LANGUAGE, LANGUAGES, languages, parseLanguage } from '@/text/languages';
import { isAdmin } from '@/stores/session';
import { useListOutcome } from '@/features/current-design/use-list-outcome';
import { reportFileName, type FileExtension } from '@/report/file-name';
import { reportedData } from '@/report/gather-report';
import { IncompleteQuestion } from './incomplete-question';
import { translatorFor } from './make-report';
import { projectOf } from '@/report/project-of';
import { RadioChoice } from './radio-choice';
import type { Caption } from '@/drawing/plan/caption';
import styles from './report.module.css';
import { useReportRun, type ReportOutcome, type ReportStep } from './use-report-run';

interface Choice extends ProjectState {
  depth: ReportDepth;
  language: ReportLanguage;
}

const DEPTHS: readonly ReportDepth[] = ['simple', 'full'];
const FIELDS = ['project', 'company', 'address', 'telephone', 'mail'] as const;
/** Who signs, and on which day. */
const SIGNATURES = [
  ['designer', 'designedOn'],
  ['checker', 'checkedOn'],
  ['approver', 'approvedOn'],
] as const;
const LONG_FIELDS = ['remark', 'instruction'] as const;
const DXF = 'application/dxf';
const LONGEST = { field: 500, remark: 2000 } as const;
const PERCENT: Readonly<Record<ReportStep, number>> = { pictures: 15, filling: 45, converting: 75 };

interface ReportDialogProps {
  user: User;
  onClose: () => void;
  takePicture: (caption: Caption) => Promise<string | null>;
  /** Calculates what was entered and not calculated. */
  onRest: () => void;
}

export default function ReportDialog({ user, onClose, takePicture, onRest }: ReportDialogProps) {
  const { t, i18n } = useTranslation(['report', 'common']);
  const { message } = useNotices();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<string | null>(null);
  const { step, start, cancel } = useReportRun();
  const design = useDesignStore((state) => state.design);
  const result = useDesignStore((state) => state.result);
  const anchor = useQuery(anchorQuery(design.anchor.chosen[design.standardType]?.id ?? ''));
  const picture = useQuery(anchorImageQuery(anchor.data?.avatar ?? ''));
  const [choice, setChoice] = useState<Choice>(() => ({
    depth: 'simple',
    language: parseLanguage(i18n.language) ?? DEFAULT_LANGUAGE,
    ...projectOf(design.project, user),
  }));
  const { end: list } = useListOutcome();
  /** The report that waits for an answer whether it is to say Incomplete. */
  const [asked, setAsked] = useState<'docx' | 'pdf' | null>(null);
  const choose = (part: Partial<Choice>) => setChoice((before) => ({ ...before, ...part }));

  const problemOf = (end: Exclude<ReportOutcome, { kind: 'done' | 'cancelled' }>): string =>
    end.kind === 'refused' ? failureText(end.failure) : t(end.kind);

  const save = async (file: Blob, name: string) => {
    const saver = await import('file-saver').catch(() => null);
    if (!saver) {
      setProblem(t('failed'));
      return;
    }
    saver.saveAs(file, name);
    message.success(t('done', { file: name }));
  };

  const savePlate = async () => {
    const record = anchor.data;
    const sheet = await import('@/report/drawings/plate-sheet').catch(() => null);
    if (!record || !sheet) {
      setProblem(t('failed'));
      return;
    }
    const { language, project } = choice;
    const content = sheet.plateFile(design, reportedData(design, record, language));
    const prefix = (await translatorFor(language))('report:plateFileName');
    await save(new Blob([content], { type: DXF }), reportFileName(prefix, project, new Date(), 'dxf'));
  };

  const make = async (ending: 'docx' | 'pdf') => {
    const record = anchor.data;
    if (!record || !result) return;
    const { depth, language, ...project } = choice;
    useDesignStore.getState().change((draft) => void Object.assign(draft.project, project));
    setProblem(null);
    const now = new Date();
    const prefix = (await translatorFor(language))('report:fileName');
    const fileName = (of: FileExtension) => reportFileName(prefix, project.project, now, of);
    const order = {
      design,
      result,
      record,
      recordReadAt: new Date(anchor.dataUpdatedAt),
      project,
      list,
      userId: String(user.id),
      depth,
      language,
      anchorPicture: picture.data,
      takePicture,
      now,
    };
    const end = await start(
      order,
      ending === 'pdf' ? { userId: String(user.id), fileName: fileName('docx') } : null,
    );
    if (end.kind === 'cancelled') return;
    if (end.kind !== 'done') {
      setProblem(problemOf(end));
      return;
    }
    await save(end.file, fileName(ending));
  };

  const close = () => {
    cancel();
    onClose();
  };
  const isReady = anchor.data !== undefined && result !== null;
  const isBusy = step !== null;
  const textOf = (name: Exclude<keyof ProjectState, (typeof LONG_FIELDS)[number]>) => ({
    maxLength: LONGEST.field,
    isWrong: false,
    value: choice[name],
    disabled: isBusy,
    onChange: (event: ChangeEvent<HTMLInputElement>) => choose({ [name]: event.target.value }),
  });

  const footer = step ? (
    <Button icon={<StopOutlined aria-hidden />} onClick={cancel}>
      {t('cancel')}
    </Button>
  ) : (
    <Space>
      <Button onClick={close}>{t('close')}</Button>
      <Button icon={<BorderOutlined aria-hidden />} disabled={!isReady} onClick={() => void savePlate()}>
        {t('asDxf')}
      </Button>
      {isAdmin(user) && (
        <Button icon={<FileWordOutlined aria-hidden />} disabled={!isReady} onClick={() => setAsked('docx')}>
          {t('asWord')}
        </Button>
      )}
      <Button
        type="primary"
        icon={<FilePdfOutlined aria-hidden />}
        disabled={!isReady}
        onClick={() => setAsked('pdf')}
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
      {asked && result && !isBusy && (
        <IncompleteQuestion
          result={result}
          onRest={onRest}
          onMake={() => {
            setAsked(null);
            void make(asked);
          }}
        />
      )}
      <div className={styles.columns}>
        <RadioChoice
          label={t('type')}
          value={choice.depth}
          options={DEPTHS.map((depth) => ({ value: depth, label: t(depth) }))}
          disabled={isBusy}
          onChange={(depth) => choose({ depth })}
        />
        <RadioChoice
          label={t('language')}
          value={choice.language}
          options={LANGUAGES.map((code) => ({ value: code, label: languages[code].name }))}
          disabled={isBusy}
          onChange={(language) => choose({ language })}
        />
        {FIELDS.map((name) => (
          <label key={name} className={styles.item}>
            <span>{t(name)}</span>
            <TextBox {...textOf(name)} />
          </label>
        ))}
      </div>
      <div className={styles.signatures}>
        {SIGNATURES.flatMap(([name, day]) => [
          <label key={name} className={styles.item}>
            <span>{t(name)}</span>
            <TextBox {...textOf(name)} />
          </label>,
          <label key={day} className={styles.item}>
            <span>{t(day)}</span>
            <TextBox type="date" {...textOf(day)} />
          </label>,
        ])}
      </div>
      {LONG_FIELDS.map((name) => (
        <label key={name} className={styles.item}>
          <span>{t(name)}</span>
          <TextArea
            rows={2}
            maxLength={LONGEST.remark}
            value={choice[name]}
            disabled={isBusy}
            onChange={(event) => choose({ [name]: event.target.value })}
          />
        </label>
      ))}
      {step && (
        <div role="status">
          <ProgressBar label={t('progress')} percent={PERCENT[step]} />
          {t(`steps.${step}`)}
        </div>
      )}
    </Modal>
  );
}
