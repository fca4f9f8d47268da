import type { SentSignUp } from '#contract/auth/auth.ts'
import { secondsBeforeAgain } from '#contract/auth/auth-limits.ts'
import { takeMailRequest } from '#server/modules/auth/attempts/account-tries.service.ts'
import { runForAtLeast, type Visitor } from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import { buildTooManyTriesError } from '#server/plumbing/admission/limits/counted-use.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { askToConfirm, minDurationMs, notifySignedUp } from './sign-up.service.ts'
import { endSignUp, findLinked } from './sign-ups.store.ts'
import { buildSigningUpCookie, readSigningUp, type SigningUp } from './signing-up-cookie.rules.ts'
import { mailLink } from './waiting-sign-ups.service.ts'

export function readSentSignUp(tools: SignInTools, visitor: Visitor): SentSignUp | null {
  const signingUp = readSigningUp(tools, visitor.cookies, tools.clock.now())
  return signingUp && { email: signingUp.email, waitSeconds: countSecondsLeft(tools, signingUp) }
}

function countSecondsLeft({ clock }: SignInTools, { sentAt }: SigningUp): number {
  return Math.max(0, Math.ceil(secondsBeforeAgain - (clock.now().getTime() - sentAt) / 1000))
}

/**
 * Mails the link again, or to another address: the sign-up of the wrong one ends, and its link with it. Gives the cookie
 * anew; tells as little as signing up does.
 */
export async function sendAgain(tools: SignInTools, visitor: Visitor, newEmail: string | undefined): Promise<string> {
  const signingUp = readSigningUp(tools, visitor.cookies, tools.clock.now())
  if (signingUp === null) throw new AppError('bad_request', 'This sign-up is too old, or from another browser.')
  if (newEmail !== undefined && newEmail !== signingUp.email) return changeAddress(tools, visitor, signingUp, newEmail)
  const wait = countSecondsLeft(tools, signingUp)
  if (wait > 0) throw buildTooManyTriesError(wait)
  const { email, id, returnTo } = signingUp
  const { here, shallSend } = await takeMailRequest(tools, visitor, { about: 'sign-up', email })
  await runForAtLeast(tools, minDurationMs, async () => {
    if (!shallSend) return
    if (here.isOpen) return notifySignedUp(tools, email)
    const linked = await findLinked(tools.database, id, tools.clock.now())
    if (linked && !linked.isOpened) await mailLink(tools, { id, email }, returnTo)
  })
  return buildSigningUpCookie(tools, { ...signingUp, sentAt: tools.clock.now().getTime() })
}

async function changeAddress(tools: SignInTools, visitor: Visitor, signingUp: SigningUp, email: string) {
  const { id, returnTo, firstName, lastName, organizationName, passwordHash } = signingUp
  const readValues = async () => ({ firstName, lastName, organizationName, passwordHash, email })
  const isSame = async (hash: string) => hash === passwordHash
  const cookie = await askToConfirm(tools, visitor, { email, returnTo, values: readValues, isSame })
  const linked = await findLinked(tools.database, id, tools.clock.now())
  if (linked && !linked.isPerson && linked.email === signingUp.email) await endSignUp(tools.database, linked)
  return cookie
}
