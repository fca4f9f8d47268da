import type { BoardGroup, BoardHold } from '#contract/beds/board.ts'
import type { MyResidence } from '#contract/residence/residences.ts'
import { type BedAge, describeBedAge, gradeBedAge } from '#domain/beds/bed-age.ts'
import { createDateFormat } from '#domain/language/dates.ts'
import { dayMs, minuteMs } from '#domain/language/durations.ts'
import { audienceWords } from '#domain/residence/residence.ts'
import type { GroupView } from '#web/parts/beds/bed-queue/queue-view.ts'
import type { ReportedHere } from '#web/parts/beds/bed-queue/queued-changes.ts'
import { formatDateAndTime, formatTime, formatZone } from '#web/parts/desk/moment/moment-words.ts'

/** Empty for the reader's own zone; the server says times in the organization's. */
export type Zone = { timeZone?: string }

export type GroupOnBoard = { residence: MyResidence; group: BoardGroup; now: Date; zone: Zone }

/** What can be taken back for 10 s is sent after that. */
export const isUnsent = (since: string, isHeldUp: boolean, now: Date) =>
  isHeldUp || now.getTime() - Date.parse(since) > 13_000

export function namePlace(residence: Pick<MyResidence, 'name' | 'groups'>, group: BoardGroup): string {
  return residence.groups.length > 1 ? `${residence.name}, ${audienceWords[group.audience]}` : residence.name
}

export const buildLineId = (groupId: string) => `beds-${groupId}`

export function countMostOpen({ totalBeds, holds }: Pick<BoardGroup, 'totalBeds' | 'holds'>): number {
  return Math.max(0, totalBeds - holds.length)
}

export function describeForOperator(saidAt: Date | null, now: Date, isPublic = true): string {
  const words = describeBedAge(saidAt, now, null)
  const grade = gradeBedAge(saidAt, now)
  if (grade === 'stale') {
    const callers = isPublic ? ' Callers see “Call to confirm”.' : ''
    return words.replace(/^Said/, 'Last confirmed').replace(' Call to confirm.', callers)
  }
  return grade === 'withdrawn' && isPublic ? `${words}. Callers see “Call to ask”.` : words
}

export function describeForOperatorOnPaper(saidAt: Date | null, { now, zone, isPublic }: PaperWordsOf): string | null {
  if (saidAt === null) return null
  const grade = gradeBedAge(saidAt, now)
  const at = formatDateAndTime(saidAt, zone) + formatZone(saidAt, zone)
  const callers = (isPublic && callersRead[grade]) || ''
  return grade === 'withdrawn' ? `No number since ${at}${callers}` : `Said ${at}${callers}`
}

type PaperWordsOf = { now: Date; zone: Zone; isPublic: boolean }

const callersRead: Partial<Record<BedAge, string>> = {
  stale: '. Callers see “Call to confirm”.',
  withdrawn: '. Callers see “Call to ask”.',
}

export type AgeOfGroup = { grade: BedAge | 'waiting'; words: string; at: string | null; onPaper: string | null }

export function describeGroupAge(
  group: BoardGroup,
  view: GroupView,
  about: PaperWordsOf & { isHeldUp: boolean },
): AgeOfGroup {
  const { now, zone, isHeldUp, isPublic } = about
  const open = view.open ?? group.open
  const isFull = group.totalBeds > 0 && open === countMostOpen(group)
  const full = isFull ? ` ${describeFull(group)}` : ''
  if (view.since !== null && isUnsent(view.since, isHeldUp, now)) {
    return {
      grade: 'waiting',
      words: `Waiting on this device since ${formatClock(view.since, now, zone)}`,
      at: view.since,
      onPaper: null,
    }
  }
  const at = view.since ?? group.saidAt
  const saidAt = at === null ? null : new Date(at)
  const onPaper = describeForOperatorOnPaper(saidAt, about)
  if (view.since !== null) {
    const was = describeBefore(view.from, open, view.undoTo)
    return { grade: 'fresh', words: `Said just now by you.${was}${full}`, at, onPaper }
  }
  const isNew = saidAt !== null && now.getTime() - saidAt.getTime() < minuteMs
  const words = isNew
    ? `Said just now${describeReporter(group)}.${describeBefore(group.openBefore, open, view.undoTo)}`
    : describeForOperator(saidAt, now, isPublic)
  const end = full && !/[.”]$/.test(words) ? '.' : ''
  return { grade: gradeBedAge(saidAt, now), words: `${words}${end}${full}`, at, onPaper }
}

/** After several taps it names the number before the first of them; none where there was none. */
function describeBefore(before: number | null, open: number | null, undoTo: number | null): string {
  const was = before === null ? null : (undoTo ?? before)
  return was === null || was === open ? '' : ` It was ${was}.`
}

function describeReporter({ saidBy }: BoardGroup): string {
  if (saidBy?.isYou) return ' by you'
  return saidBy?.name ? ` by ${saidBy.name}` : ''
}

function describeFull({ totalBeds, holds }: BoardGroup): string {
  const taken = holds.length > 0 ? 'open or held' : 'open'
  return totalBeds === 1 ? `The 1 bed is ${taken}.` : `All ${totalBeds} are ${taken}.`
}

export function formatClock(at: string, now: Date, zone: Zone): string {
  const moment = new Date(at)
  const words = formatTime(moment, zone)
  return isSameDay(moment, now, zone) ? words : `${nameDay(moment, now, zone)} ${words}`
}

function isSameDay(one: Date, other: Date, zone: Zone): boolean {
  const day = createDateFormat({ dateStyle: 'short', ...zone })
  return day.format(one) === day.format(other)
}

function nameDay(moment: Date, now: Date, zone: Zone): string {
  const isNear = Math.abs(moment.getTime() - now.getTime()) < 6 * dayMs
  const options = isNear ? ({ weekday: 'long' } as const) : ({ month: 'short', day: 'numeric' } as const)
  return createDateFormat({ ...options, ...zone }).format(moment)
}

export function formatUntil(until: string, now: Date, zone: Zone): string {
  const moment = new Date(until)
  const at = formatTime(moment, zone).replace(':00 ', ' ')
  return `${nameDay(moment, now, zone)} ${at}${formatZone(moment, zone)}`
}

export function describeHold({ until, note }: BoardHold, now: Date, zone: Zone): string {
  return `1 held until ${formatUntil(until, now, zone)}${note ? `, “${note}”` : ''}`
}

function formatAt(at: string, now: Date, zone: Zone): string {
  const moment = new Date(at)
  const words = formatTime(moment, zone)
  return isSameDay(moment, now, zone) ? `at ${words}` : `on ${nameDay(moment, now, zone)}, ${words}`
}

export function describeReportedHere({ kind, open, madeAt }: ReportedHere, now: Date, zone: Zone): string {
  const what =
    kind === 'hold' ? 'You held a bed' : kind === 'confirm' ? `You said ${open} is still right` : `You set ${open}`
  return `${what} ${formatAt(madeAt, now, zone)}.`
}

export type ConflictWords = { title: string; words: string; keep: string; use: string }

export function describeConflict(
  { residence, group, view }: { residence: Pick<MyResidence, 'groups' | 'status'>; group: BoardGroup; view: GroupView },
  { now, zone }: { now: Date; zone: Zone },
): ConflictWords | null {
  if (!view.conflict) return null
  const { open } = view.conflict
  const isOne = residence.groups.length === 1
  const what = isOne ? 'this number' : audienceWords[group.audience]
  const theirs = group.open ?? 0
  const who = group.saidBy?.isYou ? 'You' : group.saidBy?.name || 'Somebody'
  const from = group.saidBy?.isYou ? ' from your other device' : group.saidBy?.name ? ` from ${group.saidBy.name}` : ''
  const report = group.saidAt === null ? '' : ` ${who} set ${theirs} ${formatAt(group.saidAt, now, zone)}.`
  const callers = residence.status === 'published' ? ` Callers see ${theirs} now.` : ''
  return {
    title: group.saidBy?.isYou ? `${isOne ? 'This number' : what} changed twice.` : `Two people changed ${what}.`,
    words: `${describeReportedHere(view.conflict, now, zone)}${report}${callers}`,
    keep: `Keep ${theirs}${from}`,
    use: `Use my ${open}`,
  }
}
