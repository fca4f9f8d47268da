import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type SitePage, siteMap, troublePage } from '#web/site-map.ts'

it('every page that the site map names is there', () => {
  const pages: readonly SitePage[] = siteMap
  const named = [troublePage, ...pages.flatMap(({ page, signedInPage }) => [page, signedInPage ?? page])]
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter((page) => !existsSync(`src/web/pages/${page}`))).toEqual([])
})
