import type { HeldMails } from '#server/modules/mail/mail.service.ts'
import type { Tx } from '#server/plumbing/transactions.ts'
import { apply } from './check-case.service.ts'
import type { CheckMailing } from './check-mailing.service.ts'
import { findOpenCheck } from './checks.store.ts'
import { markTrusted, takeResidencesOff, unmarkTrusted } from './trust.store.ts'

type Proof = { organizationId: string; claimId: string; at: Date }
export type Trust = ReturnType<typeof createTrust>

export function createTrust({ checkMailing }: { checkMailing: CheckMailing }) {
  return {
    async give(tx: Tx, { organizationId, claimId, at }: Proof, held: HeldMails | null): Promise<void> {
      if (!(await markTrusted(tx, organizationId, claimId, at))) return
      const check = await findOpenCheck(tx, organizationId)
      if (check) await apply(tx, checkMailing, check, { kind: 'proved', at }, held)
    },
    async take(tx: Tx, { organizationId, claimId }: Proof): Promise<void> {
      if (await unmarkTrusted(tx, organizationId, claimId)) await takeResidencesOff(tx, organizationId, 'waiting')
    },
  }
}
