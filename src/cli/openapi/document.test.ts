import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { CALLS } from '@/api/contract/calls';
import { keyedPaths, paths, referencePaths } from '@/api/contract/paths';
import { REFERENCE_NAMES, referenceOf } from '@/api/contract/reference-databases';
import { openApiDocument, openApiText } from '@/cli/openapi/document';
import { errorsAt } from '@/testing/described-calls';

const document = openApiDocument();
const { schemas } = document.components;

describe('docs/openapi.json', () => {
  it('docs/openapi.json equals the output of `npm run openapi`', () => {
    expect(readFileSync('docs/openapi.json', 'utf8')).toBe(openApiText());
  });

  it('docs/openapi.json is valid OpenAPI 3.1', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
  });

  it('docs/openapi.json contains every path in the contract and no other paths', () => {
    const made = (path: unknown) => (path as (...parts: string[]) => string)('*', '*');
    const shapeOf = (path: unknown) => decodeURIComponent(typeof path === 'string' ? path : made(path));
    const ofReferences = REFERENCE_NAMES.flatMap((name) => {
      const { records, record, list } = referencePaths(name);
      return [records, record, referenceOf(name).part ? list : list()];
    });
    const ofKeyed = (['roles', 'permissions'] as const).flatMap((name) => Object.values(keyedPaths(name)));
    const shapes = [...Object.values(paths), ...ofReferences, ...ofKeyed].map(shapeOf);
    const described = new Set(Object.values(CALLS).map(({ path }) => path.replaceAll(/\{\w+\}/g, '*')));
    expect([...described].sort()).toEqual([...new Set(shapes)].sort());
    const names = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((one) => (one as { operationId: string }).operationId),
    );
    expect(new Set(names).size).toBe(Object.keys(CALLS).length);
  });

  it('docs/openapi.json describes every field of the calculation calls and of the main records', () => {
    const mute: string[] = [];
    const visit = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { properties } = schema as { properties?: Record<string, object> };
      for (const [name, field] of Object.entries(properties ?? {})) {
        if (!('description' in field) && !('properties' in field)) mute.push(`${path}.${name}`);
        visit(field, `${path}.${name}`);
      }
    };
    const names = 'Sim Algorithm RunAnswer CheckAnswer User Concrete SectionSteel AnchorRecord Role';
    for (const name of names.split(' ')) visit(schemas[name], name);
    expect(mute).toEqual([]);
  });

  it.each(Object.entries(schemas).filter(([, schema]) => 'examples' in schema))(
    'docs/openapi.json contains an example of %s that matches its schema',
    (name, { examples }) => {
      for (const example of examples as unknown[])
        expect(errorsAt(`/components/schemas/${name}`, example)).toEqual([]);
    },
  );

  it('docs/openapi.json states the range of the plate thickness, and its schema refuses an incomplete check request', () => {
    const thickness = { minimum: 1, maximum: 500, description: expect.stringMatching(/, mm\.$/) as string };
    expect(schemas.Sim).toHaveProperty(
      'properties.Plate.properties.Plate_T',
      expect.objectContaining(thickness),
    );
    expect(errorsAt('/components/schemas/Algorithm', { code: 'EN1992-4' }).length).toBeGreaterThan(3);
  });
});
