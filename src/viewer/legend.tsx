/** What the colours of the scene mean, once there are forces. */
import { useTranslation } from 'react-i18next';
import { formatFigure } from '@/shared/format/format-number';
import type { Caption, SceneMessage } from './message';
import { cssColour, tensionColour } from './objects/anchor/tension-colour';
import { BENT, exaggeration, largestDeflection } from './objects/deformed-plate/geometry';
import { CAPTION_COLOURS, MATERIAL_COLOURS } from './rendering/palette';
import styles from './viewer.module.css';

const STEPS = [0, 0.25, 0.5, 0.75, 1];

function Tensions({ reactions }: { reactions: NonNullable<SceneMessage['reactions']> }) {
  const { t } = useTranslation('viewer');
  const largest = Math.max(0, ...reactions.map(({ tension }) => tension));
  const colours = STEPS.map((share) => cssColour(tensionColour(Math.max(share, 0.001), 1)));
  return (
    <div>
      <div>{`${t('tension')} [kN]`}</div>
      <div
        className={styles.ramp}
        style={{ background: `linear-gradient(to right, ${colours.join(', ')})` }}
      />
      <div className={styles.rampEnds}>
        <span>{formatFigure(0, 'percent')}</span>
        <span>{formatFigure(largest, 'force')}</span>
      </div>
    </div>
  );
}

function Entry({ colour, text }: { colour: string; text: string }) {
  return (
    <div className={styles.entry}>
      <span className={styles.swatch} style={{ background: colour }} />
      {text}
    </div>
  );
}

function Found({ caption: { tone, title, text, note } }: { caption: Caption }) {
  return (
    <div className={styles.found} data-testid="view-caption">
      <b style={{ color: CAPTION_COLOURS[tone] }}>{title}</b>
      {text !== '' && <div>{text}</div>}
      {note !== '' && <div>{note}</div>}
    </div>
  );
}

export function Legend({ scene }: { scene: SceneMessage }) {
  const { t } = useTranslation('viewer');
  const { reactions, compression, failureBody, deformation, caption } = scene;
  if (!reactions || reactions.length === 0) return null;
  return (
    <div className={styles.legend}>
      {caption && <Found caption={caption} />}
      <Tensions reactions={reactions} />
      {compression && !failureBody && <Entry colour={MATERIAL_COLOURS.compression} text={t('compression')} />}
      {failureBody && <Entry colour={MATERIAL_COLOURS.failure} text={t('body')} />}
      {deformation && !failureBody && (
        <Entry
          colour={cssColour(BENT)}
          text={t('deformed', {
            largest: formatFigure(largestDeflection(deformation), 'factor'),
            factor: exaggeration(scene),
          })}
        />
      )}
    </div>
  );
}
