/**
 * Returns a function that redraws only if a scene member that was read for the last drawing has changed.
 * Equal members must be the same objects, and the drawing must depend only on the scene.
 */
export function remembered<S extends object, T>(draw: (scene: S) => T): (scene: S) => T {
  let last: { read: ReadonlyMap<keyof S, unknown>; drawn: T } | null = null;
  return (scene) => {
    if (last && [...last.read].every(([part, value]) => scene[part] === value)) return last.drawn;
    const read = new Map<keyof S, unknown>();
    const watched = new Proxy(scene, {
      get(target, name) {
        const part = name as keyof S;
        read.set(part, target[part]);
        return target[part];
      },
    });
    last = { read, drawn: draw(watched) };
    return last.drawn;
  };
}
