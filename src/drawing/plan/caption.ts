/** What was found of what a picture shows; stands in its legend and under it. */
export interface Caption {
  tone: 'good' | 'warning' | 'bad' | 'neutral';
  title: string;
  /** '' for none. */
  text: string;
  note: string;
}
