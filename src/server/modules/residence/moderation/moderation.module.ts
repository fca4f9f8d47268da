import type { Accounts } from '#server/modules/auth/accounts/accounts.service.ts'
import type { MailService } from '#server/modules/mail/mail.service.ts'
import type { Officers } from '#server/modules/team/officers.service.ts'
import type { ServerModule, ServerParts } from '#server/plumbing/work/server-module.ts'
import { createCorrectionsRoutes } from './corrections/corrections.routes.ts'
import { createCorrections } from './corrections/corrections.service.ts'
import { createListings } from './listings.service.ts'
import { createMerging } from './merging/merging.service.ts'
import { createModerationRoutes } from './moderation.routes.ts'
import { createLocks } from './people/locks.service.ts'
import { createPeopleRoutes } from './people/people.routes.ts'
import { createPeople } from './people/people.service.ts'
import { createResets } from './people/resets.service.ts'
import { createReporting } from './reporting.service.ts'
import { createReports } from './reports.service.ts'
import { createStaffSearchRoutes } from './search/staff-search.routes.ts'
import { createStaffSearch, type SearchedParts } from './search/staff-search.service.ts'

type Parts = ServerParts & SearchedParts & { mail: MailService; accounts: Accounts; officers: Officers }

export function createModerationModule(parts: Parts): ServerModule {
  const listings = createListings(parts)
  const reports = createReports({ ...parts, listings })
  const resets = createResets(parts)
  const people = createPeople(parts)
  return {
    routes: [
      createModerationRoutes({ listings, reports, merging: createMerging(parts), reporting: createReporting(parts) }),
      createCorrectionsRoutes(createCorrections(parts)),
      createPeopleRoutes({ people, locks: createLocks(parts), resets }),
      createStaffSearchRoutes(createStaffSearch({ ...parts, people, listings }), parts),
    ],
    start: async () => {
      await parts.jobs.repeat('report-retention', '41 8 * * *', reports.forgetOld)
      await parts.jobs.repeat('factor-resets', '*/10 * * * *', resets.carryOut)
    },
  }
}
