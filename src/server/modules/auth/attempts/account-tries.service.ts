import type { Visitor } from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import type { AccountHere } from '#server/modules/auth/places/known-places.service.ts'
import { toNetwork } from './sign-in-attempts.service.ts'

export type AccountTry = { here: AccountHere; succeeded(): Promise<void>; failed(): void }

/**
 * Where the person signed in before, the try counts for this place alone, so locks on the account or the network
 * address do not keep them out. Everybody else shares the counters of both. Throws `too_many_requests`.
 */
export async function takeAccountTry(tools: SignInTools, visitor: Visitor, account: string): Promise<AccountTry> {
  const { attempts, places, securityEvents } = tools
  const here = await places.look(visitor, account)
  const note = (kind: 'account_locked' | 'sign_in_failed') =>
    securityEvents.note({ kind, address: visitor.address, personId: here.personId, about: 'password' })
  const noteLocked = () => note('account_locked')
  const noteFailed = () => note('sign_in_failed')
  if (here.place) {
    const subject = `${account}\n${here.place.key}`
    await attempts.take('account-place', subject, noteLocked)
    return { here, failed: noteFailed, succeeded: () => attempts.forget('account-place', subject) }
  }
  await attempts.take('address', visitor.address)
  await attempts.take('account', account, noteLocked)
  return {
    here,
    failed: noteFailed,
    async succeeded() {
      await attempts.giveBack('address', visitor.address)
      await attempts.forget('account', account)
    },
  }
}

/**
 * `shallSend` is false once strangers have asked too often: the newest mail, at most an hour old, still has a working
 * link. Throws `too_many_requests` for a place that asks too often by itself.
 */
export async function takeMailRequest(
  { attempts, places, securityEvents }: SignInTools,
  visitor: Visitor,
  request: { about: 'password' | 'sign-up' | 'new-email'; email: string },
): Promise<{ here: AccountHere; shallSend: boolean }> {
  const { about, email } = request
  const here = await places.look(visitor, email)
  await attempts.take('mail-account', `${about}\n${email}\n${here.place?.key ?? toNetwork(visitor.address)}`)
  if (here.place) return { here, shallSend: true }
  await attempts.take('mail-address', visitor.address)
  const shallSend = await attempts.hasLeft('mail-strangers', `${about}\n${email}`)
  if (!shallSend)
    securityEvents.note({ kind: 'limited', address: visitor.address, personId: here.personId, about: 'mail' })
  return { here, shallSend }
}

/** Counted by session, which no stranger can lock. */
export async function takeSessionTry(
  { attempts, securityEvents }: SignInTools,
  visitor: Visitor,
  owner: { id: string; sessionId: string },
): Promise<{ succeeded(): Promise<void> }> {
  await attempts.take('account-session', owner.sessionId, () =>
    securityEvents.note({ kind: 'account_locked', address: visitor.address, personId: owner.id, about: 'password' }),
  )
  return { succeeded: () => attempts.forget('account-session', owner.sessionId) }
}
