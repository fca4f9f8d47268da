import type { Stage } from '#domain/certification/application/application.ts'
import { longDay } from '#domain/language/dates.ts'

const many = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`)

/** What stands in the list of applications, and how one is begun. */
export const applyingWords = {
  title: 'Your applications',
  ended: 'Earlier applications',
  renewal: 'Renewal',
  affiliate: (name: string) => `Decided by ${name}`,
  answered: (answered: number, rules: number) => `${answered} of ${many(rules, 'rule', 'rules')} answered`,
  questions: (count: number) => many(count, 'question to answer', 'questions to answer'),
  toMend: (count: number) => many(count, 'rule to mend', 'rules to mend'),
  stages: {
    started: 'Started. Only your team sees it. Open it to the affiliate when you want it read.',
    documents: 'Documents. The affiliate reads your answers as you go.',
    interview: 'Interview. The affiliate talks with you next.',
    visit: 'Site visit. The affiliate sets a day and comes by.',
    decision: 'Decision. There is nothing for you to do right now.',
    appeal: 'Appeal. Somebody who had no part in the decision looks at it again.',
    ended: 'Ended.',
  } satisfies Record<Stage, string>,
  visit: 'Visit planned for',
  ends: {
    certified: (day: string) => `Certified on ${longDay(day)}.`,
    conditional: (day: string) => `Certified with conditions on ${longDay(day)}.`,
    refused: (day: string) => `Refused on ${longDay(day)}.`,
    withdrawn: (day: string) => `Withdrawn on ${longDay(day)}.`,
    silent: (day: string) => `Ended on ${longDay(day)}, because nothing was heard for a long time.`,
  },
  apply: {
    title: 'Apply here',
    lead: 'The affiliates of these states take applications here. You answer rule by rule, it is saved as you go, and you can go on on any device.',
    by: (affiliate: string) => `${affiliate} decides.`,
    certifiedUntil: (day: string | null) =>
      day === null
        ? 'Certified now. Applying again is a renewal.'
        : `Certified until ${longDay(day)}. Applying again is a renewal.`,
    soon: (day: string) =>
      `Its certificate ends on ${longDay(day)}. Renew it now, and your last answers are filled in.`,
    level: 'Level of support',
    choose: 'Choose a level',
    submit: 'Apply',
    renew: 'Renew',
    pending: 'Starting …',
    didNotWork: 'The application was not started.',
  },
} as const

export type ApplyingWords = typeof applyingWords
