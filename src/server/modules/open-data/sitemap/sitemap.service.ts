import { hourMs } from '#domain/language/durations.ts'
import { buildSeekerPath, type Language, languages } from '#domain/language/language.ts'
import { reader } from '#server/plumbing/transactions.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { type PostalList, type ReadSpots, streamPlacesInMap } from './places-in-map.rules.ts'
import { readFirstSlugs, readSlugs, readSpots } from './sitemap.store.ts'

export type Sitemap = ReturnType<typeof createSitemap>

const maxAgeMs = hourMs
const residencesPerBatch = 1_000
/** The limit is 50,000 addresses; a home has one in each language, and more homes may come within the hour. */
const residencesPerFile = 20_000
const maxResidences = 50_000 / languages.length
const xhtml = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'

type Parts = Pick<ServerParts, 'transactions' | 'clock' | 'baseUrl'> & {
  list: PostalList
  pagesFile: string
  residencesPerFile?: number
}

export function createSitemap({
  transactions,
  clock,
  baseUrl,
  list,
  pagesFile,
  residencesPerFile: perFile = residencesPerFile,
}: Parts) {
  let cached: { at: number; firsts: Promise<string[]> } | undefined

  function loadFirstSlugs(): Promise<string[]> {
    const now = clock.now().getTime()
    if (cached && now - cached.at < maxAgeMs) return cached.firsts
    const firsts = transactions.run(reader, (tx) => readFirstSlugs(tx, perFile))
    cached = { at: now, firsts }
    firsts.catch(() => {
      cached = undefined
    })
    return firsts
  }

  async function* streamPieces(first: string, end: string | null): AsyncGenerator<string> {
    yield writeHead('urlset', xhtml)
    let [from, isFirst, left] = [first, true, maxResidences]
    for (;;) {
      const range = { from, isFirst, end, limit: Math.min(residencesPerBatch, left) }
      const slugs = await transactions.run(reader, (tx) => readSlugs(tx, range))
      yield slugs.map((slug) => writeResidence(slug, baseUrl)).join('')
      left -= slugs.length
      from = slugs.at(-1) ?? from
      isFirst = false
      if (slugs.length < range.limit || left === 0) break
    }
    yield '</urlset>\n'
  }

  return {
    async index(): Promise<string> {
      const files = (await loadFirstSlugs()).map((_, at) => `/sitemaps/residences-${at + 1}.xml`)
      const places = files.length > 0 ? languages.map((language) => `/sitemaps/places-${language}.xml`) : []
      const entries = [pagesFile, ...places, ...files].map(
        (path) => `<sitemap><loc>${baseUrl}${path}</loc></sitemap>\n`,
      )
      return `${writeHead('sitemapindex')}${entries.join('')}</sitemapindex>\n`
    },
    async file(no: number): Promise<AsyncGenerator<string> | null> {
      const firsts = await loadFirstSlugs()
      const first = firsts[no - 1]
      // A home that came since the files were cut may stand before all others.
      return first === undefined ? null : streamPieces(no === 1 ? '' : first, firsts[no] ?? null)
    },
    async *places(language: Language): AsyncGenerator<string> {
      yield writeHead('urlset', xhtml)
      const read: ReadSpots = (of, after, limit) => transactions.run(reader, (tx) => readSpots(tx, of, after, limit))
      yield* streamPlacesInMap(language, { read, list, baseUrl })
      yield '</urlset>\n'
    },
  }
}

function writeHead(name: string, more = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${more}>\n`
}

function writeResidence(slug: string, baseUrl: string): string {
  const pages = languages.map((language) => ({
    language,
    address: baseUrl + buildSeekerPath('residence', language, slug),
  }))
  const alternates = pages
    .map(({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`)
    .join('')
  return pages.map(({ address }) => `<url><loc>${address}</loc>${alternates}</url>\n`).join('')
}
