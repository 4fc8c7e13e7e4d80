/** A component whose code is a separate chunk, so that the page is shown before it is loaded. */
import {
  createElement,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type FunctionComponent,
} from 'react';

export interface LazyComponent<Props> extends FunctionComponent<Props> {
  /**
   * Loads the component in advance and resolves when loading has ended; a failure is reported where the
   * component is shown.
   */
  preload: () => Promise<void>;
}

/**
 * Shows a loaded component immediately, unlike `lazy`, and nothing before it is loaded. A failure is thrown
 * to the enclosing boundary, and loading is tried again when the boundary shows the component again.
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
    // The page around the component stays visible while its texts are loading.
    return part ? createElement(Suspense, null, createElement(part, props)) : null;
  }

  Part.preload = () =>
    get().then(
      () => undefined,
      () => undefined,
    );
  return Part;
}
