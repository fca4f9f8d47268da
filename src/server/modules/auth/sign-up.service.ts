import { hashPassword, verifyPassword } from '@better-auth/utils/password'
import type { SignUpBody } from '#contract/auth.ts'
import { AppError } from '#server/plumbing/errors.ts'
import { findPassword, findPerson, insertAccount, type NewAccount, replacePassword } from './auth.store.ts'
import { atLeast, headersOf, refusalOf, type Visitor } from './library/library-calls.ts'
import type { SignInTools } from './library/sign-in-tools.ts'
import { requireGoodPassword } from './password-rule.ts'

/** Milliseconds no answer is faster than: long enough for whatever an address makes us do. */
const floor = 500

/**
 * The free profile: person, operator and ownership at once, then the mail that confirms the address; until then the
 * account stays closed. An address that has an account gets a mail saying so, and the caller learns nothing of it.
 * Throws `invalid_input` for a guessable password, `too_many_requests`.
 */
export async function signUp(tools: SignInTools, visitor: Visitor, body: SignUpBody, returnTo: string): Promise<void> {
  const { firstName, lastName, email, organisationName, password } = body
  requireGoodPassword(password, [firstName, lastName, organisationName, email])
  await tools.attempts.take('sign-up-address', visitor.address)
  await tools.attempts.take('mail-account', email)
  await atLeast(floor, async () => {
    const person = { firstName, lastName, email, emailVerified: false, passwordHash: await hashPassword(password) }
    const made = await insertAccount(tools.database, { ...person, memberships: [{ organisationName, role: 'owner' }] })
    if (made) await mailConfirmation(tools, email, returnTo)
    else await mailKnown(tools, email, returnTo)
  })
}

/** Mails the link that confirms an address once more, if it waits for that. The caller learns nothing. */
export async function sendVerification(
  tools: SignInTools,
  visitor: Visitor,
  email: string,
  returnTo: string,
): Promise<void> {
  await tools.attempts.take('mail-address', visitor.address)
  await tools.attempts.take('mail-account', email)
  await atLeast(floor, async () => {
    const person = await findPerson(tools.database, email)
    if (person && !person.emailVerified) await mailConfirmation(tools, email, returnTo)
  })
}

/** Whether the token of a mailed link confirmed an address. It signs nobody in: mail scanners follow links too. */
export async function verifyAddress(tools: SignInTools, visitor: Visitor, token: string): Promise<boolean> {
  await tools.attempts.take('link-address', visitor.address)
  const { api } = await tools.library()
  try {
    await api.verifyEmail({ query: { token }, headers: headersOf({ ...visitor, cookies: null }) })
    return true
  } catch (error) {
    if (!refusalOf(error)) throw error
    return false
  }
}

/** An account made by us, not by a form: for the demo data and for whoever sets the site up. */
export type GivenAccount = Omit<NewAccount, 'passwordHash' | 'memberships'> & {
  password: string
  memberships?: NewAccount['memberships']
}

/**
 * Makes accounts without mail or questions asked. Accounts with one password share its hash, which is what takes long.
 * Gives the person's id; throws `conflict` when the address has an account.
 */
export function accountMaker(tools: Pick<SignInTools, 'database'>): (account: GivenAccount) => Promise<string> {
  let last: { password: string; hash: Promise<string> } | undefined
  return async ({ password, memberships = [], email, ...account }) => {
    if (last?.password !== password) last = { password, hash: hashPassword(password) }
    const passwordHash = await last.hash
    const id = await insertAccount(tools.database, {
      ...account,
      email: email.toLowerCase(),
      passwordHash,
      memberships,
    })
    if (!id) throw new AppError('conflict', 'This address has an account already.')
    return id
  }
}

/**
 * Gives accounts made by us this password where they have another one. Those among `emails` without an account or a
 * password are passed over.
 */
export async function ensurePassword(
  { database }: Pick<SignInTools, 'database'>,
  emails: readonly string[],
  password: string,
): Promise<void> {
  for (const email of emails) {
    const found = await findPassword(database, email)
    if (!found?.hash || (await verifyPassword(found.hash, password))) continue
    await replacePassword(database, found.id, await hashPassword(password))
  }
}

async function mailConfirmation(tools: SignInTools, email: string, returnTo: string): Promise<void> {
  const { verificationToken } = await tools.library()
  await tools.mails.confirmAddress(email, await verificationToken(email), returnTo)
}

async function mailKnown(tools: SignInTools, email: string, returnTo: string): Promise<void> {
  const person = await findPerson(tools.database, email)
  if (person?.emailVerified) await tools.mails.alreadySignedUp(person)
  else if (person) await mailConfirmation(tools, email, returnTo)
}
