/** Verdicts as servers send them: English in any case and spacing, or Chinese. */
import type { Verdict } from '@/engineering';

const WORDS: Readonly<Record<Verdict, readonly string[]>> = {
  Satisfied: ['satisfied', '满足', '满足要求', '符合', '符合要求', '合格', '通过'],
  'Not satisfied': [
    'notsatisfied',
    'unsatisfied',
    '不满足',
    '不满足要求',
    '不符合',
    '不符合要求',
    '不合格',
    '不通过',
    '未通过',
  ],
  'Not applicable': ['notapplicable', 'n/a', '不适用', '无需验算', '不需验算'],
};

const VERDICTS = new Map<string, Verdict>(
  (Object.keys(WORDS) as Verdict[]).flatMap((verdict) =>
    WORDS[verdict].map((word) => [word, verdict] as const),
  ),
);

/** Reads a verdict; returns undefined for an unknown string, because a verdict must never be guessed. */
export function readVerdict(raw: unknown): Verdict | undefined {
  return typeof raw === 'string' ? VERDICTS.get(raw.toLowerCase().replace(/[\s_-]+/g, '')) : undefined;
}
