import type { AddPasskeyBody, NewPasskeyOptions, PasskeyList } from '#contract/auth/auth.ts'
import { deletePasskey, listPasskeys } from '#server/modules/auth/auth.store.ts'
import {
  buildHeaders,
  findRefusal,
  type Visitor,
  type WithCookies,
} from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import { readSessionToken } from '#server/modules/auth/sessions/session-cookie.rules.ts'
import type { SessionOwner } from '#server/modules/auth/sessions/sessions.service.ts'
import { noteProof } from '#server/modules/auth/sessions/sessions.store.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { describeDevice } from '#server/plumbing/visitors/device-words.ts'
import { requireEndablePasskeys, requireShownFactor } from './two-factor.service.ts'

export async function createNewPasskeyOptions(
  tools: SignInTools,
  visitor: Visitor,
  owner: SessionOwner,
): Promise<WithCookies<NewPasskeyOptions>> {
  requireConfirmed(owner)
  await requireShownFactor(tools, owner)
  const { api } = await tools.library()
  try {
    const options = await api.generatePasskeyRegistrationOptions({
      headers: buildHeaders(visitor),
      returnHeaders: true,
    })
    return { value: options.response, cookies: options.headers.getSetCookie() }
  } catch (error) {
    throw translateError(error)
  }
}

export async function addPasskey(
  tools: SignInTools,
  visitor: Visitor,
  owner: SessionOwner,
  { name, response }: AddPasskeyBody,
): Promise<void> {
  requireConfirmed(owner)
  await requireShownFactor(tools, owner)
  const { api } = await tools.library()
  try {
    await api.verifyPasskeyRegistration({ body: { response, ...(name && { name }) }, headers: buildHeaders(visitor) })
  } catch (error) {
    throw translateError(error)
  }
  // Its device has just shown it, with a finger, a face or a code.
  const token = readSessionToken(visitor.cookies, tools.baseUrl, tools.secret)
  if (token) await noteProof(tools.database, token, tools.clock.now(), { withSecondFactor: true })
  await notifyOfChange(tools, visitor, owner, 'passkey-added')
}

export function getPasskeys(tools: SignInTools, owner: SessionOwner): Promise<PasskeyList> {
  return listPasskeys(tools.database, owner.id)
}

/** Throws `not_found` when the passkey is not the person's, `not_allowed` when it has to stay. */
export async function removePasskey(tools: SignInTools, visitor: Visitor, owner: SessionOwner, id: string) {
  const { length } = await listPasskeys(tools.database, owner.id)
  await requireEndablePasskeys(tools, owner, length - 1)
  const removed = await deletePasskey(tools.database, owner.id, id)
  if (!removed) throw new AppError('not_found', 'This passkey was removed already.')
  await notifyOfChange(tools, visitor, owner, 'passkey-removed')
}

/** A passkey outlives a password, so it is never set up on an unconfirmed address. */
function requireConfirmed(owner: SessionOwner): void {
  if (!owner.emailVerified) throw new AppError('not_allowed', 'Confirm your address first, then add the passkey.')
}

async function notifyOfChange(
  { clock, log, mails, securityEvents }: SignInTools,
  visitor: Visitor,
  owner: SessionOwner,
  kind: 'passkey-added' | 'passkey-removed',
): Promise<void> {
  const isNew = kind === 'passkey-added'
  log.info(isNew ? 'passkey added' : 'passkey removed', { personId: owner.id })
  const event = { address: visitor.address, personId: owner.id, about: 'passkey' }
  securityEvents.note({ ...event, kind: isNew ? 'factor_added' : 'factor_removed' })
  await mails.factorChanged(owner, { kind, at: clock.now(), device: describeDevice(visitor.userAgent) })
}

function translateError(error: unknown): unknown {
  const refusal = findRefusal(error)
  return refusal ? new AppError('bad_request', 'The passkey could not be added. Try again.', { cause: error }) : error
}
