import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Pictures } from '#server/modules/residences/photos/photos.service.ts'
import type { KnownPlaces } from '#server/modules/search/meant/known-places.service.ts'
import type { Search } from '#server/modules/search/search.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { startClaimJobs } from './claim.jobs.ts'
import { createClaimsRoutes } from './claims.routes.ts'
import { createClaimDesk } from './lists/claim-desk.service.ts'
import { createClaimSearch } from './lists/claim-search.service.ts'

export function createClaimsModule(
  parts: ServerParts & { mail: MailService; search: Search; places: KnownPlaces; pictures: Pictures },
) {
  const claims = createClaimDesk(parts)
  return {
    search: createClaimSearch(parts),
    routes: [createClaimsRoutes(claims)],
    start: () => startClaimJobs(parts.jobs, claims),
  }
}
