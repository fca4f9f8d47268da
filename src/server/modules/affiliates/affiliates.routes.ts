import { affiliateChange } from '#contract/affiliates.ts'
import type { SignedInUser } from '#contract/auth.ts'
import { answerDeskForm, type FormPage } from '#server/plumbing/desk-form.ts'
import { deviceWords } from '#server/plumbing/device-words.ts'
import { AppError } from '#server/plumbing/errors.ts'
import {
  type Http,
  type HttpContext,
  newHttp,
  parse,
  requireRecentProof,
  requireSignedIn,
  type SignedIn,
} from '#server/plumbing/http.ts'
import { nameOf } from '#server/plumbing/person-name.ts'
import { mayLeadAffiliates, maySeeAffiliates } from './affiliates.policy.ts'
import type { Affiliates, AtAffiliates } from './affiliates.service.ts'

const page = '/staff/affiliates'

/** The affiliates and their officers, for the staff of the alliance. */
export function affiliatesRoutes(affiliates: Affiliates, renderPage: FormPage): Http {
  const http = newHttp()

  http.get('/api/staff/affiliates', async (c) => {
    const staff = await requireStaff(c, maySeeAffiliates)
    c.header('Cache-Control', 'private, no-store')
    return c.json({ ...(await affiliates.list()), mayChange: mayLeadAffiliates(staff) })
  })
  http.post(page, async (c) => {
    const staff = await requireStaff(c, mayLeadAffiliates)
    return answerDeskForm(c, renderPage, async (form) => {
      const change = parse(affiliateChange, form)
      // Who comes in by this can decide what the public reads.
      if (change.act === 'make' || change.act === 'invite') await requireRecentProof(c)
      const id = await affiliates.change(atAffiliates(c, staff), change)
      return `${page}?done=${change.act}&id=${id}#affiliate-${id}`
    })
  })
  return http
}

async function requireStaff(c: HttpContext, may: (user: SignedInUser) => boolean): Promise<SignedIn> {
  const signedIn = await requireSignedIn(c)
  if (!may(signedIn)) throw new AppError('not_allowed', 'This is for those who lead the staff of the alliance.')
  return signedIn
}

function atAffiliates(c: HttpContext, staff: SignedIn): AtAffiliates {
  const origin = { source: 'affiliate', device: deviceWords(c.req.header('user-agent')) } as const
  return { person: { id: staff.id, name: nameOf(staff) }, origin, address: c.get('clientAddress') }
}
