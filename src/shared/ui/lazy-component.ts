/** A component whose code is a separate chunk. The page is shown before the chunk is loaded. */
import {
  createElement,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
} from 'react';
import { AreaBoundary } from '@/shared/ui/area-boundary';

interface LazyComponent<Props> extends FunctionComponent<Props> {
  /**
   * Loads the code in advance; resolves when loading has ended, even after a failure. A failure is reported
   * where the component is shown.
   */
  preload: () => Promise<void>;
}

/**
 * Makes a component that shows nothing until its code is loaded and, unlike React's `lazy`, appears
 * immediately if the code has already been loaded. A failure is shown in place of the component, with a
 * button that loads the code again.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const get = async (): Promise<ComponentType<Props>> => (loaded ??= await load());

  function Part(props: Props) {
    const [part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ cause: unknown } | null>(null);
    useEffect(() => {
      if (part) return undefined;
      let left = false;
      get().then(
        (found) => {
          if (!left) setPart(() => found);
        },
        (cause: unknown) => {
          if (!left) setFailure({ cause });
        },
      );
      return () => {
        left = true;
      };
    }, [part]);
    if (failure) throw failure.cause;
    // This Suspense keeps the surrounding page visible while the component's strings load.
    return part ? createElement(Suspense, null, createElement(part, props)) : null;
  }

  const preload = () =>
    get().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign((props: Props) => createElement(AreaBoundary, null, createElement(Part, props)), {
    preload,
  });
}
