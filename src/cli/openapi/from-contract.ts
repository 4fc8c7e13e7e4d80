import * as z from 'zod/mini';
import { formOf } from '@/api/contract/fields';
import { ref, REQUIRED, type Schema } from '@/cli/openapi/forms';

type Def = Readonly<Record<string, unknown>>;
const defOf = (schema: object): Def => (schema as { _zod: { def: Def } })._zod.def;

function formWithin(schema: object): ReturnType<typeof formOf> {
  const inner = defOf(schema).in;
  return formOf(schema) ?? (typeof inner === 'object' && inner !== null ? formWithin(inner) : undefined);
}

function isRequired(schema: object): boolean {
  const form = formWithin(schema);
  if (form !== undefined) return REQUIRED.has(form);
  return (schema as { _zod: { optin?: string } })._zod.optin !== 'optional';
}

/** Returns the JSON schema for the values that a schema of the contract accepts. */
export function schemaFor(schema: z.core.$ZodType): Schema {
  const { $schema: _, ...found } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const form = formWithin(zodSchema);
      if (form !== undefined) Object.assign(jsonSchema, ref(form));
      const { shape } = defOf(zodSchema);
      if (jsonSchema.type !== 'object' || typeof shape !== 'object' || shape === null) return;
      const required = Object.entries(shape as Record<string, object>).filter(([, one]) => isRequired(one));
      jsonSchema.required = required.map(([name]) => name);
      if (required.length === 0) delete jsonSchema.required;
      delete jsonSchema.additionalProperties;
    },
  });
  return found;
}
