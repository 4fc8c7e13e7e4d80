/** Compares plain data: numbers, strings, and arrays and objects that contain them. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [mine, others] = [one, other] as Readonly<Record<string, unknown>>[];
  const names = Object.keys(mine);
  return (
    names.length === Object.keys(others).length &&
    names.every((name) => name in others && isEqual(mine[name], others[name]))
  );
}
