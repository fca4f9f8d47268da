import { verifyPassword } from '@better-auth/utils/password'
import type { WaitingSignUpAnswer } from '#contract/auth/auth.ts'
import { addDays } from '#domain/language/added-time.ts'
import { confirmAddress } from '#server/modules/auth/auth.store.ts'
import type { Visitor } from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import type { AccountHere } from '#server/modules/auth/places/known-places.service.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { createSignUpToken, getSignUp } from './sign-up-link.rules.ts'
import {
  endSignUp,
  findLinked,
  keepSignUp,
  type LinkedSignUp,
  listWaitingSignUps,
  openSignUp,
  readAsked,
  type SignUpValues,
} from './sign-ups.store.ts'
import { readSigningUp } from './signing-up-cookie.rules.ts'

const waitingDays = 30

const maxCompared = 20

/** Takes as long to compare as a real hash, and fits no password. */
const noHash = `${'0'.repeat(32)}:${'0'.repeat(128)}`

/**
 * Other sign-ups of the address are kept: which one is meant is known only once it is confirmed. The same password
 * again renews the newest, so that either mail works.
 */
export async function keepWaiting(
  { database, clock }: SignInTools,
  values: SignUpValues,
  hasSamePassword: (passwordHash: string) => Promise<boolean>,
): Promise<string> {
  const now = clock.now()
  const [newest] = await listWaitingSignUps(database, values.email, now, 1)
  const isSame = newest?.passwordHash ? await hasSamePassword(newest.passwordHash) : false
  const expiresAt = addDays(now, waitingDays)
  return keepSignUp(database, { ...values, id: isSame && newest ? newest.id : null, now, expiresAt })
}

export async function mailLink(
  { mails, secret, clock }: SignInTools,
  { id, email }: { id: string; email: string },
  returnTo: string,
): Promise<void> {
  await mails.confirmAddress(email, createSignUpToken(secret, id, clock.now()), returnTo)
}

export async function mailNewestLink(tools: SignInTools, email: string, returnTo: string): Promise<boolean> {
  const [newest] = await listWaitingSignUps(tools.database, email, tools.clock.now(), 1)
  if (newest) await mailLink(tools, newest, returnTo)
  return newest !== undefined
}

/**
 * `waiting` for its reader to say whose account it is, `refused` when it is not ours or too old. `password`: signing
 * in with this link decides which of several sign-ups is meant.
 */
export type LinkState = 'waiting' | 'confirmed' | 'password' | 'refused'

/** Changes nothing: mail scanners follow links too. */
export async function lookAtLink(tools: SignInTools, visitor: Visitor, token: string): Promise<LinkState> {
  return (await readLink(tools, visitor, token)).state
}

export async function readSignUp(tools: SignInTools, visitor: Visitor, token: string): Promise<WaitingSignUpAnswer> {
  const { state, signUp, isOwn } = await readLink(tools, visitor, token)
  const signUpFacts = state === 'waiting' && signUp ? await readAsked(tools.database, signUp.id) : null
  if (signUpFacts === null) throw new AppError('bad_request', 'This link was used already, or is too old.')
  return { ...signUpFacts, isOwn }
}

export async function refuseSignUp(tools: SignInTools, visitor: Visitor, token: string): Promise<'ended' | 'refused'> {
  const { state, signUp } = await readLink(tools, visitor, token)
  if (signUp === null || (state !== 'waiting' && state !== 'password')) return 'refused'
  await endSignUp(tools.database, signUp)
  tools.log.info('sign-up ended by the owner of its address')
  return 'ended'
}

async function readLink(
  { database, secret, baseUrl, clock, attempts, places }: SignInTools,
  visitor: Visitor,
  token: string,
): Promise<{ state: LinkState; signUp: LinkedSignUp | null; isOwn: boolean }> {
  await attempts.take('link-address', await places.callerOf(visitor))
  const now = clock.now()
  const id = getSignUp(secret, token, now)
  const signUp = id === null ? null : await findLinked(database, id, now)
  const isOwn = signUp !== null && readSigningUp({ secret, baseUrl }, visitor.cookies, now)?.id === signUp.id
  if (!signUp) return { state: 'refused', signUp, isOwn }
  if (signUp.isOpened) return { state: 'confirmed', signUp, isOwn }
  // The browser that chose the password of this sign-up needs not type it to say which one is meant.
  if (isOwn) return { state: 'waiting', signUp, isOwn }
  const waiting = await listWaitingSignUps(database, signUp.email, now, 2)
  return { state: waiting.some((other) => other.id !== signUp.id) ? 'password' : 'waiting', signUp, isOwn }
}

/**
 * Where several wait, one may be a stranger's, so the password typed next decides which is opened. `personId` is said
 * where the browser that signed up may go on signed in.
 */
export async function confirmSignUp(
  tools: SignInTools,
  visitor: Visitor,
  token: string,
): Promise<{ state: Exclude<LinkState, 'waiting'>; personId: string | null }> {
  const { database, clock, log } = tools
  const { state, signUp, isOwn } = await readLink(tools, visitor, token)
  if (signUp === null) return { state: 'refused', personId: null }
  if (state !== 'waiting') return { state, personId: null }
  const now = clock.now()
  if (signUp.isPerson) await confirmAddress(database, signUp.id)
  const personId = signUp.isPerson ? signUp.id : await openSignUp(database, signUp.id, now)
  if (personId !== null) log.info('address confirmed', { personId })
  // Pressed twice at once, the other one opened it.
  const isOpen = personId !== null || (await findLinked(database, signUp.id, now))?.isOpened
  return { state: isOpen ? 'confirmed' : 'refused', personId: isOwn && !signUp.isPerson ? personId : null }
}

/** Takes as long in every case as comparing one password. */
export async function openIfConfirmed(
  tools: SignInTools,
  { email, password, link }: { email: string; password: string; link: string | undefined },
  here: AccountHere,
): Promise<boolean> {
  if (here.isOpen) return true
  const { database, secret, clock, attempts } = tools
  const now = clock.now()
  const pressed = link ? getSignUp(secret, link, now) : null
  const linked = pressed === null ? null : await findLinked(database, pressed, now)
  if (linked?.email === email) {
    const others = await listWaitingSignUps(database, email, now, maxCompared)
    for (const { id, passwordHash } of [linked, ...others.filter(({ id }) => id !== linked.id)]) {
      if (!passwordHash || !(await verifyPassword(passwordHash, password))) continue
      return (await openSignUp(database, id, now)) !== null
    }
    return false
  }
  const [newest] = await listWaitingSignUps(database, email, now, 1)
  const isTheirs = await verifyPassword(newest?.passwordHash ?? noHash, password)
  if (newest && isTheirs && (await attempts.hasLeft('mail-strangers', `sign-up\n${email}`))) {
    await mailLink(tools, newest, '/')
  }
  return false
}
