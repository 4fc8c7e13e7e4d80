/**
 * Rows below concrete edge failure: one for each checked edge, the governing edge first, or a note that the
 * response contains only the governing edge.
 */
import { Button } from 'antd';
import { isGoverningEdgeAlone } from '@/design/verdict/checks';
import type { CheckedEdge, CheckResult } from '@/engineering';
import { useTranslate } from '@/features/current-design/use-translate';
import { RowFigures } from '@/features/workspace/results/row-figures';
import { VerdictTag } from '@/features/workspace/results/verdict-tag';
import type { TrailKey } from '@/stores/center-pane';
import { anchorsText, edgeText } from '@/wording/verdict-text';
import styles from '@/features/workspace/results/results.module.css';

interface EdgeRowsProps {
  answer: CheckResult;
  onOpen: (trail: TrailKey) => void;
}

function Name({ edge, onOpen }: { edge: CheckedEdge; onOpen: () => void }) {
  const translate = useTranslate();
  const name = edgeText(edge, translate);
  if (edge.detail.trail.length === 0) return <span className={styles.plainMode}>{name}</span>;
  return (
    <Button type="link" size="small" aria-label={edgeText(edge, translate, 'openTrail')} onClick={onOpen}>
      {name}
    </Button>
  );
}

export function EdgeRows({ answer, onOpen }: EdgeRowsProps) {
  const translate = useTranslate();
  if (isGoverningEdgeAlone(answer))
    return (
      <tr className={styles.edge} data-testid="governing-edge-alone">
        <td colSpan={6}>{translate('results:edges.alone')}</td>
      </tr>
    );
  return answer.edges.map((edge, index) => {
    const { anchors, verdict } = edge;
    // The first edge governs; its formulas are in the trail of the failure mode (`concrete_edge`), so it has
    // no trail of its own.
    const trail: TrailKey = index === 0 ? 'concrete_edge' : `edge-${edge.edge}`;
    return (
      <tr key={edge.edge} className={styles.edge} data-testid={`row-edge-${edge.edge}`}>
        <th scope="row">
          <Name edge={edge} onOpen={() => onOpen(trail)} />
          <div className={styles.anchors}>{anchorsText(anchors, translate)}</div>
        </th>
        <RowFigures check={edge} />
        <td>
          <VerdictTag verdict={verdict} />
        </td>
        <td />
      </tr>
    );
  });
}
