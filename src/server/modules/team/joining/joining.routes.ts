import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { done, serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http, type HttpContext, requireSignedIn, type SignedIn } from '#server/plumbing/http.ts'
import { toAddressBlock } from '#server/plumbing/visitors/address-block.ts'
import { describeDevice } from '#server/plumbing/visitors/device-words.ts'
import type { Holder, JoiningService } from './joining.service.ts'

const inside = 'inside'

export function createJoiningRoutes(joining: JoiningService, { rateLimits }: { rateLimits: RateLimits }): Http {
  const http = createHttp()
  const tries = rateLimits('joining', { limit: 60, windowSeconds: 900 })
  const readDevice = (c: HttpContext) => describeDevice(c.req.header('user-agent'))

  for (const path of ['/join/:secret', '/api/join/:secret', '/api/join/:secret/*']) {
    http.use(path, async (c, next) => {
      // The page reads from inside the process, after its own request was counted; of its form the call is counted.
      const address = c.get('clientAddress')
      const isPage = path === '/join/:secret'
      if (address !== inside && !(isPage && c.req.method === 'POST')) await tries.take(toAddressBlock(address))
      await next()
      c.res.headers.set('Referrer-Policy', 'no-referrer')
      c.res.headers.set('X-Robots-Tag', 'noindex')
      c.res.headers.set('Cache-Control', 'private, no-store')
    })
  }

  serveCall(http, 'GET /api/join/:secret', readHolder, ({ who, params }) => joining.look(params.secret, who))

  serveCall(http, 'POST /api/join/:secret', requireSignedIn, async ({ c, who, params }) => {
    await joining.join(params.secret, toHolder(who), readDevice(c))
    return done
  })
  serveCall(http, 'POST /api/join/:secret/account', async ({ c, params, body }) => {
    const userAgent = c.req.header('user-agent') ?? ''
    const visitor = { cookies: c.req.header('cookie') ?? null, userAgent, address: c.get('clientAddress') }
    const cookies = await joining.joinAsNew(params.secret, visitor, body, readDevice(c))
    for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
    return done
  })
  serveCall(http, 'POST /api/join/:secret/sign-out', async ({ c }) => {
    c.header('Set-Cookie', await joining.signOut(c.req.header('cookie') ?? null))
    return done
  })
  return http
}

async function readHolder(c: HttpContext): Promise<Holder | null> {
  const signedIn = await c.get('signedIn')()
  return signedIn && toHolder(signedIn)
}

function toHolder({ id, email, sessionId }: SignedIn): Holder {
  return { id, email, sessionId }
}
