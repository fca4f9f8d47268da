import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Pictures } from '#server/modules/residence/photos/photos.service.ts'
import type { KnownPlaces } from '#server/modules/search/meant/known-places.service.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createClaimsRoutes } from './claims.routes.ts'
import { createClaimDesk } from './lists/claim-desk.service.ts'
import { createClaimSearch } from './lists/claim-search.service.ts'

export function createClaimsModule(
  parts: ServerParts & { mail: MailService; search: Search; places: KnownPlaces; pictures: Pictures },
) {
  const claims = createClaimDesk(parts)
  const { deciding, checking, dailyList, papers } = claims
  const { repeat } = parts.jobs
  return {
    search: createClaimSearch(parts),
    routes: [createClaimsRoutes(claims)],
    async start() {
      await repeat('claim-papers', '* * * * *', papers.deleteOfEnded)
      await repeat('check-new', '* * * * *', checking.notifyOfNew)
      await repeat('daily-list', '41 11 * * *', dailyList.send)
      await repeat('claim-overdue', '17 * * * *', async () => {
        await deciding.notifyOfOverdue()
        await checking.notifyOfOverdue()
      })
      await repeat('claim-retention', '56 8 * * *', async () => {
        await deciding.forgetOld()
        await checking.forgetOld()
      })
    },
  }
}
