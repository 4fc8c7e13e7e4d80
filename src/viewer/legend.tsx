/** Legend for the scene's colours; shown if the scene contains anchor forces. */
import { Flex } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatValue } from '@/text/format/format-number';
import { MATERIAL_COLOURS } from '@/viewer/drawing/palette';
import type { SceneMessage } from '@/viewer/message';
import { BEYOND, cssColour, utilisationColour } from '@/viewer/objects/anchor';
import { coloured, BENT, exaggeration, largestDeflection } from '@/viewer/objects/deformed-plate';
import { BODY_COLOUR } from '@/viewer/objects/failure-body';
import { OVER_CANVAS } from '@/viewer/rendering/prepare-frame';
import styles from '@/viewer/viewer.module.css';

/** Screens on which the legend is initially open; on a narrower screen it would cover dimensions. */
const ROOM = '(width >= 1600px)';

const STEPS = [0, 0.25, 0.5, 0.75, 1];

interface RampProps {
  title: string;
  /** Returns the colour for a fraction of the scale. */
  colourAt: (share: number) => string;
  ends: readonly [string, string];
}

function Ramp({ title, colourAt, ends }: RampProps) {
  return (
    <div>
      <div>{title}</div>
      <div
        className={styles.ramp}
        style={{ background: `linear-gradient(to right, ${STEPS.map(colourAt).join(', ')})` }}
      />
      <Flex justify="space-between">
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </Flex>
    </div>
  );
}

function Utilisations({ reactions }: { reactions: NonNullable<SceneMessage['reactions']> }) {
  const { t } = useTranslation('viewer');
  const isBeyond = reactions.some(({ utilisation = 0 }) => utilisation > 100);
  return (
    <>
      <Ramp
        title={`${t('utilisation')} [%]`}
        // The scale starts slightly above zero, because zero has a separate colour.
        colourAt={(share) => cssColour(utilisationColour(Math.max(100 * share, 0.01)))}
        ends={['0', '100']}
      />
      {isBeyond && <Entry colour={cssColour(BEYOND)} text={t('beyond')} />}
    </>
  );
}

function Entry({ colour, text }: { colour: string; text: string }) {
  return (
    <Flex align="center" gap={8} className={styles.entry}>
      <span className={styles.swatch} style={{ background: colour }} />
      {text}
    </Flex>
  );
}

function Pressure({ largest }: { largest: number | undefined }) {
  const { t } = useTranslation('viewer');
  if (largest === undefined) return <Entry colour={MATERIAL_COLOURS.compression} text={t('compression')} />;
  return (
    <Ramp
      title={`${t('compression')} [MPa]`}
      colourAt={(share) => cssColour(coloured(share))}
      ends={['0', formatValue(largest, 'stress')]}
    />
  );
}

interface LegendProps {
  scene: SceneMessage;
  /** Called when the user has folded or unfolded the legend, which gives labels another free area. */
  onFold: () => void;
}

export function Legend({ scene, onFold }: LegendProps) {
  const { t } = useTranslation('viewer');
  const { reactions, compression, failureBody, deformation } = scene;
  const [isOpen] = useState(() => window.matchMedia(ROOM).matches);
  if (!reactions || reactions.length === 0) return null;
  const isRated = reactions.some(({ utilisation }) => utilisation !== undefined);
  return (
    <details
      open={isOpen}
      className={styles.legend}
      data-testid="legend"
      onToggle={onFold}
      {...{ [OVER_CANVAS]: '' }}
    >
      <summary>{t('legend')}</summary>
      {isRated && <Utilisations reactions={reactions} />}
      {compression && !failureBody && <Pressure largest={compression.largest} />}
      {failureBody && <Entry colour={cssColour(BODY_COLOUR)} text={t('body')} />}
      {deformation && !failureBody && (
        <Entry
          colour={cssColour(BENT)}
          text={t('deformed', {
            largest: formatValue(largestDeflection(deformation), 'factor'),
            factor: exaggeration(scene),
          })}
        />
      )}
    </details>
  );
}
