/**
 * Page with all worked examples, calculated live with the same calls that a design uses: reference value,
 * calculated value, difference and clause. With a server, this is an acceptance test.
 */
import { CalculatorOutlined, DownloadOutlined, StopOutlined } from '@ant-design/icons';
import { Alert, Button, Flex, Segmented, Select, Switch } from 'antd';
import { saveAs } from 'file-saver';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EXAMPLES, LIBRARY_ONLY, SUBJECTS, type LibraryOnly } from '@/examples/examples';
import { PARTS } from '@/examples/expected-values';
import {
  allRows,
  NO_FILTER,
  rowsOf,
  silentPlateFigures,
  sumsOf,
  type Filter,
} from '@/features/verification/examples/example-rows';
import { ExampleTable } from '@/features/verification/examples/example-table';
import { useVerification } from '@/features/verification/examples/use-verification';
import { partText } from '@/features/verification/examples/value-text';
import { verificationFile } from '@/features/verification/examples/verification-file';
import { Intro } from '@/features/verification/formulas/interpretations-and-code';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { PageCard } from '@/shared/ui/page-card';
import { ProgressBar } from '@/shared/ui/progress-bar';
import { useSessionStore } from '@/stores/session';

function LibraryOnlyList({ examples }: { examples: readonly LibraryOnly[] }) {
  const { t } = useTranslation('proof');
  return (
    <details>
      <summary>{t('libraryOnly.title', { count: examples.length })}</summary>
      <ul>
        {examples.map(({ id, source, reason }) => (
          <li key={id}>
            {source.title} <span className="muted">{[id, t(`libraryOnly.${reason}`)].join(' · ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const KINDS = ['published', 'closed', 'program'] as const;

export function VerificationPage() {
  const { t } = useTranslation(['proof', 'results', 'common']);
  const failureText = useFailureText();
  const userId = useSessionStore((state) => String(state.user?.id ?? ''));
  const { evaluations, isRunning, start, cancel } = useVerification(userId);
  const [filter, setFilter] = useState(NO_FILTER);
  const rows = useMemo(() => rowsOf(evaluations, filter), [evaluations, filter]);
  const sums = useMemo(() => sumsOf(rows), [rows]);
  const silent = useMemo(() => (isRunning ? 0 : silentPlateFigures(evaluations)), [evaluations, isRunning]);
  const change = (part: Partial<Filter>) => setFilter((was) => ({ ...was, ...part }));
  const isDone = !isRunning && evaluations.size === EXAMPLES.length;

  return (
    <PageCard title={t('proof:verification.title')}>
      <Flex vertical gap={16}>
        <Intro>{t('proof:verification.intro')}</Intro>
        <Flex gap={16} align="center" wrap>
          {isRunning ? (
            <Button icon={<StopOutlined aria-hidden />} onClick={cancel}>
              {t('common:cancel')}
            </Button>
          ) : (
            <Button type="primary" icon={<CalculatorOutlined aria-hidden />} onClick={start}>
              {t('proof:verification.start', { count: EXAMPLES.length })}
            </Button>
          )}
          <Segmented
            aria-label={t('proof:columns.subject')}
            value={filter.subject}
            options={(['all', ...SUBJECTS] as const).map((value) => ({
              value,
              label: t(`proof:subjects.${value}`),
            }))}
            onChange={(subject) => change({ subject })}
          />
          <Select
            aria-label={t('proof:columns.check')}
            style={{ width: 260 }}
            value={filter.part}
            disabled={evaluations.size === 0}
            options={[
              { value: 'all' as const, label: t('proof:parts.all') },
              ...PARTS.map((value) => ({ value, label: partText(t, value) })),
            ]}
            onChange={(part) => change({ part })}
          />
          <Select
            aria-label={t('proof:columns.kind')}
            style={{ width: 220 }}
            value={filter.kind}
            options={(['all', ...KINDS] as const).map((value) => ({
              value,
              label: t(`proof:kinds.${value}`),
            }))}
            onChange={(kind) => change({ kind })}
          />
          <label>
            <Switch
              size="small"
              checked={filter.onlyDiffering}
              disabled={evaluations.size === 0}
              onChange={(onlyDiffering) => change({ onlyDiffering })}
            />{' '}
            {t('proof:verification.onlyDiffering')}
          </label>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            disabled={!isDone}
            style={{ marginLeft: 'auto' }}
            onClick={() => {
              const text = verificationFile(allRows(evaluations), failureText);
              saveAs(new Blob([text], { type: 'text/csv;charset=utf-8' }), 'verification.csv');
            }}
          >
            {t('proof:verification.download')}
          </Button>
        </Flex>
        {isRunning && (
          <ProgressBar
            label={t('proof:verification.progress')}
            done={evaluations.size}
            total={EXAMPLES.length}
            showInfo
          />
        )}
        {silent > 0 && (
          <Alert type="info" showIcon title={t('proof:verification.noPlateFigures', { count: silent })} />
        )}
        {sums.calculated > 0 && (
          <Alert
            role="status"
            showIcon
            type={sums.differ + sums.failed > 0 ? 'error' : 'success'}
            title={t('proof:verification.sums', { ...sums })}
          />
        )}
        <ExampleTable rows={rows} />
        <LibraryOnlyList examples={LIBRARY_ONLY} />
      </Flex>
    </PageCard>
  );
}
