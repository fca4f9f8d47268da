import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

const folder = join(import.meta.dirname, 'hsds-schema')

/**
 * What is wrong with a record by the schema of that name ("service"), in its strict form: no field but the standard's.
 * Null for a record that is right.
 */
export function hsdsValidator(): (schema: string, record: unknown) => string | null {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.json')) continue
    ajv.addSchema(makeStrict(JSON.parse(readFileSync(join(folder, file), 'utf8'))), file)
  }
  return (schema, record) => {
    const isValid = ajv.getSchema(`${schema}.json`)
    if (!isValid) throw new Error(`there is no schema ${schema}`)
    return isValid(record) ? null : ajv.errorsText(isValid.errors)
  }
}

/** The schema with `additionalProperties: false` on every object of it. */
function makeStrict(schema: unknown): object {
  if (typeof schema !== 'object' || schema === null) throw new Error('a schema is an object')
  const copy = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      typeof value === 'object' && value ? makeStrictInside(value) : value,
    ]),
  )
  return 'properties' in copy ? { ...copy, additionalProperties: false } : copy
}

function makeStrictInside(value: object): object {
  return Array.isArray(value)
    ? value.map((item) => (typeof item === 'object' && item !== null ? makeStrict(item) : item))
    : makeStrict(value)
}
