/** The cross-section of the profile, to scale. */
import { useTranslation } from 'react-i18next';
import { outlineOf } from '@/engineering';

interface SectionDrawingProps {
  series: number;
  /** Dimensions, mm. */
  section: { H: number; W: number; T: number; FT: number };
  name: string;
}

export function SectionDrawing({ series, section, name }: SectionDrawingProps) {
  const { t } = useTranslation('design');
  const outlines = outlineOf(series, section);
  const reach = Math.max(1, ...outlines.flat(2).map(Math.abs)) * 1.1;
  const path = outlines.map((outline) => `M${outline.map(([x, y]) => `${x},${-y}`).join('L')}Z`).join('');
  return (
    <svg
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      height={120}
      role="img"
      aria-label={t('profile.section', { name })}
    >
      <path
        d={path}
        fillRule="evenodd"
        fill="var(--ant-color-fill-secondary)"
        stroke="var(--ant-color-text-secondary)"
        strokeWidth={reach / 60}
      />
    </svg>
  );
}
