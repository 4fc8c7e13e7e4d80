/** Keys of the texts of inputs: apart from their figures, because a page starts without them. */
import { inputOf, isNumber, type INPUTS, type InputPart } from '@/quantities/inputs';

interface InputTexts {
  /** Key of its label in the texts of its part; its own name unless stated. */
  label?: string;
  /**
   * Group of the texts of its choices within the texts of its part; '' for the part itself;
   * undefined for a switch.
   */
  texts?: string;
}

type NamesOf<P extends InputPart> = Partial<Record<keyof (typeof INPUTS)[P], InputTexts>>;

/** Keys of the texts of inputs, where these are not named as the inputs. */
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
  loads: {
    deadFactor: { label: 'factor' },
    liveFactor: { label: 'factor' },
  },
};

const nameOf = (part: InputPart, name: string): InputTexts =>
  (NAMES[part] as Readonly<Record<string, InputTexts | undefined>> | undefined)?.[name] ?? {};

/** Key of an input's label among the texts of designs. */
export const labelKey = (part: InputPart, name: string): string =>
  `${part}.${nameOf(part, name).label ?? name}`;

/** Each choice of an input with the key of its text; none for numbers and switches. */
export function choiceKeys(part: InputPart, name: string): Record<string, string> {
  const input = inputOf(part, name);
  const { texts } = nameOf(part, name);
  if (isNumber(input) || texts === undefined) return {};
  const group = texts === '' ? part : `${part}.${texts}`;
  return Object.fromEntries(input.choices.map((choice) => [choice, `${group}.${choice}`]));
}
