import { createCheckTelling } from '#server/modules/claims/checking/check-telling.service.ts'
import { type Checking, createChecking } from '#server/modules/claims/checking/checking.service.ts'
import { type Claims, createClaims } from '#server/modules/claims/claims.service.ts'
import { createDailyList, type DailyList } from '#server/modules/claims/daily-list/daily-list.service.ts'
import { createDeciding, type Deciding } from '#server/modules/claims/deciding/deciding.service.ts'
import { createTelling } from '#server/modules/claims/letters/telling.service.ts'
import { createProof, type Proof } from '#server/modules/claims/proof.service.ts'
import { createSettling } from '#server/modules/claims/settling/settling.service.ts'
import { stopLinks } from '#server/modules/claims/stopping/stop-links.ts'
import { createStopping, type Stopping } from '#server/modules/claims/stopping/stopping.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import type { SharedLimits } from '#server/plumbing/gate/limits/shared-limits.ts'
import type { Clock } from '#server/plumbing/start/clock.ts'
import type { Transactions } from '#server/plumbing/transactions.ts'

export type ClaimDesk = {
  claims: Claims
  proof: Proof
  deciding: Deciding
  stopping: Stopping
  checking: Checking
  dailyList: DailyList
}

export function createClaimDesk(parts: {
  transactions: Transactions
  search: Pick<Search, 'find'>
  mail: Pick<MailService, 'enqueue' | 'enqueueText' | 'nudge'>
  clock: Clock
  limits: SharedLimits
  secretKey: string
  supportEmail: string
  baseUrl: string
}): ClaimDesk {
  const telling = createTelling(parts)
  const checkTelling = createCheckTelling(parts)
  const settling = createSettling({ telling, checkTelling })
  const links = stopLinks(parts.secretKey)
  return {
    claims: createClaims({ ...parts, settling, telling }),
    proof: createProof({ ...parts, settling, links }),
    deciding: createDeciding({ ...parts, settling, telling }),
    stopping: createStopping({ ...parts, links, settling, telling }),
    checking: createChecking({ ...parts, telling, checkTelling }),
    dailyList: createDailyList(parts),
  }
}
