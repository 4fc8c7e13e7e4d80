/** The 3D view with the editor of a clicked dimension; loaded after the page, with the rendering code. */
import { memo, useCallback, useRef, useState } from 'react';
import { usePickedObject } from '@/features/current-design/use-picked-object';
import { DimensionEditor, type EditedDimension } from '@/features/workspace/view/dimension-editor';
import { ViewHost, type ViewChoices } from '@/features/workspace/view/view-host';
import { useWorkspaceView } from '@/stores/workspace-view';
import Viewer from '@/viewer/viewer';

/** Memoised: the scene reaches the view in a message, so a new result alone must not re-render it. */
const View = memo(Viewer);

interface SceneProps extends ViewChoices {
  onFailed: () => void;
}

export default function Scene({ onFailed, ...choices }: SceneProps) {
  const isCovered = useWorkspaceView(({ middle }) => middle !== 'drawing');
  const frame = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<EditedDimension | null>(null);
  const onClose = useCallback(() => setEdited(null), []);
  usePickedObject((what) => {
    const box = frame.current?.getBoundingClientRect();
    setEdited(
      what.kind === 'dimension' && box
        ? { measure: what.measure, at: { x: what.at.x - box.left, y: what.at.y - box.top } }
        : null,
    );
  });
  return (
    <div ref={frame} style={{ position: 'absolute', inset: 0 }}>
      <ViewHost {...choices} />
      <View isCovered={isCovered} onLost={onFailed} />
      {edited && <DimensionEditor key={JSON.stringify(edited)} {...edited} onClose={onClose} />}
    </div>
  );
}
