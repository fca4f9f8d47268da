import { type Problems, type Refusal, refuseAsConflict } from '#domain/decisions/refusal.ts'
import { toMomentOfClock } from '#domain/language/dates.ts'
import { dayMs } from '#domain/language/durations.ts'
import type { Language } from '#domain/language/language.ts'

export const noticeKinds = ['outage', 'storm', 'other'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export const noticeLimits = { words: 400, days: 31, daysAhead: 60 } as const

/** Where staff say when a notice begins and ends; the hours of support follow the same clock. */
export const noticeZone = 'America/New_York'

/** What stands on pages. `states`: two letters each, and their names; none means every page. */
export type SiteNotice = {
  id: string
  kind: NoticeKind
  words: Record<Language, string>
  states: readonly string[]
  stateNames: Record<Language, string>
}

export type NoticeTimes = { startsAt: Date; endsAt: Date; endedAt: Date | null }

export const noticeStandings = ['planned', 'shown', 'ended'] as const
export type NoticeStanding = (typeof noticeStandings)[number]

export function gradeNotice({ startsAt, endsAt, endedAt }: NoticeTimes, now: Date): NoticeStanding {
  if (endedAt !== null || endsAt <= now) return 'ended'
  return startsAt > now ? 'planned' : 'shown'
}

/** `about`: the states a page is about, and 'all' for a desk, whose homes may lie in several. */
export function pickNotices<Of extends Pick<SiteNotice, 'states'>>(
  notices: readonly Of[],
  about: readonly string[] | 'all',
): Of[] {
  return notices.filter(({ states }) => {
    return states.length === 0 || about === 'all' || states.some((state) => about.includes(state))
  })
}

/** `from` and `until` as a form takes a moment (2027-01-31T09:30), on the clock of `noticeZone`; without `from`, now. */
export function readNoticeTimes(given: { from: string | null; until: string }, now: Date): NoticeTimes {
  return {
    startsAt: given.from === null ? now : toMoment(given.from),
    endsAt: toMoment(given.until),
    endedAt: null,
  }
}

const toMoment = (local: string) => new Date(toMomentOfClock(Date.parse(`${local}Z`), noticeZone))

export function findTimeProblem(
  { startsAt, endsAt }: Pick<NoticeTimes, 'startsAt' | 'endsAt'>,
  now: Date,
): Problems | null {
  if (startsAt.getTime() > now.getTime() + noticeLimits.daysAhead * dayMs)
    return { from: `A notice can be planned ${noticeLimits.daysAhead} days ahead.` }
  if (endsAt <= now) return { until: 'This time is over. Choose one that is still to come.' }
  if (endsAt <= startsAt) return { until: 'It ends before it begins.' }
  if (endsAt.getTime() > startsAt.getTime() + noticeLimits.days * dayMs)
    return { until: `A notice stands for ${noticeLimits.days} days at most. Choose an earlier end.` }
  return null
}

export function refuseEnding(notice: NoticeTimes, now: Date): Refusal | null {
  return gradeNotice(notice, now) === 'ended' ? refuseAsConflict('This notice has ended already.') : null
}
