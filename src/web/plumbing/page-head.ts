import type { MetaDescriptor } from 'react-router'

const SITE_NAME = 'NARR + Behave Health'

type Match = { id: string; loaderData?: unknown } | undefined

type PageFacts = {
  title: string
  description: string
  /** The one address of the page, without query; null for pages that must not be found by search engines. */
  path: string | null
  /** Structured data (schema.org) about the page: one object each, without `@context`. */
  structured?: readonly Record<string, unknown>[]
}

/**
 * What a page's `meta` gives: title (the site's name is added unless it is there), description, the canonical link and
 * structured data. `matches` is what the router hands to `meta`: the canonical link needs the site's origin from the
 * root's loader.
 */
export function pageHead(
  { title, description, path, structured = [] }: PageFacts,
  matches: readonly Match[],
): MetaDescriptor[] {
  const origin = originOf(matches.find((match) => match?.id === 'root')?.loaderData)
  return [
    { title: pageTitle(title) },
    { name: 'description', content: description },
    ...(path === null ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(path !== null && origin !== null ? [{ tagName: 'link' as const, rel: 'canonical', href: origin + path }] : []),
    ...structured.map((one) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...one } })),
  ]
}

/** What the browser shows as the name of a page: the site's name is added unless it is there. */
export function pageTitle(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`
}

/** On an error page the root's loader may not have answered. */
function originOf(rootData: unknown): string | null {
  if (typeof rootData !== 'object' || rootData === null || !('site' in rootData)) return null
  const { site } = rootData
  if (typeof site !== 'object' || site === null || !('baseUrl' in site)) return null
  return typeof site.baseUrl === 'string' ? site.baseUrl : null
}
