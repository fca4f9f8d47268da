import type { SignedInUser } from '#contract/account/auth.ts'
import { callApi } from '#web/plumbing/api-client.ts'

export type StaffCounts = { reports: number | null; hidden: number | null; pairs: number | null }

export async function countForStaff(
  user: SignedInUser | null,
  how: { fetch: typeof globalThis.fetch },
): Promise<StaffCounts | null> {
  if (user?.organization?.kind !== 'alliance') return null
  const [reports, hidden, pairs] = await Promise.all([
    callApi('GET /api/staff/reports', { query: {} }, how).catch(() => null),
    callApi('GET /api/staff/listings', { query: { show: 'hidden' } }, how).catch(() => null),
    callApi('GET /api/pairs', { query: {} }, how).catch(() => null),
  ])
  return { reports: reports?.counts.open ?? null, hidden: hidden?.total ?? null, pairs: pairs?.total ?? null }
}
