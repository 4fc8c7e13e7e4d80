/** Canvas that loads only the parts of three.js that the view uses; react-three-fiber's loads all of it. */
import { createRoot, extend, type ReconcilerRoot, type RenderProps, type Size } from '@react-three/fiber';
import {
  startTransition,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  Component,
} from 'react';
import { DirectionalLight, HemisphereLight } from 'three';

interface ErrorRelayProps {
  onError: (error: Error) => void;
  children: ReactNode;
}

/** Passes errors in the scene, which is a separate React tree, to the error boundaries of the page. */
class ErrorRelay extends Component<ErrorRelayProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

extend({ DirectionalLight, HemisphereLight });

interface SceneCanvasProps {
  configuration: Omit<RenderProps<HTMLCanvasElement>, 'size'>;
  children: ReactNode;
}

function sizeOf(box: HTMLElement): Size {
  const { width, height, top, left } = box.getBoundingClientRect();
  return { width, height, top, left };
}

/** Canvas that fills its container and rethrows errors in the scene, so that the page can catch them. */
export function SceneCanvas({ configuration, children }: SceneCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const root = useRef<ReconcilerRoot<HTMLCanvasElement>>(null);
  /** Size of the canvas in the last configuration. */
  const drawn = useRef<Size>(undefined);
  const [size, setSize] = useState<Size>();
  const [error, setError] = useState<Error>();
  if (error) throw error;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize(sizeOf(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Only on the final unmount: in development, React runs ordinary effects twice, which loses the context.
  useInsertionEffect(() => () => root.current?.unmount(), []);

  useLayoutEffect(() => {
    if (!canvas.current || !size || size.width === 0 || size.height === 0) return;
    const current = (root.current ??= createRoot(canvas.current));
    // Resizing waits for the graphics card: a canvas without frames keeps its size until it is drawn again.
    const isDrawn = configuration.frameloop !== 'never';
    if (isDrawn || !drawn.current) drawn.current = size;
    current.configure({ ...configuration, size: drawn.current }).catch(setError);
    if (current.ready.status !== 'fulfilled') return;
    // As a transition, the scene is rendered in slices, between which React handles input.
    startTransition(() => {
      current.render(<ErrorRelay onError={setError}>{children}</ErrorRelay>);
    });
  }, [size, configuration, children]);

  return (
    <div ref={box} style={{ width: '100%', height: '100%', overflow: 'hidden' }}>
      <canvas ref={canvas} style={{ display: 'block' }} />
    </div>
  );
}
