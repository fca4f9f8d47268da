import { describe, expect, it } from 'vitest'
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
    const desk = Object.keys(workspacePages).map((path) => `/workspace/${path}`)
    expect(desk.toSorted()).toEqual(pathsOf('workspace/workspace.page.tsx').toSorted())
  })

  it.each(Object.entries(workspacePages))('%s leads on, and never to nowhere', (_, page) => {
    expect(page.holds.length).toBeGreaterThan(1)
    expect(page.ways.length).toBeGreaterThan(1)
    for (const { to } of page.ways) expect(to.startsWith('tel:') || isAnswered(to), to).toBe(true)
  })
})
