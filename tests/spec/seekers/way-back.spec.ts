import { expect, inject, it } from 'vitest'
import { siteMap } from '#web/site-map.ts'
import '#tests/support/product/product-setup.ts'

const { baseUrl } = inject('product')
const parts = { ':state/:place': 'ar/little-rock', ':state': 'maine', ':slug': 'harbor-row-house-north-little-rock-ar' }
const paths = siteMap
  .filter(({ rendering }) => rendering !== undefined)
  .map(({ path }) => Object.entries(parts).reduce((so: string, [name, value]) => so.replace(name, value), path))

// A browser keeps a page whole for the way back where nothing on it says that it must not be stored.
it.each([...paths, '/residences?near=72201', '/directory/ohio?near=44114'])(
  '%s may be kept for the way back',
  async (path) => {
    const answer = await fetch(baseUrl + path)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-cache'])
  },
)
