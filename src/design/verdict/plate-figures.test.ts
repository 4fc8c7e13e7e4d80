import { describe, expect, it } from 'vitest';
import { plateFigures } from '@/design/verdict/plate-result';

describe('plate values', () => {
  it('plateFigures reads the plate values from the response', () => {
    const figures = plateFigures({
      max_von_mises: 120.5,
      max_von_mises_x: 10,
      max_von_mises_y: -20,
      max_deflection: 0.4,
      contact: {
        force: 3,
        x: 1,
        y: 2,
        max_pressure: 5,
        loaded_area: 400,
        loaded_length: 20,
        loaded_width: 30,
      },
      contact_area: 900,
    });
    expect(figures).toEqual({
      stress: 120.5,
      leastStress: null,
      stressBound: null,
      at: { x: 10, y: -20 },
      deflection: 0.4,
      contact: {
        force: 3,
        x: 1,
        y: 2,
        pressure: 5,
        leastMean: null,
        meanBound: null,
        area: 900,
        loadedArea: 400,
        loadedLength: 20,
        loadedWidth: 30,
      },
    });
  });

  it.each<[string, Record<string, unknown>]>([
    ['no plate values', {}],
    ['no contact', { contact: null, max_von_mises: null }],
    ['texts in place of numbers', { contact: 'none', max_von_mises: '120', max_deflection: Number.NaN }],
  ])('plateFigures returns null instead of a wrong plate value for a response with %s', (_, plate) => {
    expect(plateFigures(plate)).toMatchObject({
      stress: null,
      deflection: null,
      contact: { force: null, x: null },
    });
  });
});
