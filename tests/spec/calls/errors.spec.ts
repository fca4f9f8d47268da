import { describe, expect, it } from 'vitest'
import { frameEs } from '#content/site/frame/frame.es.ts'
import { troubleEn } from '#content/site/frame/trouble.en.ts'
import { troubleEs } from '#content/site/frame/trouble.es.ts'
import { stranger } from '#tests/support/browser/visitor.ts'

const visitor = stranger()
const accept = 'text/html,application/xhtml+xml'
const spanish = { accept, 'accept-language': 'es-US,es;q=0.9,en;q=0.8' }
const english = { accept, 'accept-language': 'en-US,en;q=0.9,es;q=0.8' }

/** The language of what came back, and whether it says that it went by the browser's. */
async function told(path: string, headers: Record<string, string>, method = 'GET') {
  const { status, headers: answered, text } = await visitor.ask(path, { method, headers })
  const language = /<html lang="(\w+)"/.exec(text)?.[1]
  return { status, language, goesByVisitor: /accept-language/i.test(String(answered.vary ?? '')), text }
}

describe('what goes wrong is told in the language of the visitor', () => {
  it.each([
    // path, headers, status, language, goes by the browser's language
    ['/nowhere', { accept }, 404, 'en', true],
    ['/nowhere', english, 404, 'en', true],
    ['/nowhere', spanish, 404, 'es', true],
    ['/nowhere?lang=es', english, 404, 'es', false],
    ['/nowhere?lang=en', spanish, 404, 'en', false],
    ['/es/nowhere', english, 404, 'es', false],
    ['/es/residencias/nowhere', english, 404, 'es', false],
    ['/es/residencias/asked/nowhere', english, 404, 'es', false],
    ['/directory/narnia', spanish, 404, 'es', true],
    ['/api/nowhere', english, 404, 'en', true],
    ['/api/nowhere', spanish, 404, 'es', true],
    ['/api/nowhere?lang=es', english, 404, 'es', false],
    ['/directory/arkansas%00', spanish, 400, 'es', true],
    ['/contact/sent?x=%00', spanish, 400, 'es', true],
    ['/residences?q=%00', english, 400, 'en', true],
    ['/residences/%00', english, 400, 'en', true],
    ['/es/residencias?q=%00', english, 400, 'es', false],
    ['/es/residencias/%00', english, 400, 'es', false],
  ] as const)('%s for %o: %i in %s', async (path, headers, status, language, goesByVisitor) => {
    expect(await told(path, headers)).toMatchObject({ status, language, goesByVisitor })
  })

  it.each([
    ['/es/residencias', 405],
    ['/es/residencias/asked/nowhere', 404],
    ['/es/residencias/nowhere', 404],
  ])('a form sent to %s is answered in Spanish', async (path, status) => {
    const answer = await told(path, { ...english, 'content-type': 'text/plain' }, 'POST')
    expect(answer).toMatchObject({ status, language: 'es' })
    expect(answer.text).not.toMatch(/cannot be asked|Send the body|There is nothing/)
  })

  it.each(['/said/%00', '/said/a%00b', '/said/a?b=%00'])(
    '%s is no link of a reminder, and its page says so',
    async (path) => {
      for (const asked of [accept, '*/*']) {
        const { status, text } = await told(path, { accept: asked })
        expect([status, text]).toEqual([404, expect.stringContaining('There is nothing at this link')])
        expect(text).not.toContain('\u0000')
      }
    },
  )

  it('a program still gets data, in one language', async () => {
    const { status, headers, text } = await visitor.ask('/api/nowhere', { headers: { 'accept-language': 'es' } })
    expect([status, headers['content-type'], headers.vary]).toEqual([404, 'application/json', undefined])
    expect(JSON.parse(text)).toMatchObject({ code: 'not_found' })
  })

  it('no page that is there goes by the browser’s language', async () => {
    for (const path of ['/', '/about', '/residences', '/embed/directory/maine', '/sign-in']) {
      const answer = await told(path, spanish)
      expect([path, answer.status, answer.language, answer.goesByVisitor]).toEqual([path, 200, 'en', false])
    }
  })

  it('the 404 has its heading, its title and its ways on in Spanish', async () => {
    const { text } = await told('/es/nowhere', english)
    const { lost } = troubleEs
    expect(text).toContain(`<title>${lost.heading} | NARR + Behave Health</title>`)
    expect(text.match(/<title>/g)).toHaveLength(1)
    for (const said of [lost.heading, lost.line, lost.note, frameEs.search.label]) expect(text).toContain(said)
    for (const said of [troubleEn.lost.heading, troubleEn.lost.line, troubleEn.lost.note]) {
      expect(text).not.toContain(said)
    }
    expect(text).toContain('action="/es/residencias"')
    expect(text).toContain('<meta name="robots" content="noindex"')
  })
})
