import { languages, seekerPath } from '#domain/language/language.ts'
import { isFindable, keptFromSearch, statePath } from '#domain/listing/findable.ts'

/** Programs that make the picture of a link somebody shares; they obey robots.txt, and people share links with queries. */
const previewMakers = ['Twitterbot', 'LinkedInBot', 'facebookexternalhit', 'Slackbot-LinkExpanding', 'Discordbot']

/** Where the pages that are the same for everyone are listed; the index names it. */
export const pagesFile = '/sitemaps/pages.xml'

/**
 * What robots may read: every public page at its one address. An address with a query shows a page that has one without,
 * but for the search of a whole state, which is a page of its own; the longest rule that fits an address counts.
 */
export function robotsTxt(baseUrl: string): string {
  const kept = keptFromSearch.map((path) => `Disallow: ${path}`)
  return [
    'User-agent: *',
    ...kept,
    'Disallow: /*?',
    ...languages.flatMap((language) => {
      const state = `${seekerPath('search', language)}?state=`
      return [`Allow: ${state}`, `Disallow: ${state}*&`]
    }),
    '',
    '# Link previews: a shared address keeps its query.',
    ...previewMakers.map((name) => `User-agent: ${name}`),
    ...kept,
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/**
 * Every page that is the same for everyone and that anybody may find, by absolute address. No `lastmod`: when a page's words last changed is not known,
 * and search engines stop believing a date that is wrong. Residences have files of
 * their own; no person is in any.
 */
export function sitemapXml(
  baseUrl: string,
  parts: { paths: readonly string[]; stateNames: readonly string[] },
): string {
  const paths = [...parts.paths.filter(isFindable), ...parts.stateNames.map(statePath)]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escaped(baseUrl + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}

function escaped(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
}
