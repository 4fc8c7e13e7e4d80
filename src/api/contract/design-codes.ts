/** Codes of named choices in the API, in links and in files; the rest of the app uses the names. */
import type { INPUTS, InputPart, ValuesOf } from '@/quantities/inputs';

type Choice<I> = I extends { choices: readonly (infer Name extends string)[] } ? Name : never;

/** Type of the table: one numeric code for each name of each choice. */
type CodesOf<P> = {
  readonly [N in keyof P as [Choice<P[N]>] extends [never] ? never : N]: Readonly<
    Record<Choice<P[N]>, string>
  >;
};

export const CODES = {
  concrete: {
    crack_or_not: { uncracked: '0', cracked: '1' },
    installationPosition: { flush: '0', clamped: '1', unclamped: '2', grouted: '3', supported: '4' },
    edge_reinforcement_or_not: { none: '0', edgeBars: '1', closeStirrups: '2' },
    reinforcement_intensity: { normal: '0', dense: '1' },
    drillingMethod: { hammer: '0', diamond: '1' },
    holeDryness: { dry: '0', wet: '1', waterFilled: '2' },
    pore: { open: '0', filled: '1' },
    holeCleaning: { blowing: '0', brushing: '1', hollowDrillBit: '2', none: '3' },
    structure: { structural: '0', nonStructural: '1' },
    reinforce: { unlimited: '0', limited: '1' },
    component3: { general: '0', accidental: '1' },
    annularGap: { open: '0', filled: '1' },
  },
  plate: {
    stiffness: { elastic: '0', rigid: '1' },
  },
} as const satisfies {
  [P in 'concrete' | 'plate']: CodesOf<(typeof INPUTS)[P]>;
};

type Table = typeof CODES;

type CodedPart = keyof Table;

type CodesIn<P extends CodedPart, N> = N extends keyof Table[P] ? Table[P][N][keyof Table[P][N]] : never;

/** Values of a part, with numeric codes in place of the named choices. */
export type Coded<P extends CodedPart, V = ValuesOf<(typeof INPUTS)[P]>> = {
  [N in keyof V]: N extends keyof Table[P] ? CodesIn<P, N> : V[N];
};

export const nameOf = <Name extends string>(
  codes: Readonly<Record<Name, string>>,
  code: unknown,
): Name | undefined => (Object.keys(codes) as Name[]).find((name) => codes[name] === code);

const tableOf = (part: InputPart): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  part in CODES ? CODES[part as CodedPart] : {};

export function codedPart<P extends CodedPart, V extends ValuesOf<(typeof INPUTS)[P]>>(
  part: P,
  values: V,
): Coded<P, V> {
  const coded = Object.entries(tableOf(part)).map(([name, codes]) => [
    name,
    codes[(values as Record<string, string>)[name]],
  ]);
  return { ...values, ...(Object.fromEntries(coded) as object) } as Coded<P, V>;
}

/** Returns the name that corresponds to a numeric code; undefined for an unknown code. */
export const choiceOf = (part: InputPart, name: string, code: unknown): string | undefined =>
  nameOf(tableOf(part)[name] ?? {}, code);
