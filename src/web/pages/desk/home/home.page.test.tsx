import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { sampleVisit } from '#tests/support/browser/framed.tsx'
import { dana } from '#tests/support/directory/sample-person.ts'
import home from './home.page.tsx'

it('the home page of somebody signed in is the board from the first byte on', () => {
  const { show: Home } = home
  const beside = { stats: null, progress: null, sampleData: true, asking: [] }
  const desk = { heardTo: null, messages: null }
  const html = renderToStaticMarkup(
    <Home data={{ first: null, beside, claims: null, desk }} visit={{ ...sampleVisit('/'), user: dana }} />,
  )
  expect(html.replaceAll('<!-- -->', '')).toContain('Welcome back, Dana')
  expect(html).not.toContain('A safe place to live')
})

it.each([
  [100, true],
  [101, false],
])('a board of %i houses comes with them: %s', async (count, comes) => {
  const fetch = async (path: RequestInfo | URL) =>
    Response.json(path === '/api/my-residences' ? Array.from({ length: count }, (_, id) => ({ id })) : {})
  const read = await home.load?.({ ...sampleVisit('/'), user: dana, fetch })
  expect(read).toMatchObject({ first: comes ? { residences: { length: count } } : null })
})
