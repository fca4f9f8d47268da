import type { Visitor } from '#server/modules/auth/library/library-calls.ts'
import type { SignInTools } from '#server/modules/auth/library/sign-in-tools.ts'
import { describeDevice } from '#server/plumbing/visitors/device-words.ts'

type Change = 'codes-on' | 'codes-moved' | 'codes-off' | 'recovery-codes-new' | 'recovery-code-used'

export async function notifyOfFactorChange(
  { mails, clock, log, securityEvents }: SignInTools,
  visitor: Visitor,
  person: { id: string; email: string; firstName: string | null },
  kind: Change,
): Promise<void> {
  log.info('factor changed', { personId: person.id, about: kind })
  const isLost = kind === 'codes-off' || kind === 'recovery-code-used'
  const event = { address: visitor.address, personId: person.id, about: kind }
  securityEvents.note({ ...event, kind: isLost ? 'factor_removed' : 'factor_added' })
  await mails.factorChanged(person, { kind, at: clock.now(), device: describeDevice(visitor.userAgent) })
}
