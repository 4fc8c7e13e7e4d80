/** Caption of a drawing that states the result; shown in the legend and below the drawing. */
export interface Caption {
  tone: 'good' | 'warning' | 'bad' | 'neutral';
  title: string;
  /** '' for no text. */
  text: string;
  note: string;
}
