import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleVisit } from '#tests/support/browser/framed.tsx'
import page from './state.page.tsx'

const own = { phone: '207-555-0119', email: 'office@maine.example' }
const published = { affiliate: 'Maine Association', fields: own, publishedAt: '2026-11-29T15:00:00Z' }

async function showState(state: 'maine' | 'ohio', answer: object | null) {
  const visit = {
    ...sampleVisit(`/directory/${state}`),
    params: { state },
    fetch: async (path: RequestInfo | URL) =>
      String(path).startsWith('/api/affiliate/pages/')
        ? Response.json({ page: answer })
        : Response.json({ code: 'unavailable', message: '' }, { status: 503 }),
  }
  const loaded = await page.load?.(visit)
  const data = loaded && 'data' in loaded ? loaded.data : loaded
  const html = renderToStaticMarkup(<page.show data={data as ComponentProps<typeof page.show>['data']} visit={visit} />)
  return { html, contact: html.slice(html.indexOf('id="state-contact"')) }
}

it('the contact of a state does not call unpublished what its affiliate has published', async () => {
  expect((await showState('maine', null)).contact).toMatch(/Not published: email, phone, /)
  const { contact } = await showState('maine', published)
  expect(contact).toMatch(/Not published: Facebook, /)
  expect(contact).toContain('href="tel:+12075550119"')
})

it('invites a state until its affiliate has published a page of its own', async () => {
  const invited = /hasn’t joined yet|not been claimed|Partnership Available|How a state joins/g
  expect((await showState('ohio', null)).html.match(invited)).toHaveLength(5)
  const { html } = await showState('ohio', published)
  expect(html.match(invited)).toBeNull()
  expect(html).toContain('Do you run a home in Ohio?')
})
