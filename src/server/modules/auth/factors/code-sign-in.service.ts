import type { SignedInUser } from '#contract/auth/auth.ts'
import type { Visitor, WithCookies } from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import { buildSessionCookieName } from '#server/modules/auth/sessions/session-cookie.rules.ts'
import { openSession } from '#server/modules/auth/sign-in/sign-in.service.ts'
import { checkCode, signInAnew } from './code-check.service.ts'
import { notifyOfFactorChange } from './factor-notice.service.ts'

/** Throws `signed_out` where nobody gave a password in the last minutes, and what `checkCode` throws. */
export async function signInWithCode(
  tools: SignInTools,
  visitor: Visitor,
  code: string,
): Promise<WithCookies<SignedInUser>> {
  // With a session cookie the library would act for that session, and not for the password given just now.
  const asking = { ...visitor, cookies: dropSession(visitor.cookies, tools.baseUrl) }
  const personId = await findChallengedPerson(tools, asking)
  if (personId === null) throw signInAnew()
  const { kind, ...opened } = await checkCode(tools, asking, personId, code)
  const opening = await openSession(tools, visitor, opened, { withSecondFactor: true })
  if (kind === 'recovery') await notifyOfFactorChange(tools, visitor, opening.value, 'recovery-code-used')
  return opening
}

export async function findChallengedPerson(tools: SignInTools, visitor: Visitor): Promise<string | null> {
  const { challenged } = await tools.library()
  return challenged(visitor.cookies)
}

function dropSession(cookies: string | null, baseUrl: string): string | null {
  const name = `${buildSessionCookieName(baseUrl)}=`
  const others = cookies?.split(/;\s*/).filter((cookie) => !cookie.startsWith(name)) ?? []
  return others.length === 0 ? null : others.join('; ')
}
