import type { AddPasskeyBody, PasskeyList } from '#contract/auth.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { deletePasskey, listPasskeys } from './auth.store.ts'
import { headersOf, refusalOf, type Visitor, type WithCookies } from './library/library-calls.ts'
import type { SignInTools } from './library/sign-in-tools.ts'
import type { SessionOwner } from './sessions/sessions.service.ts'

/**
 * Begins adding a passkey: the options for the browser, and the cookie that remembers the challenge. Throws
 * `not_allowed` when the person signed in more than a day ago: whoever finds an open session shall not be able to move
 * in for good.
 */
export async function newPasskeyOptions(tools: SignInTools, visitor: Visitor): Promise<WithCookies<unknown>> {
  const { api } = await tools.library()
  try {
    const options = await api.generatePasskeyRegistrationOptions({ headers: headersOf(visitor), returnHeaders: true })
    return { value: options.response, cookies: options.headers.getSetCookie() }
  } catch (error) {
    throw asOurs(error)
  }
}

/** Keeps what the browser made of the options. Throws `bad_request` when it does not hold, `not_allowed` as above. */
export async function addPasskey(
  tools: SignInTools,
  visitor: Visitor,
  owner: SessionOwner,
  { name, response }: AddPasskeyBody,
): Promise<void> {
  const { api } = await tools.library()
  try {
    await api.verifyPasskeyRegistration({ body: { response, ...(name && { name }) }, headers: headersOf(visitor) })
  } catch (error) {
    throw asOurs(error)
  }
  tools.log.info('passkey added', { personId: owner.id })
}

export function passkeysOf(tools: SignInTools, owner: SessionOwner): Promise<PasskeyList> {
  return listPasskeys(tools.database, owner.id)
}

/** Throws `not_found` when the passkey is not one of the person's. */
export async function removePasskey(tools: SignInTools, owner: SessionOwner, id: string): Promise<void> {
  const removed = await deletePasskey(tools.database, owner.id, id)
  if (!removed) throw new AppError('not_found', 'This passkey was removed already.')
  tools.log.info('passkey removed', { personId: owner.id })
}

function asOurs(error: unknown): unknown {
  const refusal = refusalOf(error)
  if (refusal === 'SESSION_NOT_FRESH') {
    return new AppError('not_allowed', 'You signed in a while ago. Sign out, sign in again, then add the passkey.')
  }
  return refusal ? new AppError('bad_request', 'The passkey could not be added. Try again.', { cause: error }) : error
}
