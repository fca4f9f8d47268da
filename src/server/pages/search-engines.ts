import { buildSeekerPath, languages } from '#domain/language/language.ts'
import { buildStatePath, isFindable, pathsHiddenFromSearchEngines } from '#domain/residence/listing/findable.ts'

const previewMakers = ['Twitterbot', 'LinkedInBot', 'facebookexternalhit', 'Slackbot-LinkExpanding', 'Discordbot']

export const pagesFile = '/sitemaps/pages.xml'

export function buildRobotsTxt(baseUrl: string): string {
  const kept = pathsHiddenFromSearchEngines.map((path) => `Disallow: ${path}`)
  return [
    'User-agent: *',
    ...kept,
    'Disallow: /*?',
    ...languages.flatMap((language) => {
      const state = `${buildSeekerPath('search', language)}?state=`
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

/** No `lastmod`: we do not know it, and search engines ignore dates that are wrong. */
export function buildSitemapXml(
  baseUrl: string,
  parts: { paths: readonly string[]; stateNames: readonly string[] },
): string {
  const paths = [...parts.paths.filter(isFindable), ...parts.stateNames.map(buildStatePath)]
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escapeAddress(baseUrl + path)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n')
}

function escapeAddress(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
}
