import { describe, expect, it } from 'vitest'
import { placeSuggestions } from '#contract/search/place-suggestions.ts'
import { searchServer } from '#tests/support/directory/search-server.ts'

const { build, request } = searchServer()

const suggested = async (text: string, state?: string) => {
  const asked = new URLSearchParams({ text, ...(state && { state }) })
  const answer = await request(`/api/residences/suggested?${asked}`)
  return placeSuggestions.parse(await answer.json()).suggestions
}
const said = async (text: string, state?: string) => (await suggested(text, state)).map(({ near }) => near)

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
    ["o'fal", 'O Fallon, MO'],
    ['cape c', 'Cape Cod, MA'],
    ['tri-c', 'Tri-Cities, TN'],
    ['Long Island', 'Long Island, NY'],
    ['long island city', 'Long Island City, NY'],
    ['722', '72201'],
    ['722011', undefined],
    ['7', undefined],
    ['x', undefined],
    ['', undefined],
  ])('%s begins with %s', async (text, first) => {
    const [begun] = await said(text)
    expect(begun).toBe(first)
  })

  it.each([
    ['pulaski', 'Pulaski County, AR', 'Pulaski, TN'],
    ['pulas', 'Pulaski County, AR', 'Pulaski, TN'],
    ['travis', 'Travis County, TX', 'Travis, '],
    ['houston', 'Houston, TX', 'Houston County, '],
    ['conway', 'Conway, AR', 'Conway County, AR'],
    ['little rock', 'Little Rock, AR', undefined],
    ['clay', 'Clay', 'Clayton County, GA'],
  ])('%s is sooner %s than %s', async (text, sooner, later) => {
    const names = await said(text)
    const at = (name: string) => names.findIndex((one) => one.startsWith(name))
    expect(at(sooner)).toBe(0)
    if (later !== undefined && at(later) >= 0) expect(at(later)).toBeGreaterThan(0)
  })

  it.each([
    ['conw', 'NH', 'Conway, NH'],
    ['conw', 'ar', 'Conway, AR'],
    ['springf', 'AR', 'Springfield, AR'],
    ['pulaski c', 'VA', 'Pulaski County, VA'],
    ['texa', 'AR', 'Texarkana, AR'],
    ['dallas', 'AR', 'Dallas County, AR'],
    ['chicago', 'AR', 'Chicago, IL'],
  ])('%s begins in %s with %s', async (text, state, first) => {
    expect((await said(text, state))[0]).toBe(first)
  })

  it('goes on elsewhere where a state has a place of the name', async () => {
    expect(await said('conway', 'NH')).toContain('Conway, AR')
  })

  it('keeps its places for towns where a county of the name is large', async () => {
    expect((await suggested('pulaski')).filter(({ kind }) => kind === 'town')).toHaveLength(4)
  })

  it('is a home without the article of its name', async () => {
    await build({ name: 'Lantern Bench House' })
    for (const text of ['the lantern b', 'The Lantern Bench House', 'la lantern bench']) {
      expect(await said(text)).toContain('Lantern Bench House')
    }
  })

  it('is a county by its name, a town with its county, a ZIP code with its town', async () => {
    for (const [typed, kind, near, within] of [
      ['pulaski county, a', 'county', 'Pulaski County, AR', null],
      ['little rock', 'town', 'Little Rock, AR', 'Pulaski County'],
      ['bay area', 'town', 'Bay Area, CA', 'San Francisco'],
    ] as const) {
      expect(await suggested(typed)).toContainEqual({ kind, near, within, slug: null })
    }
    expect(await suggested('72201')).toEqual([{ kind: 'zip', near: '72201', within: 'Little Rock, AR', slug: null }])
  })

  it('is a home by any word of its name, and the name alone where several have it', async () => {
    await build(
      { name: 'Harbor Row House' },
      { name: 'Old Harbor' },
      { name: 'Harbor Two' },
      { name: 'Harbor Two' },
      { name: '100% Sober_Home' },
    )
    expect(await said('harb')).toEqual(expect.arrayContaining(['Harbor Row House', 'Harbor Two', 'Old Harbor']))
    const residences = (await suggested('harb')).filter(({ kind }) => kind === 'home')
    expect(residences.map(({ near, slug }) => [near, slug === null])).toEqual([
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
