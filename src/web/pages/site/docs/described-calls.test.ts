import { describe, expect, it } from 'vitest'
import { openData } from '#content/docs/open-data.ts'
import type { ApiDocument } from '#contract/open-data/open-data.ts'
import { describeType, listSchemas, toGroups } from './described-calls.ts'

it.each([
  [{ type: 'string' }, 'text'],
  [{ type: 'integer', minimum: 0, maximum: 100_000 }, 'whole number from 0 to 100,000'],
  [{ type: 'integer', minimum: 0 }, 'whole number'],
  [{ type: 'string', enum: ['yes', 'no', 'any'] }, 'yes, no or any'],
  [{ type: ['string', 'null'] }, 'text or null'],
  [{ anyOf: [{ type: 'integer' }, { type: 'null' }] }, 'whole number or null'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Residence' } }, 'list of Residence'],
  [{ anyOf: [{ const: 1 }, { const: 2 }] }, '1 or 2'],
  [{ anyOf: [{ anyOf: [{ const: 1 }, { const: 2 }] }, { type: 'null' }] }, '1 or 2 or null'],
  [{ const: 'Bed' }, 'Bed'],
])('what a parameter takes, in words %j is %s', (schema, words) => {
  expect(describeType(schema, openData.calls.types)).toBe(words)
})

const parameter = (name: string) => ({ name, in: 'query', description: `About ${name}.`, schema: { type: 'string' } })
const call = (operationId: string, names: string[]) => ({
  get: {
    operationId,
    tags: ['Homes'],
    summary: operationId,
    description: 'Homes.',
    'x-example': '/homes',
    parameters: names.map(parameter),
    responses: {
      200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Homes' } } } },
      422: {},
      500: {},
    },
  },
})
const many = ['a', 'b', 'c', 'd', 'e', 'f']
const items = { type: 'array', items: { type: 'string' }, description: 'The homes.' }
const described: ApiDocument = {
  paths: { '/homes': call('find', [...many, 'page']), '/homes.csv': call('file', many), '/few': call('few', ['page']) },
  components: {
    schemas: {
      Homes: { properties: { items } },
      Other: { properties: { id: { type: 'string' } } },
    },
  },
}

const listCalls = (document: ApiDocument) => toGroups(document).flatMap(({ calls }) => calls)

describe('the calls of a document', () => {
  it('come with their parameters, answers and errors', () => {
    const [find] = listCalls(described)
    expect(find).toMatchObject({ id: 'find', path: '/homes', errors: ['422', '500'], sameAs: null })
    expect(find?.parameters[0]).toEqual({ name: 'a', words: 'About a.', takes: { type: 'string' }, example: '' })
    expect(find?.answers).toEqual([{ name: 'Homes', isExplained: true }])
  })

  it('send the reader to the call that takes the same, unless it takes little', () => {
    const [, file, few] = listCalls(described)
    expect(file?.sameAs).toEqual({ id: 'find', title: 'find', without: ['page'] })
    expect(few?.sameAs).toBeNull()
  })

  it('leave to their group what many of them take in the same words', () => {
    const lists = { '/a': call('a', ['page', 'a']), '/b': call('b', ['page']), '/c': call('c', ['page', 'a']) }
    const [group] = toGroups({ ...described, paths: lists })
    expect(group?.shared.map(({ name }) => name)).toEqual(['page'])
    const listed = group?.calls.map(({ parameters, also }) => [parameters.map(({ name }) => name), also])
    expect(listed).toEqual([
      [['a'], ['page']],
      [[], ['page']],
      [['a'], ['page']],
    ])
  })

  it('have no example while nothing is published that it could name', () => {
    const { get } = call('one', ['id'])
    const { 'x-example': _, ...without } = get
    expect(listCalls({ ...described, paths: { '/one': { get: without } } })[0]?.example).toBeNull()
  })

  it('explain the fields of what says what its fields mean', () => {
    expect(listSchemas(described)).toEqual([
      { name: 'Homes', fields: [{ name: 'items', type: items, words: 'The homes.' }], besidesThoseOf: null },
    ])
  })
})
