/** A part of a page whose code is a chunk of its own, so that the page stands before it is there. */
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
   * Loads the part in advance and resolves when loading has ended; a failure is reported where the part is
   * shown.
   */
  preload: () => Promise<void>;
}

/**
 * Shown at once where it is loaded, which `lazy` would not do; nothing until then. A part that cannot be
 * loaded throws into the boundary around it, and is loaded anew when that shows it again.
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
    // While it reads its texts the page around it stays.
    return part ? createElement(Suspense, null, createElement(part, props)) : null;
  }

  Part.preload = () =>
    get().then(
      () => undefined,
      () => undefined,
    );
  return Part;
}
