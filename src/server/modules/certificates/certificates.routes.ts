import { type CertifiedHomesQuery, certificateChange, certifiedHomesQuery } from '#contract/certificates.ts'
import { answerDeskForm, type FormPage } from '#server/plumbing/desk-form.ts'
import { deviceWords } from '#server/plumbing/device-words.ts'
import { AppError } from '#server/plumbing/errors.ts'
import {
  actorOf,
  type Http,
  type HttpContext,
  newHttp,
  parse,
  requireRecentProof,
  requireSignedIn,
} from '#server/plumbing/http.ts'
import { nameOf } from '#server/plumbing/person-name.ts'
import { mayCertify } from './certificates.policy.ts'
import type { Certificates, Certifier } from './certificates.service.ts'

const page = '/affiliate/homes'

/** The desk of an affiliate: what waits, the homes of its state, and their certificates. */
export function certificatesRoutes(certificates: Certificates, renderPage: FormPage): Http {
  const http = newHttp()

  http.get('/api/affiliate/desk', async (c) => answer(c, await certificates.desk(await certifier(c))))
  http.get('/api/affiliate/homes', async (c) => {
    return answer(c, await certificates.homes(await certifier(c), queryOf(c)))
  })
  // The page's own forms, with or without script. Where it stood in the list is in its address.
  http.post(page, async (c) => {
    const by = await certifier(c)
    return answerDeskForm(c, renderPage, async (form) => {
      const change = parse(certificateChange, form)
      // The public goes by it.
      await requireRecentProof(c)
      const { state } = queryOf(c)
      await certificates.change(by, state, change)
      const search = new URL(c.req.url).searchParams
      search.set('done', change.act)
      search.set('home', change.id)
      return `${page}?${search}#home-${change.id}`
    })
  })
  return http
}

async function certifier(c: HttpContext): Promise<Certifier> {
  const signedIn = await requireSignedIn(c)
  if (!mayCertify(signedIn)) {
    throw new AppError('not_allowed', 'Certificates are set by state affiliates and the staff of the alliance.')
  }
  const origin = { source: 'certificate', device: deviceWords(c.req.header('user-agent')) } as const
  const affiliateId = signedIn.organisation?.kind === 'affiliate' ? signedIn.organisation.id : null
  return { actor: actorOf(signedIn, origin), person: { id: signedIn.id, name: nameOf(signedIn) }, affiliateId }
}

/** A form sends the fields nobody chose as empty texts. */
function queryOf(c: HttpContext): CertifiedHomesQuery {
  return parse(
    certifiedHomesQuery,
    Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== '')),
  )
}

function answer(c: HttpContext, body: object): Response {
  c.header('Cache-Control', 'private, no-store')
  return c.json(body)
}
