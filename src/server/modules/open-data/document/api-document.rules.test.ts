import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls/call-table.ts'
import { exampleIds } from '#contract/calls/public/hsds-words.ts'
import { taxonomies, terms } from '#server/modules/open-data/hsds/terms.rules.ts'
import { buildApiDocument } from './api-document.rules.ts'
import { operations } from './operations.rules.ts'
import { fillExample, nothingPublished } from './published-ids.rules.ts'

type DescribedField = { description: string; name: string; schema: object; example?: unknown }
type Document = {
  openapi: string
  paths: Record<
    string,
    { get: { operationId: string; parameters: DescribedField[]; responses: Record<string, object> } }
  >
  components: { schemas: Record<string, { properties?: Record<string, { description?: string }> }>; responses: object }
}
const ids = {
  residence: 'harbor-row-house-north-little-rock-ar',
  service: '7cfb96ab-e1b0-4f65-b8d3-6cc4a9527bdb',
  serviceAtLocation: '0b6f1a52-90f3-4d3e-9c11-52f0a5c7de01',
  organization: '5d0e8c6a-4a2f-4f0b-8a3e-1c9b7d2e6f34',
}
const document = buildApiDocument('https://porchlight.example', ids) as Document

/** Calls that read and are not for everybody: somebody's own, the machinery of signing in, a page's bundle, pictures. */
const notPublic = [
  /^\/api\/verify\//,
  /^\/api\/auth\//,
  /^\/api\/(login|logout)$/,
  /^\/api\/staff\//,
  /^\/api\/my-residences$/,
  /^\/api\/inquiries/,
  /^\/api\/(beds|desk)\//,
  /^\/api\/(waiting|pairs|reminders|said|not-us|notices|stop-emails|imports|export\.zip|join|claims|applications|files|affiliate|concerns|shared-lists)(\/|$)/,
  /^\/(sitemap|photos\/)/,
  /^\/api\/residences\/(answer|meant|place|suggested|these)$/,
  /\*/,
]

describe('the description of the public calls', () => {
  it('is OpenAPI 3.1, each call with an id of its own', () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    const ids = Object.values(document.paths).map(({ get }) => get.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  // `vitest -u` writes it anew; in continuous integration nothing does.
  it('is the one that was published, to the letter: a change of it is a promise to outsiders', async () => {
    await expect(`${JSON.stringify(document, null, 2)}\n`).toMatchFileSnapshot('openapi.published.json')
  })

  it('names every public call that reads, and no other', () => {
    const written = Object.keys(calls).flatMap((name) => (name.startsWith('GET ') ? [name.slice('GET '.length)] : []))
    const isPublic = written.filter((path) => !notPublic.some((not) => not.test(path)))
    expect(Object.keys(document.paths).toSorted()).toEqual(
      isPublic.map((path) => path.replaceAll(/:(\w+)/g, '{$1}')).toSorted(),
    )
  })

  it('leads every reference to something', () => {
    const found = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
    for (const [, path = ''] of found) {
      const target = path.split('/').reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], document)
      expect(target, path).toBeDefined()
    }
  })

  it('says of every parameter what it is, with an example', () => {
    for (const { get } of Object.values(document.paths)) {
      for (const { name, description, example } of get.parameters) {
        expect(description, name).toMatch(/^.{8,}\.$/)
        expect(String(example ?? ''), name).not.toBe('')
      }
    }
  })

  it('says what every field means, save those of the standard, which says so itself', () => {
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      if (name.startsWith('Hsds')) continue
      const properties = Object.entries(schema.properties ?? {})
      for (const [field, { description }] of properties) expect(description, field).toBeTruthy()
    }
  })

  it('gives examples and bounds that the schemas take, and bounds beyond which they do not', () => {
    for (const { path, parameters } of operations) {
      for (const { name, example, whole, schema } of parameters) {
        if (schema === null) continue
        const takes = (text: string) => schema.safeParse(text).success
        if (example !== '') expect(takes(fillExample(example, ids) ?? ''), `${path} ${name}=${example}`).toBe(true)
        if (!whole) continue
        const [least, most] = whole
        expect([takes(String(least)), takes(String(most))], `${path} ${name}`).toEqual([true, true])
        expect([takes(String(least - 1)), takes(String(most + 1))], `${path} ${name}`).toEqual([false, false])
      }
    }
  })

  it('leaves no example with a name to fill in, and shows none where nothing is published that it could name', () => {
    expect(JSON.stringify(document)).not.toMatch(/"(?:x-)?example":"[^"]*[{}]/)
    const { paths } = buildApiDocument('https://porchlight.example', nothingPublished) as {
      paths: Record<string, { get: { 'x-example'?: string } }>
    }
    const without = Object.keys(paths).filter((path) => paths[path]?.get['x-example'] === undefined)
    expect(without).toEqual([
      '/api/v1/residences/{slug}',
      '/hsds/services/{id}',
      '/hsds/organizations/{id}',
      '/hsds/service_at_locations/{id}',
    ])
  })

  it('shows ids of a term and a taxonomy that there are', () => {
    expect(terms.map(({ id }) => id)).toContain(exampleIds.term)
    expect(taxonomies.map(({ id }) => id)).toContain(exampleIds.taxonomy)
  })

  it('tells of a refused query wherever something may be asked, and of what there is not wherever one thing is', () => {
    for (const [path, { get }] of Object.entries(document.paths)) {
      const places = JSON.stringify(get.parameters)
      if (places.includes('"query"')) expect(get.responses, path).toHaveProperty('422')
      if (places.includes('"path"')) expect(get.responses, path).toHaveProperty('404')
    }
  })
})
