import type { SignedInUser } from '#contract/auth/auth.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export type StaffCounts = Record<
  'messages' | 'reports' | 'hidden' | 'pairs' | 'failedMails' | 'grievances' | 'late' | 'appeals' | 'resets',
  number | null
>

export async function countForStaff(
  user: SignedInUser | null,
  how: { fetch: typeof globalThis.fetch },
): Promise<StaffCounts | null> {
  if (user?.organization?.kind !== 'alliance') return null
  const [inbox, reports, listings, pairs, mail, cases, queue, people] = await Promise.all([
    callApi('GET /api/staff/inbox', { query: {} }, how).catch(() => null),
    callApi('GET /api/staff/reports', { query: {} }, how).catch(() => null),
    callApi('GET /api/staff/listings', { query: { show: 'hidden' } }, how).catch(() => null),
    callApi('GET /api/pairs', { query: {} }, how).catch(() => null),
    callApi('GET /api/staff/mail', { query: { state: 'failed' } }, how).catch(() => null),
    callApi('GET /api/affiliate/grievances', {}, how).catch(() => null),
    callApi('GET /api/affiliate/applications', {}, how).catch(() => null),
    callApi('GET /api/staff/people', { query: {} }, how).catch(() => null),
  ])
  return {
    messages: inbox?.counts.open ?? null,
    reports: reports?.counts.open ?? null,
    hidden: listings?.total ?? null,
    pairs: pairs?.total ?? null,
    failedMails: mail?.failed ?? null,
    grievances: cases?.open.length ?? null,
    late: cases?.open.filter(({ turn }) => turn?.whose === 'handler' && turn.isLate).length ?? null,
    appeals: queue?.applications.filter(({ stage }) => stage === 'appeal').length ?? null,
    resets: people?.resets.length ?? null,
  }
}
