import type { SiteSettings } from '#contract/live/site-settings.ts'
import { isFindable } from '#domain/residence/listing/findable.ts'
import { loadPages, type Pages } from '#server/ssr.ts'
import { hasOwnShareImage } from '#web/plumbing/head/share-image-path.ts'

export type PageHead = { place: string; title: string; line: string; siteName: string; image: string }

export type Picture = { head: PageHead; file: string }

const origin = 'https://porchlight.invalid'
const site = buildSampleSettings(origin)

export function buildSampleSettings(baseUrl: string): SiteSettings {
  const sample = { value: 'help@alliance.example', sample: true }
  return {
    supportPhone: sample,
    supportEmail: sample,
    socialTwitterUrl: sample,
    socialLinkedinUrl: sample,
    socialFacebookUrl: sample,
    directoryHost: null,
    partnersPage: 'dialog',
    mapTiles: null,
    textsGoOut: false,
    sampleData: false,
    baseUrl,
  }
}

/**
 * Requests the pages themselves, so that titles are written once. No server is running, so a head that needs data is
 * an error.
 */
export async function readPageHeads(buildDir: string): Promise<PageHead[]> {
  const pages = await loadPages(buildDir)
  return Promise.all(
    pages.addresses
      .filter(isFindable)
      .filter(hasOwnShareImage)
      .map((path) => readHead(pages, path)),
  )
}

async function readHead(pages: Pages, path: string): Promise<PageHead> {
  const errors: unknown[] = []
  const response = await pages.render(new Request(origin + path), {
    site,
    user: undefined,
    fetch: async () =>
      Response.json({ code: 'unavailable', message: 'No server runs during a build.' }, { status: 503 }),
    report: (error) => errors.push(error),
  })
  const html = await response.text()
  const readContent = (property: string) => {
    const found = new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]
    if (found === undefined) {
      throw new Error(`${path} has no ${property}: its meta must come from pageHead and need no data.`, {
        cause: errors[0],
      })
    }
    return decodeEntities(found)
  }
  const image = readContent('og:image').replace(origin, '')
  return {
    place: path,
    title: readContent('og:title'),
    line: readContent('og:description'),
    siteName: readContent('og:site_name'),
    image,
  }
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

function decodeEntities(attribute: string): string {
  return attribute.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
}
