import type { SiteSettings } from '#contract/live/site-settings.ts'
import { capitalize } from '#domain/language/capital.ts'
import { languages, readPathLanguage, translatePath } from '#domain/language/language.ts'
import { buildShareImagePath, hasOwnShareImage } from './share-image-path.ts'
import {
  buildBreadcrumbData,
  buildOrganizationData,
  buildWebSiteData,
  type Crumb,
  type StructuredData,
} from './structured-data.ts'

const SITE_NAME = 'NARR + Behave Health'

export type HeadTag =
  | { tagName: 'title'; children: string }
  | { tagName: 'meta'; name: string; content: string }
  | { tagName: 'meta'; property: string; content: string }
  | { tagName: 'link'; rel: string; href: string; hrefLang?: string }
  | { tagName: 'script'; type: string; children: string }

export type PageFacts = {
  title: string
  description: string
  /** Without query; null for pages that search engines must not find. */
  path: string | null
  sentAs?: string | undefined
  above?: readonly Crumb[]
  crumb?: string
  structured?: readonly StructuredData[]
  /** The address is secret: no-referrer keeps it from the sites that links lead to. */
  isPrivate?: true
}

export function buildHeadTags(page: PageFacts, site: SiteSettings): HeadTag[] {
  const { title, description, path, structured = [] } = page
  const basics: HeadTag[] = [
    { tagName: 'title', children: buildPageTitle(title) },
    buildMetaTag('description', description),
  ]
  if (path === null) {
    const shown = page.sentAs ? buildPreview({ title, description, path: page.sentAs }, site) : []
    const referrer = page.isPrivate ? [buildMetaTag('referrer', 'no-referrer')] : []
    return [...basics, buildMetaTag('robots', 'noindex'), ...shown, ...structured.map(buildDataBlock), ...referrer]
  }
  return [
    ...basics,
    { tagName: 'link', rel: 'canonical', href: site.baseUrl + path },
    ...buildPreview({ title, description, path }, site),
    ...listLanguageLinks(path, site),
    ...listKnown({ ...page, path }, site).map(buildDataBlock),
    ...structured.map(buildDataBlock),
  ]
}

function listLanguageLinks(path: string, { baseUrl }: SiteSettings): HeadTag[] {
  return languages.flatMap((language): HeadTag[] => {
    const same = translatePath(path, language)
    return same === null ? [] : [{ tagName: 'link', rel: 'alternate', hrefLang: language, href: baseUrl + same }]
  })
}

function buildPageTitle(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`
}

function shortenTitle(title: string): string {
  return capitalize(title.replace(`${SITE_NAME}: `, ''))
}

function buildPreview(
  { title, description, path }: { title: string; description: string; path: string },
  { baseUrl }: SiteSettings,
): HeadTag[] {
  const name = shortenTitle(title)
  const properties = {
    'og:title': name,
    'og:description': description,
    'og:url': baseUrl + path,
    'og:type': 'website',
    'og:site_name': SITE_NAME,
    'og:locale': isSpanish(path) ? 'es_US' : 'en_US',
    'og:image': baseUrl + buildShareImagePath(path),
    'og:image:type': 'image/png',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': describePicture(name, path),
  }
  return [
    ...Object.entries(properties).map(([property, content]): HeadTag => ({ tagName: 'meta', property, content })),
    buildMetaTag('twitter:card', 'summary_large_image'),
  ]
}

const isSpanish = (path: string) => readPathLanguage(path) === 'es'

function describePicture(name: string, path: string): string {
  const words = hasOwnShareImage(path) ? `“${name}”` : `${SITE_NAME},`
  if (isSpanish(path)) return `${words} sobre una calle de casas de noche. Una casa tiene la luz encendida.`
  const lit = path === '/' ? 'Lights are on all along it.' : 'One house has its lights on.'
  return `${words} above a street of houses at night. ${lit}`
}

function listKnown(
  { title, path, above = [], crumb }: PageFacts & { path: string },
  site: SiteSettings,
): StructuredData[] {
  const isResidence = path === '/'
  return [
    ...(isResidence || path === '/about' ? [buildOrganizationData(SITE_NAME, site)] : []),
    isResidence
      ? buildWebSiteData(SITE_NAME, site)
      : buildBreadcrumbData([...above, { name: crumb ?? title, path }], site),
  ]
}

function buildMetaTag(name: string, content: string): HeadTag {
  return { tagName: 'meta', name, content }
}

function buildDataBlock(data: StructuredData): HeadTag {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return { tagName: 'script', type: 'application/ld+json', children: json.replaceAll('<', '\\u003c') }
}

export function describePrivate(
  { title, description }: { title: string; description: string },
  sentAs?: string,
): PageFacts {
  return { title, description, path: null, sentAs, isPrivate: true }
}
