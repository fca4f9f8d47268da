import { describe, expect, it } from 'vitest'
import { openDataSite } from '#tests/support/live/open-data-site.ts'

type DescribedPaths = { paths: Record<string, { get: { 'x-example'?: string } }> }

const { build, clock, json, request } = openDataSite()

async function readExample(path: string): Promise<string | undefined> {
  const { paths } = (await json('/api/openapi.json')) as DescribedPaths
  return paths[path]?.get['x-example']
}

const records = ['services', 'organizations', 'service_at_locations', 'taxonomies', 'taxonomy_terms']

describe('the examples of the description', () => {
  it.each(records)('name a record of %s that is published', async (list) => {
    await build({ name: 'Harbor Row' })
    const example = (await readExample(`/hsds/${list}/{id}`)) ?? ''
    expect(example).toMatch(new RegExp(`^/hsds/${list}/[0-9a-f-]{36}$`))
    expect((await request(example)).status).toBe(200)
  })

  it('name a home by its slug', async () => {
    await build({ slug: 'harbor-row' })
    expect(await readExample('/api/v1/residences/{slug}')).toBe('/api/v1/residences/harbor-row?near=72201')
  })

  it('name no home while none is published, and soon after one is', async () => {
    expect(await readExample('/api/v1/residences/{slug}')).toBeUndefined()
    expect(await readExample('/hsds/services/{id}')).toBeUndefined()
    const [id] = await build({ name: 'Harbor Row' })
    clock().forward({ minutes: 2 })
    expect(await readExample('/hsds/services/{id}')).toBe(`/hsds/services/${id}`)
  })
})
