// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { type Answer, signedIn, stranger, type Visitor } from '#tests/support/browser/visitor.ts'
import { matchPage } from '#web/documents/match.ts'
import { siteMap } from '#web/site-map.ts'

// A dead control is a defect (docs/specification.md, ruling 4). Links and forms are followed here, buttons in e2e.

const layouts = [
  'alaska',
  'ohio',
  'florida',
  'texas',
  'kentucky',
  'maine',
  'west-virginia',
  'connecticut',
  'california',
  'georgia',
]

const townPages = ['ar/little-rock', 'ar/pulaski-county', 'wy/casper']
const residences = ['harbor-row-house-north-little-rock-ar', 'cedar-steps-conway-ar']

/**
 * Every row of the site map as an address; of the states, one for each layout of their pages. A question's private page
 * needs a question: its journey follows its links.
 */
const addresses = siteMap.flatMap(({ path }): string[] => {
  if (path.includes(':secret')) return []
  if (path.includes(':place')) return townPages.map((place) => path.replace(':state/:place', place))
  if (path.includes(':state')) return layouts.map((state) => path.replace(':state', state))
  if (path.includes(':number')) return [path.replace(':number', 'WV-1001')]
  if (path.includes(':slug')) return residences.map((slug) => path.replace(':slug', slug))
  return [path.replace(/:\w+/, randomUUID())]
})

/** The staff of the alliance may open every page there is. */
const visitors = { 'somebody not signed in': stranger(), 'the staff': await signedIn('staff') }

const own = 'https://alliance.example'
const html = { accept: 'text/html' }
const followed = new Map<string, Promise<Answer>>()

/** A full server asks to come again in a moment. */
async function askPatiently(visitor: Visitor, path: string, tries = 5): Promise<Answer> {
  const answer = await visitor.ask(path, { headers: html })
  if (answer.status !== 503 || tries === 1) return answer
  await wait(Number(answer.headers['retry-after'] ?? 1) * 1000)
  return askPatiently(visitor, path, tries - 1)
}

/** What a link leads to; every address is asked for once per visitor. */
function follow(visitor: Visitor, path: string): Promise<Answer> {
  const isStaff = visitor === visitors['the staff']
  const key = `${isStaff} ${path}`
  const answer = followed.get(key) ?? (isStaff ? ofStranger(path) : undefined) ?? askPatiently(visitor, path)
  followed.set(key, answer)
  return answer
}

/** Pages that are the same for everybody but for their head. */
const publicPages = siteMap
  .map(({ path }) => path)
  .filter((path) => !/^\/(workspace|staff|affiliate|account)(\/|$)/.test(path))
const openedByStaff = new Set<string>()

/** What a stranger was answered: of the hundreds of addresses of one public page the staff open the first. */
function ofStranger(path: string): Promise<Answer> | undefined {
  const { pathname } = new URL(path, own)
  const page = publicPages.find((path) => path === matchPage(pathname)?.row.path)
  if (page === undefined) return undefined
  if (openedByStaff.has(page)) return followed.get(`false ${path}`)
  openedByStaff.add(page)
  return undefined
}

/** What is wrong with a link; null where it leads somewhere. */
async function linkProblem(visitor: Visitor, href: string, here: Document): Promise<string | null> {
  if (
    /^(tel:\+?\d{3,}|sms:(\+?\d{3,}(\?body=\S+)?|\?&body=\S+)|mailto:(\S+@\S+|\?subject=\S+)|geo:-?[\d.]+,-?[\d.]+\?q=\S+|https:\/\/[\w.-]+\.\w+\S*)$/.test(
      href,
    )
  )
    return null
  if (href.startsWith('#')) return here.getElementById(href.slice(1)) ? null : `${href} is not on this page`
  if (!href.startsWith('/')) return `${href} is no address`
  // It would end the visit; tests/spec/calls/calls.spec.ts follows it.
  if (href === '/api/logout') return null
  const { pathname, search, hash } = new URL(href, own)
  const { status, text } = await follow(visitor, pathname + search)
  // The alliance has no operator's desk: its screens say so, and lead on.
  if (status === 403 && visitor === visitors['the staff'] && pathname.startsWith('/workspace/')) return null
  if (status >= 400) return `${href} answers ${status}`
  if (hash === '' || text.includes(`id="${hash.slice(1)}"`)) return null
  return `${href} leads to no part of that page`
}

/** What is wrong with a form; null where somebody answers it. What it is sent is no matter here. */
async function formProblem(form: Element, path: string): Promise<string | null> {
  const { pathname } = new URL(form.getAttribute('action') ?? path, own + path)
  const method = (form.getAttribute('method') ?? 'get').toUpperCase()
  const headers = { ...html, 'content-type': 'application/x-www-form-urlencoded' }
  const { status } = await stranger().ask(pathname, { method, headers })
  return status === 404 || status === 405 ? `${method} ${pathname} answers ${status}` : null
}

describe.each(Object.entries(visitors))('no link and no form is dead to %s', (_, visitor) => {
  it.each(addresses)('at %s', async (path) => {
    const page = await visitor.page(path)
    // The quick links of the footer do nothing where a page has no such section (docs/specification.md, section 2).
    const links = [...page.querySelectorAll('a')].filter((link) => !link.matches('footer a[href^="#"]'))
    const addressesOfLinks = new Set(links.map((link) => link.getAttribute('href') ?? ''))
    const problems = await Promise.all([
      ...Array.from(addressesOfLinks, (href) => linkProblem(visitor, href, page)),
      ...Array.from(page.querySelectorAll('form'), (form) => formProblem(form, path)),
    ])
    expect(problems.filter((problem) => problem !== null).join('\n')).toBe('')
  })
})
