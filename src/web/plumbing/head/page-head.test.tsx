import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SiteSettings } from '#contract/live/site-settings.ts'
import { Document, HeadTags } from '#web/documents/document.tsx'
import { buildHeadTags, type HeadTag } from './page-head.ts'

const sample = (value: string) => ({ value, sample: true })
const site: SiteSettings = {
  supportPhone: sample('(555) 555-0142'),
  supportEmail: sample('support@alliance.example'),
  socialTwitterUrl: sample('https://twitter.example/alliance'),
  socialLinkedinUrl: sample('https://linkedin.example/alliance'),
  socialFacebookUrl: sample('https://facebook.example/alliance'),
  directoryHost: null,
  partnersPage: 'dialog',
  mapTiles: null,
  textsGoOut: false,
  baseUrl: 'https://beds.example.org',
  sampleData: false,
}
const page = { title: 'About the alliance', description: 'Who we are.', path: '/about' }

function dataBlocks(head: HeadTag[]): Record<string, unknown>[] {
  return head.flatMap((one) => (one.tagName === 'script' ? [JSON.parse(one.children)] : []))
}

function property(head: HeadTag[], name: string): unknown {
  return head.flatMap((one) => ('property' in one && one.property === name ? [one.content] : []))[0]
}

describe('the head of a page', () => {
  it("carries the site's name after the page's own", () => {
    expect(buildHeadTags(page, site)).toContainEqual({
      tagName: 'title',
      children: 'About the alliance | NARR + Behave Health',
    })
  })

  it('does not say the name twice', () => {
    const residence = { ...page, title: 'NARR + Behave Health: find a place' }
    expect(buildHeadTags(residence, site)).toContainEqual({
      tagName: 'title',
      children: 'NARR + Behave Health: find a place',
    })
  })

  it('names its one address on this site', () => {
    const canonical = { tagName: 'link', rel: 'canonical', href: 'https://beds.example.org/about' }
    expect(buildHeadTags(page, site)).toContainEqual(canonical)
  })

  it('asks search engines to leave out a page without an address, and gives link previews nothing', () => {
    const head = buildHeadTags({ ...page, path: null }, site)
    expect(head).toContainEqual({ tagName: 'meta', name: 'robots', content: 'noindex' })
    expect(JSON.stringify(head)).not.toMatch(/canonical|og:|twitter:|ld\+json/)
  })
})

describe('the preview of a link', () => {
  it('names the page, and the site beside it', () => {
    const head = buildHeadTags({ ...page, title: 'NARR + Behave Health: find a place', path: '/' }, site)
    expect(property(head, 'og:title')).toBe('Find a place')
    expect(property(head, 'og:site_name')).toBe('NARR + Behave Health')
    expect(property(head, 'og:description')).toBe('Who we are.')
    expect(head).toContainEqual({ tagName: 'meta', name: 'twitter:card', content: 'summary_large_image' })
  })

  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/directory/maine', 'directory/maine'],
  ])('shows for %s the picture %s.png, by its whole address', (path, name) => {
    const head = buildHeadTags({ ...page, path }, site)
    expect(property(head, 'og:image')).toBe(`https://beds.example.org/share/${name}.png`)
    expect(property(head, 'og:url')).toBe(`https://beds.example.org${path}`)
  })

  it.each([
    ['/directory/maine', '“Beds” above a street of houses at night. One house has its lights on.'],
    ['/', '“Beds” above a street of houses at night. Lights are on all along it.'],
    // The picture is the one of the page above it, with that page's name.
    ['/docs/embed', 'NARR + Behave Health, above a street of houses at night. One house has its lights on.'],
  ])('says of the picture of %s what it shows', (path, words) => {
    expect(property(buildHeadTags({ ...page, title: 'beds', path }, site), 'og:image:alt')).toBe(words)
  })

  it('tells in which language the page is', () => {
    expect(property(buildHeadTags({ ...page, path: '/es' }, site), 'og:locale')).toBe('es_US')
    expect(property(buildHeadTags({ ...page, path: '/establish' }, site), 'og:locale')).toBe('en_US')
  })
})

describe('the structured data of a page', () => {
  it('shows the way from the home page', () => {
    const above = [{ name: 'NARR Directory', path: '/directory' }]
    const state = { ...page, title: 'Recovery residences in Maine', path: '/directory/maine', above, crumb: 'Maine' }
    const [list] = dataBlocks(buildHeadTags(state, site))
    expect(list).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: 'https://beds.example.org/' },
        { position: 2, name: 'NARR Directory', item: 'https://beds.example.org/directory' },
        { position: 3, name: 'Maine', item: 'https://beds.example.org/directory/maine' },
      ],
    })
  })

  it('says on the home page who runs the site and how to search it', () => {
    const found = dataBlocks(buildHeadTags({ ...page, path: '/' }, site))
    expect(found.map((one) => one['@type'])).toEqual(['Organization', 'WebSite'])
    expect(JSON.stringify(found)).toContain('https://beds.example.org/residences?near={q}')
  })

  it('never passes a sample address on as a real one', () => {
    const [organization] = dataBlocks(buildHeadTags(page, site))
    expect(organization).toMatchObject({ '@type': 'Organization', name: 'NARR + Behave Health' })
    expect(organization).not.toHaveProperty('sameAs')
    expect(organization).not.toHaveProperty('contactPoint')
  })

  it('names the real addresses, and only those', () => {
    const supportEmail = { value: 'help@beds.example.org', sample: false }
    const socialLinkedinUrl = { value: 'https://www.linkedin.com/company/beds', sample: false }
    const [organization] = dataBlocks(buildHeadTags(page, { ...site, supportEmail, socialLinkedinUrl }))
    expect(organization).toMatchObject({
      sameAs: ['https://www.linkedin.com/company/beds'],
      contactPoint: { '@type': 'ContactPoint', email: 'help@beds.example.org' },
    })
    expect(JSON.stringify(organization)).not.toContain('555')
  })

  it('cannot be ended early by what a page is called', () => {
    const title = '</script><script>alert(1)</script>'
    const head = buildHeadTags({ ...page, title, structured: [{ '@type': 'FAQPage', name: '<!--' }] }, site)
    const html = renderToStaticMarkup(
      <Document
        language="en"
        newTab=""
        scripts={[]}
        lateScript={undefined}
        styles={[]}
        style={undefined}
        isFetchingAhead={false}
        head={<HeadTags tags={head} />}
      >
        <main />
      </Document>,
    )
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json]) => json)
    expect(blocks).toHaveLength(3)
    expect(blocks.join('')).not.toContain('<')
    expect(JSON.parse(blocks[1] ?? '').itemListElement[1].name).toBe(title)
    expect(html).not.toContain('<script>alert')
  })
})
