import type { SiteSettings } from '#contract/directory/site.ts'
import { languageOfPath } from '#domain/language/language.ts'
import { hasOwnShareImage, shareImagePath } from './share-image-path.ts'
import { breadcrumbList, type Crumb, organization, type StructuredData, webSite } from './structured-data.ts'

const SITE_NAME = 'NARR + Behave Health'

/** One element of a page's head. */
export type HeadTag =
  | { tagName: 'title'; children: string }
  | { tagName: 'meta'; name: string; content: string }
  | { tagName: 'meta'; property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string }
  | { tagName: 'script'; type: string; children: string }

export type PageFacts = {
  title: string
  description: string
  /** The one address of the page, without query; null for pages that must not be found by search engines. */
  path: string | null
  /** The address that is sent to others of a page that search engines must not find. */
  sentAs?: string
  /** Breadcrumbs between the home page and this page. */
  above?: readonly Crumb[]
  /** What the page is called on the way from the home page; its title where nothing else is said. */
  crumb?: string
  /** More structured data (schema.org) about the page: one object each, without `@context`. */
  structured?: readonly StructuredData[]
}

/**
 * Title (the site's name is added unless it is there), description, the canonical link, what link previews show, and
 * structured data: the way to the page, on the home and the about page also who runs the site.
 */
export function headTags(page: PageFacts, site: SiteSettings): HeadTag[] {
  const { title, description, path, structured = [] } = page
  const basics: HeadTag[] = [{ tagName: 'title', children: pageTitle(title) }, metaTag('description', description)]
  if (path === null) {
    const shown = page.sentAs ? preview({ title, description, path: page.sentAs }, site) : []
    return [...basics, metaTag('robots', 'noindex'), ...shown, ...structured.map(dataBlock)]
  }
  return [
    ...basics,
    { tagName: 'link', rel: 'canonical', href: site.baseUrl + path },
    ...preview({ title, description, path }, site),
    ...[...known({ ...page, path }, site), ...structured].map(dataBlock),
  ]
}

/** What the browser shows as the name of a page: the site's name is added unless it is there. */
export function pageTitle(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`
}

/** The page's own name: previews and search results show the site's name beside it. */
function ownTitle(title: string): string {
  const own = title.replace(`${SITE_NAME}: `, '')
  return own.charAt(0).toUpperCase() + own.slice(1)
}

/** Open Graph and Twitter card: what a link to the page looks like in a message. */
function preview(
  { title, description, path }: { title: string; description: string; path: string },
  { baseUrl }: SiteSettings,
): HeadTag[] {
  const name = ownTitle(title)
  const properties = {
    'og:title': name,
    'og:description': description,
    'og:url': baseUrl + path,
    'og:type': 'website',
    'og:site_name': SITE_NAME,
    'og:locale': isSpanish(path) ? 'es_US' : 'en_US',
    'og:image': baseUrl + shareImagePath(path),
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': pictured(name, path),
  }
  return [
    ...Object.entries(properties).map(([property, content]): HeadTag => ({ tagName: 'meta', property, content })),
    metaTag('twitter:card', 'summary_large_image'),
  ]
}

const isSpanish = (path: string) => languageOfPath(path) === 'es'

/** What the picture of a page shows, in words: see `drawShareImage`. */
function pictured(name: string, path: string): string {
  const words = hasOwnShareImage(path) ? `“${name}”` : `${SITE_NAME},`
  if (isSpanish(path)) return `${words} sobre una calle de casas de noche. Una casa tiene la luz encendida.`
  const lit = path === '/' ? 'Lights are on all along it.' : 'One house has its lights on.'
  return `${words} above a street of houses at night. ${lit}`
}

/** What is known of every page without being told by it. */
function known({ title, path, above = [], crumb }: PageFacts & { path: string }, site: SiteSettings): StructuredData[] {
  const isHome = path === '/'
  return [
    ...(isHome || path === '/about' ? [organization(SITE_NAME, site)] : []),
    isHome ? webSite(SITE_NAME, site) : breadcrumbList([...above, { name: crumb ?? title, path }], site),
  ]
}

export function metaTag(name: string, content: string): HeadTag {
  return { tagName: 'meta', name, content }
}

/** Data for search engines. Nothing in it may end the block early. */
function dataBlock(data: StructuredData): HeadTag {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return { tagName: 'script', type: 'application/ld+json', children: json.replaceAll('<', '\\u003c') }
}
