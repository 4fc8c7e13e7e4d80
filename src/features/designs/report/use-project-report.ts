/** Makes a project report: progress, cancellation, and outcome. */
import { useQueryClient } from '@tanstack/react-query';
import { saveAs } from 'file-saver';
import i18next from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { anchorQuery } from '@/api/calls/databases';
import { postReportForPdf } from '@/api/calls/report';
import type { User } from '@/api/contract/account';
import type { AnchorDetail } from '@/api/contract/records';
import { parseDesignFile } from '@/design/file/design-file';
import { restoreListOutcome, restoreResult } from '@/design/file/stored-result-schema';
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { fingerprintOf } from '@/design/model/fingerprint';
import { rowsByNode } from '@/design/model/load-cases';
import { withShared, type Card, type Project, type Content } from '@/design/saved-designs/saved-design';
import { currentListOutcome } from '@/design/verdict/run-result';
import type { CardState } from '@/features/designs/calculation/use-current-cards';
import type { DesignInProject } from '@/features/report-dialog/make-project';
import type { ReportChoice } from '@/features/report-dialog/report-fields';
import { dayText } from '@/report/content/dates';
import { reportFileName } from '@/report/content/file-name';
import { projectOf } from '@/report/content/project-fields';
import { useFailureText } from '@/shared/hooks/use-failure-text';
import { useNotices } from '@/shared/ui/notices';
import { contentsOf, readReactions, type StorageOutcome } from '@/stores/saved-designs/database';

export interface Wanted {
  user: User;
  project: Project;
  cards: readonly Card[];
  stateOf: (card: Card) => CardState | null;
}

interface Sources extends Omit<Wanted, 'user'> {
  recordOf: (card: Card) => { record: AnchorDetail; readAt: Date } | null;
  /** Returns the description of a problem in the report's language. */
  wordsOf: (problem: Problem) => string;
  unnamed: string;
}

type Problem = CardState | 'damaged';

/**
 * Returns a design for the report. Its result is not valid if it was calculated with inputs or record values
 * other than those printed, or by another version of the engine.
 */
function designOf(card: Card, content: Content | undefined, sources: Sources): DesignInProject {
  const named = { name: card.name || sources.unnamed, point: card.point };
  const read = parseDesignFile(content?.text ?? '');
  const design = read.ok ? withShared(read.design, sources.project) : null;
  const failed = (problem: Problem) => ({ ...named, problem: sources.wordsOf(problem), design });
  const state = sources.stateOf(card);
  if (state !== null) return failed(state);
  if (design === null) return failed('damaged');
  const result = restoreResult(content?.result);
  if (result === null) return failed('open');
  if (result.fingerprint !== fingerprintOf(design)) return failed('stale');
  const found = sources.recordOf(card);
  if (found === null) return failed('noAnchor');
  const list = currentListOutcome(design, restoreListOutcome(content?.listEnd));
  return { ...named, design, result, list, record: found.record, recordReadAt: found.readAt };
}

export async function gatherDesigns(sources: Sources): Promise<StorageOutcome<DesignInProject[]>> {
  const { cards } = sources;
  const found = await contentsOf(cards);
  if (!found.ok) return found;
  return { ok: true, value: cards.map((card) => designOf(card, found.value.get(card.id), sources)) };
}

/** Returns the nodes of the project with the index of their design among the cards. */
async function reportedReactions({ owner, id }: Project, cards: readonly Card[]) {
  const found = await readReactions(owner, id);
  const reactions = found.ok ? found.value : null;
  const latest = reactions?.revisions.at(-1);
  if (!reactions || !latest) return undefined;
  const nodes = [...rowsByNode(latest.rows)].map(([node, rows]) => {
    const design = cards.findIndex((card) => card.id === reactions.designs[node]);
    return { node, rows, design: design < 0 ? null : design };
  });
  const day = dayText(new Date(latest.time));
  return { table: latest.table, revision: reactions.revisions.length, day, nodes };
}

const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface ProjectReportChoice extends Pick<ReportChoice, 'depth' | 'language'> {
  ending: 'docx' | 'pdf';
}

interface ReportProgress {
  done: number;
  total: number;
  /** True after all designs are processed, while the server makes a PDF. */
  isConverting: boolean;
}

export function useProjectReport({ user, project, cards, stateOf }: Wanted) {
  const client = useQueryClient();
  const { t } = useTranslation(['designs', 'report', 'common']);
  const { modal } = useNotices();
  const failureText = useFailureText();
  const [progress, setProgress] = useState<ReportProgress | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  /** Resolves to the reason why no file was made; null if a file was made or the user cancelled. */
  const steps = async (choice: ProjectReportChoice, signal: AbortSignal): Promise<string | null> => {
    const { depth, language, ending } = choice;
    const part = await import('@/features/report-dialog/make-project').catch(() => null);
    if (part === null) return t('report:failed');
    await i18next.loadLanguages(language);
    const words = i18next.getFixedT(language, 'designs');
    const gathered = await gatherDesigns({
      project,
      cards,
      stateOf,
      wordsOf: (of: Problem) => (of === 'damaged' ? words('damaged') : words(`state.${of}`)),
      unnamed: words('unnamed'),
      recordOf: ({ anchor }) => {
        const state = anchor && client.getQueryState(anchorQuery(anchor.id).queryKey);
        return state?.data ? { record: state.data, readAt: new Date(state.dataUpdatedAt) } : null;
      },
    });
    if (!gathered.ok) return t(`designs:storage.${gathered.failure}`);
    const now = new Date();
    const userId = String(user.id);
    const end = await part.makeProject({
      project: projectOf(withShared(DEFAULT_DESIGN, project).project, user),
      designs: gathered.value,
      reactions: await reportedReactions(project, cards),
      userId,
      now,
      depth,
      language,
      isPdf: ending === 'pdf',
      failureText,
      signal,
      progress: (done, total) => setProgress({ done, total, isConverting: false }),
    });
    if (end.kind === 'cancelled' || signal.aborted) return null;
    if (end.kind === 'template') return part.projectErrorText(end.refusal, language);
    if (end.kind !== 'done') return t('report:noTemplate');
    const nameOf = (of: ProjectReportChoice['ending']) =>
      reportFileName(words('report.fileName'), project.name, now, of);
    const word = new Blob([end.word], { type: DOCX_TYPE });
    if (ending === 'docx') {
      saveAs(word, nameOf('docx'));
      return null;
    }
    setProgress({ done: cards.length, total: cards.length, isConverting: true });
    const pdf = await postReportForPdf(userId, word, nameOf('docx'), signal);
    if (signal.aborted) return null;
    if (!pdf.ok) return failureText(pdf.error);
    const { file, lettersWithoutFont: letters } = pdf.value;
    const isWanted =
      letters === '' ||
      (await modal.confirm({
        title: t('report:letters.title'),
        content: t('report:letters.boxes', { letters }),
        okText: t('report:letters.save'),
      }));
    if (isWanted && !signal.aborted) saveAs(file, nameOf('pdf'));
    return null;
  };

  const cancel = () => {
    current.current?.abort();
    current.current = null;
    setProgress(null);
  };
  const start = async (choice: ProjectReportChoice) => {
    cancel();
    const abort = new AbortController();
    current.current = abort;
    setProblem(null);
    setProgress({ done: 0, total: cards.length, isConverting: false });
    const found = await steps(choice, abort.signal).catch((cause: unknown) => {
      // A template edited in Word may contain an invalid placeholder; the dialog must not wait forever.
      console.error(cause);
      return t('report:failed');
    });
    if (current.current !== abort) return;
    current.current = null;
    setProgress(null);
    setProblem(found);
  };
  return { progress, problem, start, cancel };
}
