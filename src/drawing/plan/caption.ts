/** Caption with the result shown in a drawing; used in its legend and below the drawing. */
export interface Caption {
  tone: 'good' | 'warning' | 'bad' | 'neutral';
  title: string;
  /** '' for no text. */
  text: string;
  note: string;
}
