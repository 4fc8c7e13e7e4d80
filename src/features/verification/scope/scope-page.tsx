/** Scope page: checks that the tool performs and omits, products, and the meaning of the reservations. */
import {
  CheckCircleOutlined,
  CloseCircleOutlined,
  InfoCircleOutlined,
  ToolOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RESERVATION_CODES } from '@/design/verdict/reservations';
import { editionOf, STANDARDS } from '@/engineering';
import { GAMMA_C } from '@/quantities/gamma-c';
import { PageCard } from '@/shared/ui/page-card';
import { SentenceText } from '@/shared/ui/symbol-text';
import styles from '@/features/verification/scope/scope.module.css';

function Part({ sign, title, items }: { sign: ReactNode; title: string; items: readonly string[] }) {
  return (
    <section aria-label={title}>
      <h2 className={styles.heading}>
        {sign} {title}
      </h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item}>
            <SentenceText text={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const CHECKED = ['tension', 'shear', 'combined', 'forces', 'plate', 'combinations', 'minimum'] as const;
const UNCHECKED = [
  'fire',
  'seismic',
  'fatigue',
  'reinforcement',
  'blowOut',
  'plate',
  'transfer',
  'profile',
  'setting',
] as const;
const PRODUCTS = ['anchors', 'diameters', 'layouts', 'concrete', 'records', 'not'] as const;

/** Partial factors that differ between countries or come from a record. */
const FACTORS = ['gammaC', 'gammaMs', 'gammaMc', 'gammaRc'] as const;

export function ScopePage() {
  const { t } = useTranslation('proof');
  const { hash } = useLocation();
  return (
    <PageCard title={t('scope.title')}>
      <p className={`muted ${styles.intro}`}>{t('scope.intro')}</p>
      <div className={styles.parts}>
        <Part
          sign={<CheckCircleOutlined style={{ color: 'var(--ant-color-success)' }} />}
          title={t('scope.checked.title')}
          items={CHECKED.map((item) => t(`scope.checked.items.${item}`))}
        />
        <Part
          sign={<CloseCircleOutlined style={{ color: 'var(--ant-color-error)' }} />}
          title={t('scope.unchecked.title')}
          items={UNCHECKED.map((item) => t(`scope.unchecked.items.${item}`))}
        />
        <Part
          sign={<ToolOutlined />}
          title={t('scope.products.title')}
          items={PRODUCTS.map((item) => t(`scope.products.items.${item}`))}
        />
        <Part
          sign={<InfoCircleOutlined />}
          title={t('scope.editions.title')}
          items={[
            ...STANDARDS.map((standard) =>
              t(`scope.editions.status.${standard}`, { name: editionOf(standard) }),
            ),
            ...FACTORS.map((factor) => t(`scope.editions.factors.${factor}`, GAMMA_C)),
          ]}
        />
      </div>
      <h2 className={styles.heading}>{t('scope.limits.title')}</h2>
      <p className={`muted ${styles.intro}`}>{t('scope.limits.intro')}</p>
      <ul className={styles.limits}>
        {RESERVATION_CODES.map((code) => (
          <li
            key={code}
            id={code}
            className={hash === `#${code}` ? styles.asked : undefined}
            aria-current={hash === `#${code}` ? 'true' : undefined}
          >
            <SentenceText text={t(`scope.limits.${code}`)} />
          </li>
        ))}
      </ul>
    </PageCard>
  );
}
