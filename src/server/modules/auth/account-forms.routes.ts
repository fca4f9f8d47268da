import { changePasswordBody, chooseOrganisationBody } from '#contract/auth.ts'
import { noteAct } from '#server/plumbing/asked-route.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { type Http, type HttpContext, newHttp, parse, readForm, requireRecentProof } from '#server/plumbing/http.ts'
import type { Auth } from './auth.service.ts'
import { removePasskey } from './passkeys.service.ts'
import { changePassword } from './passwords.service.ts'
import type { SessionOwner } from './sessions/sessions.service.ts'
import { setCookies, visitorOf } from './sign-in-requests.ts'

type Form = Record<string, string>

/**
 * The account page without a script: its forms post to the page's own address, `do` saying which change it is and `id`
 * of what. The page comes again by 303, with `done` or with an `error` as the sign-in forms have it.
 */
export function accountFormRoutes({ tools, sessions }: Auth): Http {
  const http = newHttp()
  const changes: Record<string, (c: HttpContext, owner: SessionOwner, form: Form) => Promise<void>> = {
    async password(c, owner, form) {
      setCookies(c, await changePassword(tools, visitorOf(c), owner, parse(changePasswordBody, form)))
    },
    'end-session': (_, owner, { id = '' }) => sessions.revoke(owner, id),
    'end-others': (_, owner) => sessions.revokeOthers(owner),
    organisation: (_, owner, { id = '' }) =>
      sessions.actFor(owner, parse(chooseOrganisationBody, { organisationId: id }).organisationId),
    'remove-passkey': async (c, _, { id = '' }) => removePasskey(tools, visitorOf(c), await requireRecentProof(c), id),
  }

  http.post('/account', async (c) => {
    const form = await readForm(c)
    c.header('Cache-Control', 'no-store')
    const owner = await c.get('signedIn')()
    if (!owner) return c.redirect('/sign-in?returnTo=%2Faccount', 303)
    const change = Object.hasOwn(changes, form.do ?? '') ? changes[form.do ?? ''] : undefined
    if (!change) throw new AppError('bad_request', 'This form does nothing here.')
    try {
      await change(c, owner, form)
      if (form.do === 'end-session' || form.do === 'end-others') noteAct(c, 'sessions_ended')
      return c.redirect(`/account?done=${form.do}`, 303)
    } catch (error) {
      const query = error instanceof AppError ? failureOf(error) : null
      if (query === null) throw error
      return c.redirect(`/account${query}`, 303)
    }
  })
  return http
}

function failureOf({ code, fields, retryAfter = 60 }: AppError): string | null {
  if (code === 'invalid_input')
    return `?${new URLSearchParams({ error: 'fields', fields: Object.keys(fields ?? {}).join(',') })}`
  if (code === 'too_many_requests') return `?error=wait&minutes=${Math.ceil(retryAfter / 60)}`
  // It is gone already, in another tab for instance: the list shows it.
  return code === 'not_found' ? '' : null
}
