/** Notes next to the spacing fields about anchors without enough room for hole, washer and nut. */
import { Suspense } from 'react';
import { anchorFor } from '@/design/run/run-state';
import { profileOnPlate } from '@/design/verdict/calculation';
import { type TightAnchor, tightAnchors } from '@/design/verdict/requirements';
import { useAnchorPoints } from '@/features/current-design/use-anchor-points';
import { useTranslate } from '@/features/current-design/use-translate';
import { SentenceText } from '@/shared/ui/symbol-text';
import { useDesignStore } from '@/stores/design/design-store';
import { useRunStore } from '@/stores/run';
import { reservationText } from '@/wording/reservation-text';
import styles from '@/features/workspace/panels/panel.module.css';

export function RoomNotes() {
  const design = useDesignStore((store) => store.design);
  const anchors = useAnchorPoints();
  const product = useRunStore(({ records, locale }) => anchorFor(design, records, locale));
  if (product === null) return null;
  const placed = { anchors, plate: design.plate, product };
  const tight = tightAnchors(placed, profileOnPlate(design));
  if (tight.length === 0) return null;
  return (
    // The messages are loaded with the first note; in the meantime, the field with the focus must not be
    // hidden.
    <Suspense>
      <Sentences tight={tight} />
    </Suspense>
  );
}

/** Sentences about anchors, grouped by equal distance. */
function Sentences({ tight }: { tight: readonly TightAnchor[] }) {
  const translate = useTranslate('remarks');
  const keyOf = ({ code, distance }: TightAnchor) => `${code} ${distance}`;
  return [...new Set(tight.map(keyOf))].map((key) => {
    const alike = tight.filter((anchor) => keyOf(anchor) === key);
    const { code, ...values } = alike[0];
    const no = alike.map((anchor) => anchor.no).join(', ');
    return (
      <p key={key} role="note" className={styles.hint}>
        <SentenceText
          text={reservationText({ code, values: { ...values, no }, clause: '', field: '' }, translate)}
        />
      </p>
    );
  });
}
