/** The way from a warning or a dimension to the field behind it; stands beside the panel, so that the field is there by then. */
import { useEffect } from 'react';
import { fieldId, type PanelKey } from './problems';

export interface Place {
  panel: PanelKey;
  /** To take the focus once its panel is drawn. */
  field?: string;
}

/** Moves the focus to the input of a field; a field that the panel does not show stays where it is. */
function focusField(field: string): void {
  const input = document.getElementById(fieldId(field));
  input?.scrollIntoView({ block: 'center' });
  input?.focus();
}

export function FieldFocus({ place }: { place: Place }) {
  // Each way to a field is a place of its own, so that the same field can be asked for twice.
  useEffect(() => {
    if (place.field !== undefined) focusField(place.field);
  }, [place]);
  return null;
}
