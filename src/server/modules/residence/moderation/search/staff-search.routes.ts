import { requireModerator } from '#server/modules/residence/moderation/moderation.routes.ts'
import type { RateLimits } from '#server/plumbing/admission/limits/rate-limits.ts'
import { serveCall } from '#server/plumbing/calls/serve-call.ts'
import { createHttp, type Http } from '#server/plumbing/http.ts'
import type { StaffSearch } from './staff-search.service.ts'

export function createStaffSearchRoutes(search: StaffSearch, { rateLimits }: { rateLimits: RateLimits }): Http {
  const http = createHttp()
  const searches = rateLimits('staff-search', { limit: 120, windowSeconds: 600 })

  serveCall(http, 'GET /api/staff/search', requireModerator, async ({ who, query }) => {
    if (query.q !== '') await searches.take(who.person.id)
    return search.find(who, query.q)
  })
  return http
}
