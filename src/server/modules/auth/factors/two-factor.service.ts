import type { SecondFactorState } from '#contract/auth/factors.ts'
import type { Visitor } from '#server/modules/auth/library/library-calls.ts'
import { countCodesLeft, createRecoveryCodeHasher } from '#server/modules/auth/library/recovery-codes.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import { readTokenSetBy, toLasting } from '#server/modules/auth/sessions/lasting-session.service.ts'
import type { SessionOwner } from '#server/modules/auth/sessions/sessions.service.ts'
import { revokeOthers } from '#server/modules/auth/sessions/sessions.store.ts'
import { buildQrPath } from '#server/plumbing/answers/qr-path.ts'
import { AppError } from '#server/plumbing/calls/errors.ts'
import { buildAppAddress, formatSecret, generateRecoveryCodes, generateSecret } from './authenticator-app.rules.ts'
import { buildWrongCodeError, checkCode } from './code-check.service.ts'
import { notifyOfFactorChange } from './factor-notice.service.ts'
import { beginNewPhone, finishNewPhone, readNextSecret, stopNewPhone } from './new-phone.service.ts'
import { deleteApp, type Factors, keepNewApp, keepRecoveryCodes, readFactors } from './two-factor.store.ts'

/** Holds the secret of an app that is being set up only if the person proved who they are just now. */
export async function readState(tools: SignInTools, owner: SessionOwner): Promise<SecondFactorState> {
  const factors = await readFactors(tools.database, owner.id)
  const { app, passkeys, hasPassword } = factors
  const isOn = app?.isOn === true
  const maySee = owner.isProved === true && !mustShow(owner, factors)
  const begun = !maySee ? null : isOn ? await readNextSecret(tools, owner) : (app?.secret ?? null)
  const askedByPassword = hasPassword && !mustShow(owner, factors)
  return {
    app: isOn ? 'on' : app ? 'begun' : 'none',
    recoveryCodesLeft: isOn && app ? countCodesLeft(app.recoveryCodes) : 0,
    setUp: begun !== null ? await readSetUp(tools, begun, owner.email) : null,
    isProved: owner.isProved === true,
    mustShow: mustShow(owner, factors),
    canEnd: isOn && !isLast(tools, factors),
    proofs: { password: askedByPassword, code: isOn, passkey: passkeys > 0 },
  }
}

async function readSetUp(tools: SignInTools, kept: string, email: string) {
  const secret = await (await tools.library()).decrypt(kept)
  const { size, path } = buildQrPath(buildAppAddress(secret, email))
  return { key: formatSecret(secret), qr: { size, path } }
}

/**
 * A person who must use a second factor and has one shows it first: otherwise a stolen password would be enough to
 * add another.
 */
export async function requireShownFactor(tools: SignInTools, owner: SessionOwner): Promise<void> {
  if (mustShow(owner, await readFactors(tools.database, owner.id)))
    throw new AppError('not_allowed', 'Confirm first with the passkey or the code you have.')
}

const mustShow = (owner: SessionOwner, { app, passkeys }: Factors) =>
  owner.secondFactorFor !== undefined && (app?.isOn === true || passkeys > 0)

const isLast = (tools: SignInTools, { decidesForOthers, passkeys }: Factors) =>
  tools.secondFactor === 'required' && decidesForOthers && passkeys === 0

/**
 * Throws `not_allowed` where no required second factor would be left, or the present one was not shown: otherwise a
 * password alone would be enough to set up another.
 */
export async function requireEndablePasskeys(tools: SignInTools, owner: SessionOwner, kept: number): Promise<void> {
  await requireShownFactor(tools, owner)
  const factors = await readFactors(tools.database, owner.id)
  if (factors.app?.isOn || !isLast(tools, { ...factors, passkeys: kept })) return
  throw new AppError('not_allowed', 'Your organization asks for a second factor. Add another passkey or an app first.')
}

export async function beginApp(tools: SignInTools, owner: SessionOwner): Promise<void> {
  await requireShownFactor(tools, owner)
  const { app } = await readFactors(tools.database, owner.id)
  if (app?.isOn) return beginNewPhone(tools, owner)
  const { encrypt } = await tools.library()
  const kept = await keepNewApp(tools.database, owner.id, {
    secret: await encrypt(generateSecret()),
    recoveryCodes: await createRecoveryCodeHasher(tools.secret).encrypt(JSON.stringify([])),
  })
  if (!kept) throw new AppError('conflict', 'An app is set up already.')
}

/** The session goes on under a new token and every other session ends. The recovery codes are shown only this once. */
export async function finishApp(
  tools: SignInTools,
  visitor: Visitor,
  owner: SessionOwner,
  code: string,
): Promise<{ recoveryCodes: string[]; cookies: string[] }> {
  await requireShownFactor(tools, owner)
  const { app } = await readFactors(tools.database, owner.id)
  if (!app) throw new AppError('conflict', 'This was ended meanwhile. Begin again.')
  if (app.isOn) return { recoveryCodes: await moveToNewPhone(tools, visitor, owner, code), cookies: [] }
  const lasting = await toLasting(tools, visitor)
  // A recovery code cannot pass: there is none yet.
  const { cookies } = await checkCode(tools, visitor, owner.id, code).catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'invalid_input' ? buildWrongCodeError() : error
  })
  const sessionId = await lasting.goesOnIn(readTokenSetBy(tools, cookies), { withSecondFactor: true })
  if (sessionId !== null) await revokeOthers(tools.database, owner.id, sessionId)
  const recoveryCodes = await replaceCodes(tools, owner)
  await notifyOfFactorChange(tools, visitor, owner, 'codes-on')
  return { recoveryCodes, cookies }
}

async function moveToNewPhone(tools: SignInTools, visitor: Visitor, owner: SessionOwner, code: string) {
  const codes = generateRecoveryCodes()
  const recoveryCodes = await createRecoveryCodeHasher(tools.secret).encrypt(JSON.stringify(codes))
  await finishNewPhone(tools, visitor, owner, { code, recoveryCodes })
  await notifyOfFactorChange(tools, visitor, owner, 'codes-moved')
  return codes
}

export async function stopApp(tools: SignInTools, owner: SessionOwner): Promise<void> {
  const { app } = await readFactors(tools.database, owner.id)
  if (app?.isOn) await stopNewPhone(tools, owner)
  else await deleteApp(tools.database, owner.id)
}

export async function renewRecoveryCodes(tools: SignInTools, visitor: Visitor, owner: SessionOwner): Promise<string[]> {
  const { app } = await readFactors(tools.database, owner.id)
  if (!app?.isOn) throw new AppError('conflict', 'No app is set up.')
  const codes = await replaceCodes(tools, owner)
  await notifyOfFactorChange(tools, visitor, owner, 'recovery-codes-new')
  return codes
}

async function replaceCodes({ database, secret }: SignInTools, owner: SessionOwner): Promise<string[]> {
  const codes = generateRecoveryCodes()
  await keepRecoveryCodes(database, owner.id, await createRecoveryCodeHasher(secret).encrypt(JSON.stringify(codes)))
  return codes
}

/** Throws `not_allowed` where it is the only second factor the person has and one is required. */
export async function endApp(tools: SignInTools, visitor: Visitor, owner: SessionOwner): Promise<void> {
  await requireShownFactor(tools, owner)
  const factors = await readFactors(tools.database, owner.id)
  if (factors.app?.isOn && isLast(tools, factors))
    throw new AppError('not_allowed', 'Your organization asks for a second factor. Add a passkey first.')
  const wasThere = await deleteApp(tools.database, owner.id)
  if (!wasThere || !factors.app?.isOn) return
  await notifyOfFactorChange(tools, visitor, owner, 'codes-off')
}
