/** Translation keys for input labels, apart from `inputs.ts`: a page starts without them. */
import { inputOf, isNumber, type INPUTS, type InputPart } from '@/quantities/inputs';

interface InputTexts {
  /** Label key below the key of the part; defaults to the name of the input. */
  label?: string;
  /** Group of the choice labels below the part; '' for the part itself; undefined without choices. */
  texts?: string;
}

type NamesOf<P extends InputPart> = Partial<Record<keyof (typeof INPUTS)[P], InputTexts>>;

/** Label keys that differ from the input's name, and groups of choice labels. */
const NAMES: { [P in InputPart]?: NamesOf<P> } = {
  concrete: {
    crack_or_not: { label: 'state', texts: '' },
    component3: { texts: 'situations' },
    edge_reinforcement_or_not: { label: 'edgeReinforcement', texts: 'edgeReinforcements' },
    reinforcement_intensity: { label: 'intensity', texts: 'intensities' },
    structure: { texts: 'structures' },
    drillingMethod: { label: 'drilling', texts: 'drillings' },
    holeDryness: { label: 'dryness', texts: 'drynesses' },
    holeCleaning: { label: 'cleaning', texts: 'cleanings' },
    installationPosition: { label: 'position', texts: 'positions' },
    degreeOfRestraint: { label: 'restraint' },
    annularGap: { label: 'gap' },
    longTermTemperature: { label: 'longTerm' },
    shortTermTemperature: { label: 'shortTerm' },
  },
  plate: { stiffness: { texts: '' } },
  loads: { deadFactor: { label: 'factor' }, liveFactor: { label: 'factor' } },
};

const nameOf = (part: InputPart, name: string): InputTexts =>
  (NAMES[part] as Readonly<Record<string, InputTexts | undefined>> | undefined)?.[name] ?? {};

export const labelKey = (part: InputPart, name: string): string =>
  `${part}.${nameOf(part, name).label ?? name}`;

/** Returns the translation key for each choice of an input; an empty object for numbers and switches. */
export function choiceKeys(part: InputPart, name: string): Record<string, string> {
  const input = inputOf(part, name);
  const { texts } = nameOf(part, name);
  if (isNumber(input) || texts === undefined) return {};
  const group = texts === '' ? part : `${part}.${texts}`;
  return Object.fromEntries(input.choices.map((choice) => [choice, `${group}.${choice}`]));
}
