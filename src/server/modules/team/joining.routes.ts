import { joinAsNewBody } from '#contract/team.ts'
import { addressBlock } from '#server/plumbing/address-block.ts'
import type { Clock } from '#server/plumbing/clock.ts'
import { type FormPage, pageAgain } from '#server/plumbing/desk-form.ts'
import { deviceWords } from '#server/plumbing/device-words.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, parse, readForm } from '#server/plumbing/http.ts'
import { rateLimit } from '#server/plumbing/rate-limit.ts'
import type { Holder, Joining } from './joining.service.ts'

const inside = 'inside'

/**
 * The mailed link of an invitation: `GET /api/join/{secret}` for the page, and the page's forms, which need no script:
 * join, make an account and join, or sign out to come back as somebody else.
 */
export function joiningRoutes(joining: Joining, { clock }: { clock: Clock }, renderPage: FormPage): Http {
  const http = newHttp()
  const tries = rateLimit({ limit: 60, windowSeconds: 900, clock })
  const device = (c: HttpContext) => deviceWords(c.req.header('user-agent'))

  for (const path of ['/join/:secret', '/api/join/:secret']) {
    http.use(path, async (c, next) => {
      // The page asks from inside the process, after its own request was counted.
      const address = c.get('clientAddress')
      if (address !== inside) tries.take(addressBlock(address))
      await next()
      c.res.headers.set('Referrer-Policy', 'no-referrer')
      c.res.headers.set('X-Robots-Tag', 'noindex')
      c.res.headers.set('Cache-Control', 'private, no-store')
    })
  }

  http.get('/api/join/:secret', async (c) => c.json(await joining.look(c.req.param('secret'), await holderOf(c))))

  http.post('/join/:secret', async (c) => {
    const secret = c.req.param('secret')
    const here = `/join/${encodeURIComponent(secret)}`
    const { password = '', ...values } = await readForm(c)
    try {
      if (values.do === 'switch') {
        c.header('Set-Cookie', await joining.signOut(c.req.header('cookie') ?? null))
        return c.redirect(here, 303)
      }
      if (values.do === 'join') {
        const holder = await holderOf(c)
        if (!holder) return c.redirect(`/sign-in?returnTo=${encodeURIComponent(here)}`, 303)
        await joining.join(secret, holder, device(c))
      } else if (values.do === 'sign-up') {
        const body = parse(joinAsNewBody, { ...values, password })
        const userAgent = c.req.header('user-agent') ?? ''
        const visitor = { cookies: c.req.header('cookie') ?? null, userAgent, address: c.get('clientAddress') }
        const cookies = await joining.joinAsNew(secret, visitor, body, device(c))
        for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
      } else {
        throw new AppError('bad_request', 'This form does nothing here.')
      }
      return c.redirect('/workspace/team?done=joined', 303)
    } catch (error) {
      // A password is never sent back.
      return pageAgain(c, renderPage, { path: here, values, error })
    }
  })
  return http
}

async function holderOf(c: HttpContext): Promise<Holder | null> {
  const signedIn = await c.get('signedIn')()
  return signedIn && { id: signedIn.id, email: signedIn.email, sessionId: signedIn.sessionId }
}
