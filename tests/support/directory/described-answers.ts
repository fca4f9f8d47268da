import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

type Json = { [key: string]: unknown }
export type ApiDocument = {
  paths: Record<
    string,
    { get: { operationId: string; parameters: DescribedParameter[]; responses: Json; 'x-example': string } }
  >
  components: { schemas: Json; responses: Json }
}
export type DescribedParameter = { name: string; in: string; description: string; schema: Json; example?: unknown }

/**
 * What is wrong with an answer by what an OpenAPI document says of it; null where it keeps its word. Fields the document
 * does not name are wrong too: the document leaves room for new ones, a test does not.
 */
export function answersAsDescribed(
  document: ApiDocument,
): (path: string, status: number, body: unknown) => string | null {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema({ schemas: close(document.components.schemas), $id: 'document:components' })
  return (path, status, body) => {
    const said = document.paths[path]?.get.responses[status]
    if (said === undefined) return `${path} says nothing of ${status}`
    const reference = readRef(said) ?? readSchemaRef(said)
    const pointer = reference?.replace('#/components/responses/', '')
    const schema = reference?.startsWith('#/components/responses/')
      ? readSchemaRef(document.components.responses[pointer ?? ''])
      : reference
    if (!schema) return isObjectAnswer(said) ? null : `${path} has no schema for ${status}`
    const isValid = ajv.compile({ $ref: `document:components#${schema.replace('#/components', '')}` })
    return isValid(body) ? null : ajv.errorsText(isValid.errors)
  }
}

function readRef(value: unknown): string | undefined {
  return typeof value === 'object' && value !== null && '$ref' in value ? String(value.$ref) : undefined
}

function readContent(answer: unknown): Json | undefined {
  const { content } = (answer ?? {}) as { content?: Record<string, { schema: Json }> }
  return content?.['application/json']?.schema
}

const readSchemaRef = (answer: unknown) => readRef(readContent(answer))
const isObjectAnswer = (answer: unknown) => readContent(answer)?.type === 'object'

/** References inside the components, and no field but those named. */
function close(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(close)
  if (typeof value !== 'object' || value === null) return value
  const copy: Json = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, close(one)]))
  if (typeof copy.$ref === 'string') copy.$ref = copy.$ref.replace('#/components', 'document:components#')
  return 'properties' in copy && copy.additionalProperties === undefined
    ? { ...copy, additionalProperties: false }
    : copy
}
