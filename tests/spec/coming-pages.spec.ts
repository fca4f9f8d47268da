import { describe, expect, it } from 'vitest'
import { comingPages } from '#content/coming-pages.ts'
import { states } from '#content/states/slugs.ts'
import { workspacePages } from '#content/workspace-pages.ts'
import { siteMap } from '#web/site-map.ts'

const paths: readonly string[] = siteMap.map(({ path }) => path)

function pathsOf(page: string): string[] {
  return siteMap.filter((row) => row.page === page).map(({ path }) => path)
}

/** True where the site answers: a row of the site map, with any value for its parts that begin with a colon. */
function isAnswered(address: string): boolean {
  const { pathname } = new URL(address, 'https://alliance.example')
  if (pathname.startsWith('/api/')) return true
  if (pathname.startsWith('/directory/')) return states.some(({ slug }) => pathname === `/directory/${slug}`)
  return paths.some((path) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname))
}

describe('the pages that open later', () => {
  it('have a text for every row of the site map, and no text without a row', () => {
    expect(Object.keys(comingPages).toSorted()).toEqual(pathsOf('coming/coming.page.tsx').toSorted())
    const desk = Object.keys(workspacePages).map((path) => `/workspace/${path}`)
    expect(desk.toSorted()).toEqual(pathsOf('workspace/workspace.page.tsx').toSorted())
  })

  it.each(Object.entries({ ...comingPages, ...workspacePages }))('%s leads on, and never to nowhere', (_, page) => {
    expect(page.holds.length).toBeGreaterThan(1)
    expect(page.ways.length).toBeGreaterThan(1)
    for (const { to } of page.ways) expect(to.startsWith('tel:') || isAnswered(to), to).toBe(true)
  })

  it('lead to a page that is open by their first way', () => {
    for (const [path, { ways }] of Object.entries(comingPages)) {
      const target = new URL(ways[0].to, 'https://alliance.example').pathname
      expect(Object.keys(comingPages), path).not.toContain(target)
    }
  })
})
