import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleVisit } from '#tests/support/browser/framed.tsx'
import page from './state.page.tsx'

const own = { phone: '207-555-0119', email: 'office@maine.example' }
const published = { affiliate: 'Maine Association', fields: own, publishedAt: '2026-11-29T15:00:00Z' }

async function showMaine(answer: object | null) {
  const visit = {
    ...sampleVisit('/directory/maine'),
    params: { state: 'maine' },
    fetch: async (path: RequestInfo | URL) =>
      String(path) === '/api/affiliate/pages/ME'
        ? Response.json({ page: answer })
        : Response.json({ code: 'unavailable', message: '' }, { status: 503 }),
  }
  const loaded = await page.load?.(visit)
  const data = loaded && 'data' in loaded ? loaded.data : loaded
  const html = renderToStaticMarkup(<page.show data={data as ComponentProps<typeof page.show>['data']} visit={visit} />)
  return html.slice(html.indexOf('id="state-contact"'))
}

it('the contact of a state does not call unpublished what its affiliate has published', async () => {
  expect(await showMaine(null)).toMatch(/Not published: email, phone, /)
  const contact = await showMaine(published)
  expect(contact).toMatch(/Not published: Facebook, /)
  expect(contact).toContain('href="tel:+12075550119"')
})
