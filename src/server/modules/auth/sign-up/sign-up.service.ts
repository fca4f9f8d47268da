import { hashPassword, verifyPassword } from '@better-auth/utils/password'
import type { SignUpBody } from '#contract/auth/auth.ts'
import { takeMailRequest } from '#server/modules/auth/attempts/account-tries.service.ts'
import {
  findPassword,
  findPerson,
  insertAccount,
  type NewAccount,
  replacePassword,
} from '#server/modules/auth/auth.store.ts'
import { runForAtLeast, type Visitor } from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import { requireGoodPassword } from '#server/modules/auth/passwords/password.rules.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { toClientNetwork } from '#server/plumbing/visitors/client-network.ts'
import { describeDevice } from '#server/plumbing/visitors/device-words.ts'
import type { SignUpValues } from './sign-ups.store.ts'
import { buildSigningUpCookie } from './signing-up-cookie.rules.ts'
import { keepWaiting, mailLink, mailNewestLink } from './waiting-sign-ups.service.ts'

export const minDurationMs = 500

type Values = Omit<SignUpValues, 'device' | 'network'>

/**
 * Creates nothing until the mailed link confirms the address. An address with an account gets a mail saying so; the
 * caller learns nothing. Gives the cookie by which this browser is known again. Throws `invalid_input` for a guessable
 * password, `too_many_requests`.
 */
export async function signUp(
  tools: SignInTools,
  visitor: Visitor,
  body: SignUpBody,
  returnTo: string,
): Promise<string> {
  const { firstName, lastName, email, organizationName, password } = body
  await requireGoodPassword(password, [firstName, lastName, organizationName, email])
  const passwordHash = hashPassword(password)
  const isSame = (hash: string) => verifyPassword(hash, password)
  const readValues = async () => ({ firstName, lastName, email, organizationName, passwordHash: await passwordHash })
  return askToConfirm(tools, visitor, { email, returnTo, values: readValues, isSame })
}

type SignUpRequest = {
  email: string
  returnTo: string
  values: () => Promise<Values>
  isSame: (passwordHash: string) => Promise<boolean>
}

export async function askToConfirm(tools: SignInTools, visitor: Visitor, asked: SignUpRequest): Promise<string> {
  const { email, returnTo, isSame } = asked
  await tools.attempts.take('sign-up-address', visitor.address)
  const { here, shallSend } = await takeMailRequest(tools, visitor, { about: 'sign-up', email })
  return runForAtLeast(tools, minDurationMs, async () => {
    const values = await asked.values()
    // Nobody can tell this id from one of a sign-up that waits.
    let id: string = crypto.randomUUID()
    if (here.isOpen) {
      if (shallSend) await notifySignedUp(tools, email)
    } else {
      const from = { device: describeDevice(visitor.userAgent), network: toClientNetwork(visitor.address) ?? '' }
      id = await keepWaiting(tools, { ...values, ...from }, isSame)
      if (shallSend) await mailLink(tools, { id, email }, returnTo)
    }
    return buildSigningUpCookie(tools, { ...values, id, returnTo, sentAt: tools.clock.now().getTime() })
  })
}

export async function sendVerification(tools: SignInTools, visitor: Visitor, email: string, returnTo: string) {
  const { here, shallSend } = await takeMailRequest(tools, visitor, { about: 'sign-up', email })
  await runForAtLeast(tools, minDurationMs, async () => {
    if (shallSend && !here.isOpen) await mailNewestLink(tools, email, returnTo)
  })
}

export type GivenAccount = Omit<NewAccount, 'passwordHash' | 'memberships'> & {
  password: string
  memberships?: NewAccount['memberships']
}

/** Sends no mail. Gives the person's id; throws `conflict` when the address has an account. */
export function createAccountMaker(tools: Pick<SignInTools, 'database'>): (account: GivenAccount) => Promise<string> {
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

export async function notifySignedUp(tools: SignInTools, email: string): Promise<void> {
  const person = await findPerson(tools.database, email)
  if (person) await tools.mails.alreadySignedUp(person)
}
