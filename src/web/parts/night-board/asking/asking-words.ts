import type { WaitingLine } from '#contract/inquiries/residence-asking.ts'
import { createDateFormat } from '#domain/language/dates.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { type Audience, audienceWords } from '#domain/residence/residence.ts'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'

/** `isOne`: the house has one group of beds, so that nobody asks for whom. */
export function describeWaiting({ audience, waiting, first }: WaitingLine, isOne: boolean, zone: Zone): string {
  const who = isOne ? '' : `${audienceWords[audience]}: `
  const count = formatCount(waiting, 'waits.', 'wait.')
  if (!first) return `${who}${count} ${waiting === 1 ? 'They have' : 'All have'} an offer.`
  const since = createDateFormat({ month: 'short', day: 'numeric', ...zone }).format(new Date(first.since))
  return `${who}${count} First: ${first.initials || 'no name'}, since ${since}.`
}

export const describeQuestions = (questions: number) => formatCount(questions, 'question')

/** Whoever may have a bed of this group: those who wait for it, then those who wait for any. */
export function findWaitingLine(lines: readonly WaitingLine[], audience: Audience): WaitingLine | null {
  const withFirst = lines.filter(({ first }) => first !== null)
  return (
    withFirst.find((line) => line.audience === audience) ?? withFirst.find((line) => line.audience === 'any') ?? null
  )
}

export const buildWaitingAddress = (residenceId: string, personId?: string) =>
  `/workspace/waiting?house=${residenceId}${personId === undefined ? '' : `&open=${personId}#w-${personId}`}`

export const buildQuestionsAddress = (residenceId: string) => `/workspace/messages?house=${residenceId}&status=waiting`
