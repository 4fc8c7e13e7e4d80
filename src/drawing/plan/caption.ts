/** Caption with the result of a picture; shown in its legend and below it. */
export interface Caption {
  tone: 'good' | 'warning' | 'bad' | 'neutral';
  title: string;
  /** '' for none. */
  text: string;
  note: string;
}
