import { addDays } from '#domain/language/added-time.ts'
import type { GrievanceStage } from './grievance.ts'

export const clockParts = [
  'urgent',
  'acknowledge',
  'review',
  'decide',
  'filer',
  'operator',
  'referral',
  'reopen',
] as const
export type ClockPart = (typeof clockParts)[number]

export type GrievanceClock = Readonly<Record<ClockPart, number>>

/** Ours: the standard names no days (rule 1.C.7.b). A state's affiliate sets its own over them. */
export const defaultClock: GrievanceClock = {
  urgent: 1,
  acknowledge: 3,
  review: 7,
  decide: 30,
  filer: 14,
  operator: 10,
  referral: 30,
  reopen: 60,
}

export const mostClockDays = 180

export const toShownClock = (days: Partial<GrievanceClock>, source: string) =>
  JSON.stringify([...clockParts.map((part) => days[part] ?? null), source])

type GrievanceStanding = { stage: GrievanceStage; stageSince: Date; isUrgent: boolean }
export type GrievanceTurn = { whose: 'handler' | 'filer'; due: Date }

/** Whose turn it is and until when; null once it is closed. */
export function findTurn(
  { stage, stageSince, isUrgent }: GrievanceStanding,
  clock: GrievanceClock,
): GrievanceTurn | null {
  const buildTurn = (whose: GrievanceTurn['whose'], part: ClockPart) => ({
    whose,
    due: addDays(stageSince, clock[part]),
  })
  switch (stage) {
    case 'received':
      return buildTurn('handler', isUrgent ? 'urgent' : 'acknowledge')
    case 'acknowledged':
      return buildTurn('handler', 'review')
    case 'review':
      return buildTurn('handler', 'decide')
    case 'waiting':
      return buildTurn('filer', 'filer')
    case 'referred':
      return buildTurn('handler', 'referral')
    case 'closed':
      return null
  }
}

export const isPast = (turn: GrievanceTurn | null, now: Date) => turn !== null && turn.due < now
