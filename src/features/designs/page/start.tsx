/** Examples as starting points, shown if there are no saved designs, and next to the user's templates. */
import { Button, Tag } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EXAMPLES, exampleDesign, type ExampleName } from '@/design/examples/example-designs';
import { planSvg } from '@/design/scene/plan-svg';
import styles from '@/features/designs/page/designs-page.module.css';

interface ExamplesProps {
  onExample: (name: ExampleName) => void;
}

export function Examples({ onExample }: ExamplesProps) {
  const { t } = useTranslation('designs');
  const pictures = useMemo(
    () => new Map(EXAMPLES.map((name) => [name, encodeURIComponent(planSvg(exampleDesign(name)))])),
    [],
  );
  return (
    <div className={styles.examples}>
      {EXAMPLES.map((name) => (
        <section key={name} className={styles.example} aria-label={t(`examples.${name}.name`)}>
          <img src={`data:image/svg+xml,${pictures.get(name)}`} alt="" />
          <strong>
            {t(`examples.${name}.name`)} <Tag>{t('examples.mark')}</Tag>
          </strong>
          <span className={styles.hint}>{t(`examples.${name}.text`)}</span>
          <span>
            <Button size="small" onClick={() => onExample(name)}>
              {t('actions.begin')}
            </Button>
          </span>
        </section>
      ))}
    </div>
  );
}

export function Start({ onExample }: ExamplesProps) {
  const { t } = useTranslation('designs');
  return (
    <div className={styles.empty} data-testid="start">
      <h2>{t('start.title')}</h2>
      <p>{t('start.text')}</p>
      <p className={styles.hint}>{t('start.drop')}</p>
      <h2>{t('examples.title')}</h2>
      <p className={styles.hint}>{t('examples.text')}</p>
      <Examples onExample={onExample} />
    </div>
  );
}
