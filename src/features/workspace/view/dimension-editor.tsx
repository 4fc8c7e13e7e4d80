/** A field shown instead of a dimension text: Enter applies the typed value, Escape discards it. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lengthOf, setLength } from '@/design/scene/editable-lengths';
import type { Measure } from '@/drawing/plan/shapes';
import { REAL_PIXELS } from '@/shared/ui/unzoomed-box';
import { changeDesign, useDesignStore } from '@/stores/design/design-store';
import { formatInput } from '@/text/format/format-number';
import { parseNumber } from '@/text/format/parse-number';
import styles from '@/features/workspace/view/dimension-editor.module.css';

export interface EditedDimension {
  measure: Measure;
  /** Centre of the text in screen pixels, measured from the upper left corner of the drawing. */
  at: { x: number; y: number };
}

interface DimensionEditorProps extends EditedDimension {
  onClose: () => void;
}

export function DimensionEditor({ measure, at, onClose }: DimensionEditorProps) {
  const { t } = useTranslation(['design', 'viewer']);
  const length = useDesignStore(({ design }) => lengthOf(design, measure));
  const [text, setText] = useState(() => formatInput(Math.round((length ?? 0) * 1e3) / 1e3));
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    before.current = document.activeElement;
    input.current?.focus();
    input.current?.select();
  }, []);
  /** Closes the editor and returns the focus to where it was: the dimension in the plan, or the page. */
  const leave = () => {
    onClose();
    if (before.current instanceof HTMLElement || before.current instanceof SVGElement) before.current.focus();
  };

  const take = (typed: string) => {
    const value = parseNumber(typed, 'mm');
    if (value === null || value <= 0) {
      setWrong(true);
      return;
    }
    if (length !== null && Math.abs(value - length) > 1e-6)
      changeDesign((design) => setLength(design, measure, value));
    leave();
  };

  return (
    <input
      ref={input}
      className={styles.editor}
      {...{ [REAL_PIXELS]: true }}
      style={{ left: at.x, top: at.y }}
      aria-label={t('viewer:dimension')}
      aria-invalid={isWrong}
      title={isWrong ? t('number.invalid') : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        setWrong(false);
      }}
      onBlur={onClose}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take(event.currentTarget.value);
        if (event.key === 'Escape') leave();
        event.stopPropagation();
      }}
    />
  );
}
