import { type Refusal, refuseAsConflict, refuseAsInvalid, refuseAsNotFound } from '#domain/decisions/refusal.ts'
import { dayMs, minuteMs } from '#domain/language/durations.ts'

export const checkOutcomes = ['right', 'changed', 'gone', 'no_answer'] as const
export type CheckOutcome = (typeof checkOutcomes)[number]

export const checkWordsLimit = 500

/** Both are ours; NARR's standard names neither. */
export const checkDays = 180
export const bedsConfirmDays = 30

type Listing = {
  isPublished: boolean
  isClaimed: boolean
  listedAt: string | null
  checkedAt: string | null
  saidAt: string | null
}

export function isToCheck({ isPublished, isClaimed, listedAt, checkedAt, saidAt }: Listing, now: Date): boolean {
  const isWithin = (at: string | null, days: number) => at !== null && now.getTime() - Date.parse(at) <= days * dayMs
  const isFresh = isWithin(listedAt, checkDays) || isWithin(saidAt, bedsConfirmDays)
  return isPublished && !isWithin(checkedAt, checkDays) && !(isClaimed && isFresh)
}

export type Check = {
  id: string
  outcome: CheckOutcome
  words: string
  personId: string | null
  at: string
  undoneAt: string | null
}

type NewCheck = Pick<Check, 'outcome' | 'words' | 'personId'>

const keepsWords = (outcome: CheckOutcome) => outcome === 'changed' || outcome === 'gone'

const missingWords = {
  changed: 'Say in a line what is different.',
  gone: 'Say in a line how you know that it is gone.',
} as const

export function refuseCheck({ outcome, words }: Pick<Check, 'outcome' | 'words'>): Refusal | null {
  return (outcome === 'changed' || outcome === 'gone') && words === ''
    ? refuseAsInvalid({ words: missingWords[outcome] })
    : null
}

export const cleanCheck = <Of extends NewCheck>(check: Of): Of =>
  keepsWords(check.outcome) ? check : { ...check, words: '' }

const repeatMs = 10 * minuteMs

export const findLastCheck = <Of extends Check>(checks: readonly Of[]): Of | null =>
  checks.find(({ undoneAt }) => undoneAt === null) ?? null

/** The same answer of the same person minutes later is a second press of the button. */
export function isRepeated(check: NewCheck, last: Check | null, now: Date): boolean {
  return (
    last !== null &&
    last.outcome === check.outcome &&
    last.words === check.words &&
    last.personId === check.personId &&
    now.getTime() - Date.parse(last.at) <= repeatMs
  )
}

type ListingHolder = { isOwn: boolean; isClaimed: boolean }

/** An affiliate takes down, and puts back, what came from its own list, until an operator claims it. */
export function refuseTakingDown({ isOwn, isClaimed }: ListingHolder): Refusal | null {
  if (isClaimed) return refuseAsConflict('Its operator keeps this listing. Tell the operator.')
  if (isOwn) return null
  return refuseAsConflict(
    'This listing is not from your list. Report its page to the alliance, which can take it down.',
  )
}

export function refuseUndo(checks: readonly Check[], id: string): Refusal | null {
  const asked = checks.find((check) => check.id === id)
  if (!asked) return refuseAsNotFound('There is no such answer.')
  if (asked.undoneAt !== null || findLastCheck(checks)?.id === id) return null
  return refuseAsConflict('A newer answer follows this one. Undo the newer one first.')
}
