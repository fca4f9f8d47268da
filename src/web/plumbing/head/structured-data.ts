import type { SettingValue, SiteSettings } from '#contract/live/site-settings.ts'

export type StructuredData = Readonly<Record<string, unknown>>

export type Crumb = { name: string; path: string }

function keepReal(...settings: SettingValue[]): string[] {
  return settings.flatMap(({ value, sample }) => (sample ? [] : [value]))
}

export function buildOrganizationData(name: string, site: SiteSettings): StructuredData {
  const { baseUrl, supportPhone, supportEmail } = site
  const sameAs = keepReal(site.socialTwitterUrl, site.socialLinkedinUrl, site.socialFacebookUrl)
  const [telephone] = keepReal(supportPhone)
  const [email] = keepReal(supportEmail)
  const contactPoint = { '@type': 'ContactPoint', contactType: 'customer support', telephone, email, areaServed: 'US' }
  return {
    '@type': 'Organization',
    '@id': `${baseUrl}/#organization`,
    name,
    url: `${baseUrl}/`,
    logo: `${baseUrl}/icons/icon-512.png`,
    ...(sameAs.length > 0 && { sameAs }),
    ...((telephone || email) && { contactPoint }),
  }
}

export function buildWebSiteData(name: string, { baseUrl }: SiteSettings): StructuredData {
  return {
    '@type': 'WebSite',
    name,
    url: `${baseUrl}/`,
    inLanguage: 'en-US',
    publisher: { '@id': `${baseUrl}/#organization` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${baseUrl}/residences?near={q}` },
      'query-input': 'required name=q',
    },
  }
}

export function buildBreadcrumbData(crumbs: readonly Crumb[], { baseUrl }: SiteSettings): StructuredData {
  const all = [{ name: 'Home', path: '/' }, ...crumbs]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ name, path }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: baseUrl + path,
    })),
  }
}
