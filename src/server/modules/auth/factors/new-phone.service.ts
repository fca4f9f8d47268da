import { createOTP } from '@better-auth/utils/otp'
import { minuteMs } from '#domain/language/durations.ts'
import type { Visitor } from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import type { SessionOwner } from '#server/modules/auth/sessions/sessions.service.ts'
import { revokeOthers } from '#server/modules/auth/sessions/sessions.store.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { generateSecret } from './authenticator-app.rules.ts'
import { checkNewCode } from './code-check.service.ts'
import { deleteNextApp, keepNextApp, putNextApp, readNextApp } from './next-app.store.ts'

const setUpLimitMs = 15 * minuteMs

/*
 * A new phone: its app is set up beside the one in use and takes its place only once a code of it was shown. So nobody is
 * without a second factor in between, and whoever stops half way keeps what they had.
 */

export async function beginNewPhone({ database, clock, library }: SignInTools, owner: SessionOwner): Promise<void> {
  const { encrypt } = await library()
  const endsAt = new Date(clock.now().getTime() + setUpLimitMs)
  await keepNextApp(database, owner.id, { secret: await encrypt(generateSecret()), endsAt })
}

export const readNextSecret = ({ database, clock }: SignInTools, owner: SessionOwner): Promise<string | null> =>
  readNextApp(database, owner.id, clock.now())

export const stopNewPhone = ({ database }: SignInTools, owner: SessionOwner): Promise<void> =>
  deleteNextApp(database, owner.id)

export async function finishNewPhone(
  tools: SignInTools,
  visitor: Visitor,
  owner: SessionOwner,
  { code, recoveryCodes }: { code: string; recoveryCodes: string },
): Promise<void> {
  const kept = await readNextSecret(tools, owner)
  if (kept === null) throw new AppError('conflict', 'This was ended meanwhile. Begin again.')
  const secret = await (await tools.library()).decrypt(kept)
  await checkNewCode(tools, visitor, owner.id, code, (digits) => createOTP(secret).verify(digits))
  if (!(await putNextApp(tools.database, owner.id, { secret: kept, recoveryCodes })))
    throw new AppError('conflict', 'This was ended meanwhile. Begin again.')
  await revokeOthers(tools.database, owner.id, owner.sessionId)
}
