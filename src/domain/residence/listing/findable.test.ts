import { describe, expect, it } from 'vitest'
import { states } from '#content/states/slugs.ts'
import { buildStatePath, isFindable, pathsHiddenFromSearchEngines } from './findable.ts'

describe('what search engines may find', () => {
  it.each([
    '/',
    '/about',
    '/contact',
    '/directory/maine',
    '/sign-up',
    '/residences',
    '/es/residencias',
    '/accounts-of-a-year',
  ])('holds %s', (path) => {
    expect(isFindable(path)).toBe(true)
  })

  it.each([
    ...pathsHiddenFromSearchEngines,
    '/staff/inbox',
    '/workspace/beds',
    '/api/states',
    '/directory/:state',
    '/es',
  ])('leaves out %s', (path) => {
    expect(isFindable(path)).toBe(false)
  })

  it('knows the address of every state by its name', () => {
    for (const { name, slug } of states) expect(buildStatePath(name)).toBe(`/directory/${slug}`)
  })
})
