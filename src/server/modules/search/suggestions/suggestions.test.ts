import { describe, expect, it } from 'vitest'
import { placeSuggestions } from '#contract/place-suggestions.ts'
import { searchServer } from '../../../../../tests/support/search-server.ts'

const { build, request } = searchServer()

const suggested = async (text: string) => {
  const answer = await request(`/api/residences/suggested?${new URLSearchParams({ text })}`)
  return placeSuggestions.parse(await answer.json()).suggestions
}
const said = async (text: string) => (await suggested(text)).map(({ near }) => near)

describe('what somebody may be typing', () => {
  it.each([
    ['ar', 'Arkansas'],
    ['nueva y', 'Nueva York'],
    ['little r', 'Little Rock, AR'],
    ['LITTLE ROCK', 'Little Rock, AR'],
    ['little rock, a', 'Little Rock, AR'],
    ['charleston we', 'Charleston, WV'],
    ['conway, s', 'Conway, SC'],
    ['nyc', 'New York, NY'],
    ['722', '72201'],
    ['722011', undefined],
    ['7', undefined],
    ['x', undefined],
    ['', undefined],
  ])('%s begins with %s', async (text, first) => {
    const [begun] = await said(text)
    expect(begun).toBe(first)
  })

  it('is a county by its name, a town with its county, a ZIP code with its town', async () => {
    expect(await suggested('pulaski county, a')).toContainEqual({
      ...{ kind: 'county', near: 'Pulaski County, AR', within: null, slug: null },
    })
    expect(await suggested('little rock')).toContainEqual({
      ...{ kind: 'town', near: 'Little Rock, AR', within: 'Pulaski County', slug: null },
    })
    expect(await suggested('72201')).toEqual([{ kind: 'zip', near: '72201', within: 'Little Rock, AR', slug: null }])
  })

  it('is a home by any word of its name, and the name alone where several have it', async () => {
    await build(
      ...[{ name: 'Harbor Row House' }, { name: 'Old Harbor' }, { name: 'Harbor Two' }, { name: 'Harbor Two' }],
      { name: '100% Sober_Home' },
    )
    expect(await said('harb')).toEqual(expect.arrayContaining(['Harbor Row House', 'Harbor Two', 'Old Harbor']))
    const homes = (await suggested('harb')).filter(({ kind }) => kind === 'home')
    expect(homes.map(({ near, slug }) => [near, slug === null])).toEqual([
      ['Harbor Row House', false],
      ['Harbor Two', true],
      ['Old Harbor', false],
    ])
    expect(await said('100% s')).toEqual(['100% Sober_Home'])
    expect(await said('sober_')).toEqual(['100% Sober_Home'])
    expect((await said('%%%')).length).toBe(0)
  })

  it('never says more than 8', async () => {
    await build({ name: 'San One' }, { name: 'San Two' }, { name: 'San Three' })
    expect((await suggested('san')).length).toBeLessThanOrEqual(8)
    expect((await said('san')).filter((name) => name.startsWith('San ') && !name.includes(','))).toHaveLength(3)
  })
})
