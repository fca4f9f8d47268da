import { findRefusalCode } from '#web/plumbing/api/failure.ts'
import { passkeyNeedsScript } from '#web/plumbing/api/passkey.ts'
import { Refusal } from '#web/plumbing/api/refusal.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { type Form, redirectTo, type Visit } from '#web/plumbing/page.ts'

type Fields = Form['values']

const changes: Readonly<Record<string, (inside: typeof fetch, fields: Fields) => Promise<unknown>>> = {
  password(inside, { currentPassword = '', password = '', removePasskeys }) {
    const body = { currentPassword, password, removePasskeys: removePasskeys === 'on' }
    return callApi('POST /api/auth/change-password', { body }, { fetch: inside })
  },
  name: (inside, { firstName = '', lastName = '' }) =>
    callApi('POST /api/auth/name', { body: { firstName, lastName } }, { fetch: inside }),
  email: (inside, { email = '' }) => callApi('POST /api/auth/email', { body: { email } }, { fetch: inside }),
  delete: (inside) => callApi('POST /api/auth/closing', { body: { really: 'yes' } }, { fetch: inside }),
  'end-session': (inside, { id = '' }) =>
    callApi('DELETE /api/auth/sessions/:id', { params: { id } }, { fetch: inside }),
  'end-others': (inside) => callApi('POST /api/auth/sessions/revoke-others', {}, { fetch: inside }),
  organization: (inside, { id = '' }) =>
    callApi('POST /api/auth/organization', { body: { organizationId: id } }, { fetch: inside }),
  'remove-passkey': (inside, { id = '' }) =>
    callApi('DELETE /api/auth/passkeys/:id', { params: { id } }, { fetch: inside }),
}

export const withoutScript = `${passkeyNeedsScript} Turn it on, or load the page again, to add one. Until then, sign in with your password; if you forget it, we email you a link.`

export async function actOnAccount({ path, user, fetch }: Visit, { values }: Form): Promise<Response> {
  if (!user) return redirectTo('/sign-in?returnTo=%2Faccount')
  const { do: act = '' } = values
  if (act === 'add-passkey') throw new Refusal('invalid_input', withoutScript)
  const change = Object.hasOwn(changes, act) ? changes[act] : undefined
  if (!change) throw new Refusal('bad_request', 'This form does nothing here.')
  try {
    await change(fetch, values)
    return redirectTo(act === 'delete' ? '/?signed-out=1&account=deleted' : `${path}?done=${act}`)
  } catch (error) {
    // Already ended, perhaps in another tab: the list shows that.
    if (findRefusalCode(error) !== 'not_found') throw error
    return redirectTo(path)
  }
}

export async function actOnNewEmail({ fetch }: Visit, { values: { token = '' } }: Form): Promise<Response> {
  await callApi('POST /api/auth/new-email', { body: { token } }, { fetch })
  return redirectTo('/account?done=new-email')
}
