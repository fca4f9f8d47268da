import { describe, expect, inject, it } from 'vitest'
import { states } from '#content/states/slugs.ts'
import { isFindable } from '#domain/residence/listing/findable.ts'
import { stranger } from '#tests/support/browser/visitor.ts'
import { hasOwnShareImage } from '#web/plumbing/head/share-image-path.ts'
import { siteMap } from '#web/site-map.ts'

const visitor = stranger()
const { baseUrl } = inject('product')
const paths: readonly string[] = siteMap.map(({ path }) => path)
const publicPaths = [...paths.filter(isFindable), ...states.map(({ slug }) => `/directory/${slug}`)]
/** Seen without signing in, and not for search engines. */
const privatePaths = ['/contact/sent', '/sign-in', '/sign-out', '/forgot-password', '/reset-password', '/no-such-page']

type Head = {
  path: string
  title: string
  description: string
  lang: string
  headings: number
  meta: Map<string, string[]>
  canonical: (string | undefined)[]
  data: Record<string, unknown>[]
}

const siteName = ' | NARR + Behave Health'

/** Read with plain patterns: a DOM of seventy whole pages would take a minute. */
async function toHead(path: string): Promise<Head> {
  const { text } = await visitor.ask(path, { headers: { accept: 'text/html' } })
  const all = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)
  const meta = new Map<string, string[]>()
  for (const [tag] of text.matchAll(/<meta [^>]*>/g)) {
    const name = attribute(tag, 'name') ?? attribute(tag, 'property') ?? ''
    meta.set(name, [...(meta.get(name) ?? []), attribute(tag, 'content') ?? ''])
  }
  return {
    path,
    title: readable(all(/<title>(.*?)<\/title>/g).join()),
    description: meta.get('description')?.join() ?? '',
    lang: all(/<html [^>]*?\blang="(.*?)"/g).join(),
    headings: all(/<(h1)\b/g).length,
    meta,
    canonical: all(/(<link [^>]*rel="canonical"[^>]*>)/g).map((tag) => attribute(tag, 'href')),
    data: all(/<script type="application\/ld\+json">(.*?)<\/script>/gs).map((json) => JSON.parse(json)),
  }
}

function attribute(tag: string, name: string): string | undefined {
  const found = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  return found === undefined ? undefined : readable(found)
}

function readable(text: string): string {
  const letters: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>' }
  return text.replace(/&[#\w]+;/g, (entity) => letters[entity] ?? entity)
}

const heads = await Promise.all(publicPaths.map(toHead))

/** What is wrong with heads, by path: an empty table is what is wanted. */
function wrong(test: (head: Head) => unknown): unknown[] {
  return heads.flatMap((head) => {
    const found = test(head)
    return found === undefined ? [] : [[head.path, found]]
  })
}

function repeated(values: string[]): string[] {
  return values.filter((value, place) => values.indexOf(value) !== place)
}

describe('the heads of the public pages', () => {
  it('are those of every public page of the site map and the 51 states', () => {
    expect(heads).toHaveLength(paths.filter(isFindable).length + 51)
    expect(publicPaths).toEqual(expect.arrayContaining(['/', '/about', '/directory', '/directory/georgia']))
  })

  it('have a title of their own, at most 65 letters long', () => {
    expect(repeated(heads.map(({ title }) => title))).toEqual([])
    const own = (title: string) => title.replace(siteName, '')
    expect(wrong(({ title }) => (own(title).length > 65 || own(title).length < 2 ? own(title) : undefined))).toEqual([])
  })

  it('have a description of their own, 70 to 160 letters long', () => {
    expect(repeated(heads.map(({ description }) => description))).toEqual([])
    const isWrong = (length: number) => length < 70 || length > 160
    expect(wrong(({ description: d }) => (isWrong(d.length) ? `${d.length}: ${d}` : undefined))).toEqual([])
  })

  it('name one address, their own on this site, and may be found', () => {
    expect(wrong(({ path, canonical }) => (canonical.join() === baseUrl + path ? undefined : canonical))).toEqual([])
    expect(wrong(({ meta }) => meta.get('robots'))).toEqual([])
  })

  it('have one h1 and say their language', () => {
    expect(wrong(({ headings }) => (headings === 1 ? undefined : headings))).toEqual([])
    expect(wrong(({ lang }) => (/^(en|es)\b/.test(lang) ? undefined : lang))).toEqual([])
  })

  it('tell link previews all they ask for, once', () => {
    const asked = ['title', 'description', 'url', 'type', 'site_name', 'locale', 'image', 'image:alt'].map(
      (n) => `og:${n}`,
    )
    const isMissing = (meta: Head['meta']) => (name: string) =>
      meta.get(name)?.length !== 1 || meta.get(name)?.[0] === ''
    expect(wrong(({ meta }) => [...asked, 'twitter:card'].find(isMissing(meta)))).toEqual([])
    expect(wrong(({ path, meta }) => (meta.get('og:url')?.[0] === baseUrl + path ? undefined : path))).toEqual([])
    expect(
      wrong(({ meta, description }) => (meta.get('og:description')?.[0] === description ? undefined : meta)),
    ).toEqual([])
    const size = (meta: Head['meta']) => [meta.get('og:image:width'), meta.get('og:image:height')].join('x')
    expect(wrong(({ meta }) => (size(meta) === '1200x630' ? undefined : size(meta)))).toEqual([])
  })

  it('say of their picture what it shows: its words, and what is lit', () => {
    const describeHead = ({ path, meta }: Head) => {
      const [alt = ''] = meta.get('og:image:alt') ?? []
      const lit = path === '/' ? 'Lights are on all along it.' : 'One house has its lights on.'
      const words = hasOwnShareImage(path) ? `“${meta.get('og:title')}”` : 'NARR + Behave Health,'
      const spanish = `${words} sobre una calle de casas de noche. Una casa tiene la luz encendida.`
      if (path.startsWith('/es/')) return alt === spanish ? undefined : alt
      return alt === `${words} above a street of houses at night. ${lit}` ? undefined : alt
    }
    expect(wrong(describeHead)).toEqual([])
    const own = heads.filter(({ path }) => hasOwnShareImage(path))
    expect(new Set(own.map(({ meta }) => meta.get('og:image:alt')?.[0])).size).toBe(own.length)
  })

  it('show the way from the home page in data search engines read', () => {
    const trail = ({ data }: Head) => data.find((one) => one['@type'] === 'BreadcrumbList')
    expect(wrong((head) => (head.path !== '/' && !trail(head) ? 'no way' : undefined))).toEqual([])
    const maine = heads.find(({ path }) => path === '/directory/maine')
    const names = JSON.stringify(maine && trail(maine)).match(/(?<="name":")[^"]*/g)
    expect(names).toEqual(['Home', 'NARR Directory', 'Maine'])
  })

  it('say who runs the site, on the home page and on the about page', () => {
    const describeHead = heads.filter(({ data }) => data.some((one) => one['@type'] === 'Organization'))
    expect(describeHead.map(({ path }) => path)).toEqual(['/', '/about'])
  })
})

describe('the pictures of link previews', () => {
  const pictures = [...new Set(heads.map(({ meta }) => meta.get('og:image')?.[0] ?? ''))]

  it.each(pictures)('%s is there, 1200 by 630, small, and may be shown anywhere', async (address) => {
    const answer = await fetch(address)
    expect(answer.headers.get('content-type')).toBe('image/png')
    expect(answer.headers.get('cache-control')).toMatch(/public, max-age=\d+/)
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    const png = Buffer.from(await answer.arrayBuffer())
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    expect(png.length).toBeLessThan(60_000)
  })
})

it.each(privatePaths)(
  'the heads of pages that are not for search engines %s asks to be left out, and gives previews nothing',
  async (path) => {
    const { meta, canonical, title, description } = await toHead(path)
    expect(meta.get('robots')).toEqual(['noindex'])
    expect(canonical).toEqual([])
    expect(meta.get('og:image')).toBeUndefined()
    expect([title, description]).not.toContain('')
  },
)

describe('what search engines ask for first', () => {
  it('is a robots.txt that names the sitemap', async () => {
    const { status, headers, text } = await visitor.ask('/robots.txt')
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(text).toContain(`Sitemap: ${baseUrl}/sitemap.xml`)
  })

  const listedAt = async (path: string) => {
    const { headers, text } = await visitor.ask(path)
    expect(headers['content-type']).toBe('application/xml')
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  }

  it('is a sitemap whose parts hold every public page once: the fixed ones, and each home in both languages', async () => {
    const parts = await listedAt('/sitemap.xml')
    const files = ['pages.xml', 'places-en.xml', 'places-es.xml', 'residences-1.xml']
    expect(parts.toSorted()).toEqual(files.map((file) => `${baseUrl}/sitemaps/${file}`))
    const towns = await listedAt('/sitemaps/places-en.xml')
    expect(towns).toContain(`${baseUrl}/residences/ar/little-rock`)
    expect(new Set(towns).size).toBe(towns.length)
    const residences = await listedAt('/sitemaps/residences-1.xml')
    const { totalListings } = JSON.parse((await visitor.ask('/api/directory/stats')).text)
    expect(new Set(residences).size).toBe(2 * totalListings)
    for (const residence of [residences[0], residences.at(-1)]) {
      const { status, text } = await visitor.ask(residence?.slice(baseUrl.length) ?? '', {
        headers: { accept: 'text/html' },
      })
      expect([status, text.includes(`rel="canonical" href="${residence}"`)]).toEqual([200, true])
    }
  })

  it('lists the fixed pages, each once, and no other', async () => {
    const listed = await listedAt('/sitemaps/pages.xml')
    expect(listed.toSorted()).toEqual(publicPaths.map((path) => baseUrl + path).toSorted())
  })
})

describe('what phones and tabs show', () => {
  const icons = [
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/icons/icon-180.png', 'image/png'],
    ['/icons/icon-192.png', 'image/png'],
    ['/icons/icon-512.png', 'image/png'],
  ] as const

  it.each(icons)('%s is served as %s and kept for a while', async (path, type) => {
    const { status, headers } = await visitor.ask(path)
    expect([status, headers['content-type']]).toEqual([200, type])
    expect(headers['cache-control']).toBe('public, max-age=3600')
  })

  it('is named by a manifest whose icons are there, one kind for any shape of icon and one for masks', async () => {
    const { headers, text } = await visitor.ask('/site.webmanifest')
    expect(headers['content-type']).toBe('application/manifest+json')
    const manifest = JSON.parse(text)
    expect(manifest).toMatchObject({ start_url: '/', scope: '/', name: 'NARR + Behave Health', theme_color: '#572a4f' })
    const found = manifest.icons.map(({ sizes, purpose }: Record<string, string>) => `${purpose} ${sizes}`)
    expect(found).toEqual(
      expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 192x192', 'maskable 512x512']),
    )
    for (const { src } of manifest.icons) expect(icons.map(([path]) => path)).toContain(src)
  })
})
