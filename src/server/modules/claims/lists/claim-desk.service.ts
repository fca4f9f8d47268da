import { createClaimCases } from '#server/modules/claims/case.service.ts'
import { createCheckMailing } from '#server/modules/claims/checking/check-mailing.service.ts'
import { createChecking } from '#server/modules/claims/checking/checking.service.ts'
import { createTrust } from '#server/modules/claims/checking/trust.service.ts'
import { createClaims } from '#server/modules/claims/claims.service.ts'
import { createCodes } from '#server/modules/claims/codes/codes.service.ts'
import { createStopLinks } from '#server/modules/claims/codes/stop-links.rules.ts'
import { createDailyList } from '#server/modules/claims/daily-list/daily-list.service.ts'
import { createDeciding } from '#server/modules/claims/deciding/deciding.service.ts'
import { createClaimMailing } from '#server/modules/claims/mails/mailing.service.ts'
import { createPapers } from '#server/modules/claims/papers/papers.service.ts'
import { createStopping } from '#server/modules/claims/stopping/stopping.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Pictures } from '#server/modules/residence/photos/photos.service.ts'
import type { KnownPlaces } from '#server/modules/search/meant/known-places.service.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createFinding } from './finding.service.ts'

export type ClaimDesk = ReturnType<typeof createClaimDesk>

type Parts = Pick<
  ServerParts,
  'transactions' | 'clock' | 'limits' | 'rateLimits' | 'secretKey' | 'supportEmail' | 'baseUrl'
> & {
  search: Pick<Search, 'find'>
  places: Pick<KnownPlaces, 'typed'>
  mail: Pick<MailService, 'enqueue' | 'enqueueText' | 'startDelivery' | 'takeBack'>
  pictures: Pictures
}

export function createClaimDesk(parts: Parts) {
  const mailing = createClaimMailing(parts)
  const checkMailing = createCheckMailing(parts)
  const links = createStopLinks(parts.secretKey)
  const codes = createCodes({ ...parts, links })
  const cases = createClaimCases({ ...parts, mailing, codes, trust: createTrust({ checkMailing }) })
  return {
    finding: createFinding(parts),
    claims: createClaims({ ...parts, cases, codes }),
    deciding: createDeciding({ ...parts, cases }),
    papers: createPapers({ ...parts, cases }),
    stopping: createStopping({ ...parts, links, cases }),
    checking: createChecking({ ...parts, mailing, checkMailing }),
    dailyList: createDailyList(parts),
  }
}
