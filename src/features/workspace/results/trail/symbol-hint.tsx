/** Meaning of the symbol at the pointer, and the list of all symbols in a calculation. */
import { useState, type PointerEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { symbolMeaning, type TrailStep } from '@/engineering';
import { FormulaMath } from '@/shared/ui/formula-math';
import { ofAnyNumber, formulaTokens } from '@/text/formula/formula-tree';
import { inEnginesNotation } from '@/text/wording/statement-text';
import { unitText } from '@/text/wording/values';
import styles from '@/features/workspace/results/trail/trail.module.css';

function useMeaning(): (symbol: string) => string | undefined {
  const { i18n } = useTranslation();
  return (symbol) => {
    const found = symbolMeaning(inEnginesNotation(symbol));
    if (found === undefined) return undefined;
    const text = i18n.language === 'cn' ? found.cn : found.en;
    return found.unit === '' ? text : `${text} [${unitText(found.unit)}]`;
  };
}

interface Hint {
  text: string;
  /** Position in px, relative to the area that contains the symbols. */
  x: number;
  y: number;
}

export function SymbolHints({ children }: { children: ReactNode }) {
  const [hint, setHint] = useState<Hint | null>(null);
  const meaningOf = useMeaning();
  const follow = ({ target, currentTarget }: PointerEvent<HTMLDivElement>) => {
    const symbol = target instanceof Element ? target.closest('[data-symbol]') : null;
    const text = symbol && meaningOf(symbol.getAttribute('data-symbol') ?? '');
    if (!symbol || !text) {
      setHint(null);
      return;
    }
    const [at, area] = [symbol.getBoundingClientRect(), currentTarget.getBoundingClientRect()];
    // The page may be zoomed, so its lengths differ from screen lengths.
    const zoom = area.width / currentTarget.offsetWidth || 1;
    setHint({ text, x: (at.left - area.left) / zoom, y: (at.bottom - area.top) / zoom });
  };
  return (
    <div style={{ position: 'relative' }} onPointerOver={follow} onPointerLeave={() => setHint(null)}>
      {children}
      {hint && (
        <div className={styles.hint} role="tooltip" style={{ left: hint.x, top: hint.y }}>
          {hint.text}
        </div>
      )}
    </div>
  );
}

const symbolsOf = (steps: readonly TrailStep[]): string[] => {
  const texts = steps.flatMap(({ symbol, expression }) => [symbol, expression]);
  const symbols = texts.flatMap((text) => formulaTokens(text).filter(({ kind }) => kind === 'symbol'));
  return [...new Set(symbols.map(({ text }) => ofAnyNumber(text)))];
};

/** List of symbols next to the formulas, for users without a pointer. */
export function SymbolList({ steps }: { steps: readonly TrailStep[] }) {
  const { t } = useTranslation('results');
  const meaningOf = useMeaning();
  const known = symbolsOf(steps).flatMap((symbol) => {
    const text = meaningOf(symbol);
    return text === undefined ? [] : [{ symbol, text }];
  });
  if (known.length === 0) return null;
  return (
    <details className={styles.symbols}>
      <summary>{t('trail.symbols')}</summary>
      <dl>
        {known.map(({ symbol, text }) => (
          <div key={symbol}>
            <dt>
              <FormulaMath text={symbol} />
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
