/** The 3D view with what it shows of the design; loaded after the page, together with all that draws it. */
import Viewer from '@/viewer/viewer';
import { useViewHost, type ViewChoices } from './use-view-host';

interface SceneProps extends ViewChoices {
  onFailed: () => void;
}

export default function Scene({ onFailed, ...choices }: SceneProps) {
  useViewHost(choices);
  return <Viewer onLost={onFailed} />;
}
