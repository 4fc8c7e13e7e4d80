/** Installation page for a design, with the same content as the report's installation page. */
import { Flex } from 'antd';
import { useTranslation } from 'react-i18next';
import { anchorsOf, slotLengthOf } from '@/design/model/design-state';
import { planInputOf } from '@/design/scene/drawn-design';
import { planOf } from '@/drawing/plan/plan';
import { plateHoles } from '@/drawing/plan/plate/plate-parts';
import { DrawnShape } from '@/features/current-design/drawn-shapes/drawn-shape';
import { useChosenAnchor } from '@/features/current-design/use-records';
import { EDGE_NAMES, EDGES } from '@/quantities/edges';
import { DataTable, ValueTable } from '@/shared/ui/data-table';
import { SentenceText } from '@/shared/ui/symbol-text';
import { useDesignStore } from '@/stores/design/design-store';
import { formatInput } from '@/text/format/format-number';
import { holeText, installationSteps } from '@/text/wording/installation-text';
import type { Translate } from '@/text/wording/values';

/** Format of the plan: square, 26 text lines high, so that the text is readable on a phone. */
const FORMAT = { aspect: 1, lines: 26 };

export function InstallationPage() {
  const { t } = useTranslation(['design', 'report', 'designs']);
  const design = useDesignStore((state) => state.design);
  const { data: anchor } = useChosenAnchor();
  if (anchor === null) return <p>{t('design:small.noAnchor')}</p>;
  const points = anchorsOf(design);
  const holes = plateHoles(points, { diameter: anchor.d_f, slotLength: slotLengthOf(design) });
  const { shapes, left, right, bottom, top, size } = planOf(planInputOf(design, anchor), FORMAT);
  const { sides } = design.layout;
  return (
    <Flex vertical gap={16} style={{ maxWidth: 640 }}>
      <h2>{anchor.name}</h2>
      <svg
        style={{ width: '100%', maxHeight: '60vh' }}
        viewBox={`${left} ${-top} ${right - left} ${top - bottom}`}
        role="img"
        aria-label={t('layout.plan')}
      >
        {shapes.map((shape, index) => (
          <DrawnShape key={index} shape={shape} size={size} />
        ))}
      </svg>
      <ol style={{ margin: 0, paddingInlineStart: 24 }}>
        {installationSteps(design, anchor, t as Translate).map((step) => (
          <li key={step} style={{ paddingBlock: 4 }}>
            <SentenceText text={step} />
          </li>
        ))}
      </ol>
      <DataTable
        rows={points}
        keyOf={({ no }) => no}
        columns={[
          { key: 'no', title: t('designs:installation.columns.anchor'), isName: true, cell: ({ no }) => no },
          { key: 'x', title: t('design:small.x'), isNumber: true, cell: ({ x }) => formatInput(x) },
          { key: 'y', title: t('design:small.y'), isNumber: true, cell: ({ y }) => formatInput(y) },
          {
            key: 'hole',
            title: t('design:small.hole'),
            isNumber: true,
            cell: (point) => holeText(holes[points.indexOf(point)], anchor.d_f),
          },
        ]}
      />
      <ValueTable
        rows={EDGE_NAMES.map((side) => [
          t('design:layout.edge', { side: EDGES[side].label }),
          sides[side].exists ? `${formatInput(sides[side].distance)} mm` : t('report:noEdge'),
        ])}
      />
    </Flex>
  );
}
