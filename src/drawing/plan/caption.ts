/** Caption of a drawing that states the result; shown in the legend and below the drawing. */
export interface Caption {
  tone: 'good' | 'warning' | 'bad' | 'neutral';
  title: string;
  /** Text of the caption; '' if there is none. */
  text: string;
  note: string;
}
