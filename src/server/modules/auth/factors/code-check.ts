import { AppError } from '#server/plumbing/calls/errors.ts'
import { headersOf, refusalOf, type Visitor } from '../library/library-calls.ts'
import { recoveryCodeHash } from '../library/recovery-codes.ts'
import type { SignInTools } from '../library/sign-in-tools.ts'
import { readCode } from './authenticator-app.ts'

const wrong = 'This code is not right. Take the one your app shows now, or a recovery code you have not used.'
const wrongNew =
  'This code is not right. Wait for the next 6 digits in the app that you are setting up, and type those.'
const usedUp = 'This code was used already. Wait for the next one your app shows.'

export type CodeChecked = { kind: 'app' | 'recovery'; token: string; cookies: string[] }

/**
 * Checks a code of the person's app or one of their recovery codes: the library's way, for the challenge or the session
 * that the visitor's cookies name. Tries are counted per person: those from all places where they signed in before apart
 * from the rest, so that strangers cannot use theirs up. A code of the app counts once while it can be shown. Throws
 * `invalid_input` for a code that is wrong or used up, `too_many_requests`, `signed_out` where the challenge is over.
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
  const headers = headersOf(visitor)
  try {
    const call = { headers, returnHeaders: true } as const
    const checked =
      kind === 'app'
        ? await api.verifyTOTP({ ...call, body: { code } })
        : await api.verifyBackupCode({ ...call, body: { code: recoveryCodeHash(tools.secret, code) } })
    await attempts.forget('factor-account', counted)
    if (!checked.response.token) throw new Error('The sign-in library named no session.')
    return { kind, token: checked.response.token, cookies: checked.headers.getSetCookie() }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    noteFailure(tools, visitor, personId)
    if (refusal === 'INVALID_TWO_FACTOR_COOKIE' || refusal === 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE') throw signInAnew()
    throw new AppError('invalid_input', wrong, { fields: { code: wrong } })
  }
}

/**
 * Checks the first code of an app that is being set up; `isRight` says whether its secret gives these digits. Tries count
 * as those of `checkCode` do. Throws `invalid_input`, `too_many_requests`.
 */
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
  noteFailure(tools, visitor, personId)
  throw wrongNewCode()
}

export const wrongNewCode = () => new AppError('invalid_input', wrongNew, { fields: { code: wrongNew } })

async function takeTry({ attempts, places }: SignInTools, visitor: Visitor, personId: string): Promise<string> {
  const counted = (await places.isKnown(visitor, personId)) ? `${personId} where known` : personId
  await attempts.take('factor-account', counted)
  return counted
}

export const signInAnew = () =>
  new AppError('signed_out', 'Too much time went by, or too many codes were wrong. Sign in again.')

/** Whoever looked over a shoulder, or listens on the way, cannot use the same code again. */
async function takeOnce(tools: SignInTools, visitor: Visitor, personId: string, code: string): Promise<void> {
  try {
    await tools.attempts.take('factor-code', `${personId} ${code}`)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error
    noteFailure(tools, visitor, personId)
    throw new AppError('invalid_input', usedUp, { fields: { code: usedUp } })
  }
}

function noteFailure({ securityEvents }: SignInTools, { address }: Visitor, personId: string): void {
  securityEvents.note({ kind: 'factor_failed', address, personId })
}
