import { buildHeaders, findRefusal, type Visitor } from '#server/modules/auth/library/library-calls.ts'
import { hashRecoveryCode } from '#server/modules/auth/library/recovery-codes.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { readCode } from './authenticator-app.rules.ts'

const wrong = 'This code is not right. Take the one your app shows now, or a recovery code you have not used.'
const wrongNew =
  'This code is not right. Wait for the next 6 digits in the app that you are setting up, and type those.'
const usedUp = 'This code was used already. Wait for the next one your app shows.'

export type CodeChecked = { kind: 'app' | 'recovery'; token: string; cookies: string[] }

/**
 * Tries from places where the person signed in before are counted apart, so strangers cannot use theirs up. Throws
 * `invalid_input` for a code that is wrong or used up, `too_many_requests`, `signed_out` when the challenge is over.
 */
export async function checkCode(
  tools: SignInTools,
  visitor: Visitor,
  personId: string,
  typed: string,
): Promise<CodeChecked> {
  const { attempts } = tools
  const { kind, code } = readCode(typed)
  const counted = await takeTry(tools, visitor, personId)
  if (kind === 'app') await takeOnce(tools, visitor, personId, code)
  const { api } = await tools.library()
  const headers = buildHeaders(visitor)
  try {
    const call = { headers, returnHeaders: true } as const
    const checked =
      kind === 'app'
        ? await api.verifyTOTP({ ...call, body: { code } })
        : await api.verifyBackupCode({ ...call, body: { code: hashRecoveryCode(tools.secret, code) } })
    await attempts.forget('factor-account', counted)
    if (!checked.response.token) throw new Error('The sign-in library named no session.')
    return { kind, token: checked.response.token, cookies: checked.headers.getSetCookie() }
  } catch (error) {
    const refusal = findRefusal(error)
    if (!refusal) throw error
    if (kind === 'app') await giveBack(tools, personId, code)
    noteFailure(tools, visitor, personId)
    if (refusal === 'INVALID_TWO_FACTOR_COOKIE' || refusal === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE') throw signInAnew()
    throw new AppError('invalid_input', wrong, { fields: { code: wrong } })
  }
}

export async function checkNewCode(
  tools: SignInTools,
  visitor: Visitor,
  personId: string,
  typed: string,
  isRight: (digits: string) => Promise<boolean>,
): Promise<void> {
  const { kind, code } = readCode(typed)
  const counted = await takeTry(tools, visitor, personId)
  if (kind === 'app') await takeOnce(tools, visitor, personId, code)
  if (kind === 'app' && (await isRight(code))) return tools.attempts.forget('factor-account', counted)
  if (kind === 'app') await giveBack(tools, personId, code)
  noteFailure(tools, visitor, personId)
  throw buildWrongCodeError()
}

export const buildWrongCodeError = () => new AppError('invalid_input', wrongNew, { fields: { code: wrongNew } })

async function takeTry({ attempts, places }: SignInTools, visitor: Visitor, personId: string): Promise<string> {
  const counted = (await places.isKnown(visitor, personId)) ? `${personId} where known` : personId
  await attempts.take('factor-account', counted)
  return counted
}

export const signInAnew = () =>
  new AppError('signed_out', 'Too much time went by, or too many codes were wrong. Sign in again.')

const nameUse = (personId: string, code: string) => `${personId} ${code}`

/** A code somebody saw or intercepted cannot be used again. It is taken before it is looked at: of two at once, one passes. */
async function takeOnce(tools: SignInTools, visitor: Visitor, personId: string, code: string): Promise<void> {
  try {
    await tools.attempts.take('factor-code', nameUse(personId, code))
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
    noteFailure(tools, visitor, personId)
    throw new AppError('invalid_input', usedUp, { fields: { code: usedUp } })
  }
}

/** One that was wrong was not used. */
const giveBack = ({ attempts }: SignInTools, personId: string, code: string) =>
  attempts.forget('factor-code', nameUse(personId, code))

function noteFailure({ securityEvents }: SignInTools, { address }: Visitor, personId: string): void {
  securityEvents.note({ kind: 'factor_failed', address, personId })
}
