import { pickNotices, type SiteNotice } from '#domain/help/notices/site-notice.ts'
import type { Page, Visit } from '#web/plumbing/page.ts'

/** What of a page its frame depends on. */
export type FrameParts = { hasResidences: boolean; notices: readonly SiteNotice[] }

export function chooseFrameParts(page: Page<unknown>, visit: Visit, data: unknown): FrameParts {
  const isDesk = page.frame === 'desk' && Boolean(visit.user)
  return {
    hasResidences: page.hasResidences?.(data) ?? false,
    notices: pickNotices(visit.notices ?? [], isDesk ? 'all' : (page.statesOf?.(data) ?? [])),
  }
}
