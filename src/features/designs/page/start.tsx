/** Examples as starting points, shown in a folder without designs and next to the user's templates. */
import { Button, Flex, Tag } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EXAMPLES, exampleDesign } from '@/design/examples/example-designs';
import { planSvg } from '@/design/scene/plan-svg';
import { useDisplayedProject } from '@/features/designs/designs-state';
import { useDesignActions } from '@/features/designs/saved-designs/use-design-actions';
import styles from '@/features/designs/page/designs-page.module.css';

/** Examples; a design that is started from one belongs to the shown project. */
export function Examples() {
  const { t } = useTranslation('designs');
  const project = useDisplayedProject();
  const { beginExample } = useDesignActions();
  const pictures = useMemo(
    () => new Map(EXAMPLES.map((name) => [name, encodeURIComponent(planSvg(exampleDesign(name)))])),
    [],
  );
  return (
    <>
      <p className="muted">{t('examples.text')}</p>
      <div className={styles.examples}>
        {EXAMPLES.map((name) => (
          <Flex
            component="section"
            vertical
            gap={4}
            key={name}
            className={styles.example}
            aria-label={t(`examples.${name}.name`)}
          >
            <img src={`data:image/svg+xml,${pictures.get(name)}`} alt="" />
            <strong>
              {t(`examples.${name}.name`)} <Tag>{t('examples.mark')}</Tag>
            </strong>
            <span className="muted">{t(`examples.${name}.text`)}</span>
            <span>
              <Button size="small" onClick={() => void beginExample(name, project)}>
                {t('actions.begin')}
              </Button>
            </span>
          </Flex>
        ))}
      </div>
    </>
  );
}

/** Shown in a folder without designs, so that the examples are reachable from every project. */
export function Start() {
  const { t } = useTranslation('designs');
  return (
    <div className={styles.empty} data-testid="start">
      <h2>{t('start.title')}</h2>
      <p>{t('start.text')}</p>
      <p className="muted">{t('start.drop')}</p>
      <h2>{t('examples.title')}</h2>
      <Examples />
    </div>
  );
}
