/** Small drawing of an anchor group: anchors as dots, slotted holes as elongated dots. */
import { DEFAULT_DESIGN } from '@/design/model/design-state';
import { type AnchorGroup, groupAnchors } from '@/engineering';

const SIZE = 44;
const EXTENT = 190;

export function GroupDrawing({ group }: { group: AnchorGroup }) {
  const { spacings, customPoints } = DEFAULT_DESIGN.layout;
  const anchors = groupAnchors(group.code, spacings, customPoints, null);
  return (
    <svg
      width={SIZE}
      height={SIZE}
      viewBox={`${-EXTENT} ${-EXTENT} ${2 * EXTENT} ${2 * EXTENT}`}
      aria-hidden="true"
    >
      <rect
        x={-EXTENT + 8}
        y={-EXTENT + 8}
        width={2 * EXTENT - 16}
        height={2 * EXTENT - 16}
        fill="none"
        stroke="var(--ant-color-border)"
        strokeWidth={8}
      />
      {anchors.map(({ no, x, y, actsX, actsY }) => (
        <rect
          key={no}
          x={x - (actsX ? 20 : 40)}
          y={-y - (actsY ? 20 : 40)}
          width={actsX ? 40 : 80}
          height={actsY ? 40 : 80}
          rx={20}
          fill={actsX && actsY ? 'var(--ant-color-primary)' : 'none'}
          stroke="var(--ant-color-primary)"
          strokeWidth={10}
        />
      ))}
    </svg>
  );
}
