import type { Stage } from '#domain/certification/application/application.ts'
import type { FeeLine } from '#domain/certification/overlays/fee.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { formatCount } from '#domain/language/numbers.ts'
import { stoppedWords } from './stopped.ts'

const formatDollars = (cents: number) =>
  `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: cents % 100 === 0 ? 0 : 2 })}`

type Line = Pick<FeeLine, 'what' | 'cents' | 'overBeds' | 'mostCents' | 'count'>

const describeMost = ({ mostCents }: Line) =>
  mostCents === undefined ? '' : `, at most ${formatDollars(mostCents)} for several`

const describeBedFee = ({ cents, overBeds = 0, count }: Line) => {
  const each =
    overBeds === 0 ? `${formatDollars(cents)} a bed` : `${formatDollars(cents)} for each bed over ${overBeds}`
  return count === 0 ? each : `${formatCount(count, 'bed')}, ${each}`
}

export const feeWords = {
  title: 'What it costs',
  names: {
    organization: () => 'Your organization, once for all its homes',
    residence: (line: Line) => `This home${describeMost(line)}`,
    application: () => 'This application',
    bed: describeBedFee,
  } satisfies Record<Line['what'], (line: Line) => string>,
  dollars: formatDollars,
  together: 'Together',
  free: 'It costs nothing now.',
  unknown: (affiliate: string) =>
    `What it costs is not published. Ask ${affiliate}, who bills you. Nothing is paid here.`,
  source: (source: string) => `As of November 2026: ${source}.`,
  billed: (affiliate: string) => `${affiliate} bills you. Nothing is paid here.`,
}

export type FeeWords = typeof feeWords

export const applyingWords = {
  title: 'Your applications',
  ended: 'Earlier applications',
  renewal: 'Renewal',
  affiliate: (name: string) => `Decided by ${name}`,
  answered: (answered: number, rules: number) => `${answered} of ${formatCount(rules, 'rule')} answered`,
  questions: (count: number) => formatCount(count, 'question to answer', 'questions to answer'),
  toMend: (count: number) => formatCount(count, 'rule to mend', 'rules to mend'),
  fileEnded: (day: string) => `A file ended on ${formatLongDay(day)}`,
  fileEnds: (day: string) => `A file ends on ${formatLongDay(day)}`,
  stages: {
    started: 'Started. Only your team sees it. Send it to the affiliate when you want it read.',
    documents: 'Documents. The affiliate reads your answers as you go.',
    interview: 'Interview. The affiliate talks with you next.',
    visit: 'Site visit. The affiliate sets a day and comes by.',
    decision: 'Decision. There is nothing for you to do right now.',
    appeal: 'Appeal. Somebody who had no part in the decision looks at it again.',
    ended: 'Ended.',
  } satisfies Record<Stage, string>,
  visit: 'Visit planned for',
  silentEnd: (day: string) =>
    `It ends on ${formatLongDay(day)}, because nothing was heard from you. Open it, and answer or write.`,
  appeal: (until: string) => `You can appeal until ${formatLongDay(until)}.`,
  ends: {
    certified: (day: string) => `Certified on ${formatLongDay(day)}.`,
    conditional: (day: string) => `Certified with conditions on ${formatLongDay(day)}.`,
    refused: (day: string) => `Refused on ${formatLongDay(day)}.`,
    withdrawn: (day: string) => `Withdrawn on ${formatLongDay(day)}.`,
    silent: (day: string) => `Ended on ${formatLongDay(day)}, because nothing was heard for a long time.`,
  },
  apply: {
    title: 'Apply here',
    lead: 'The affiliates of these states take applications here. You answer rule by rule, it is saved as you go, and you can go on from any device.',
    by: (affiliate: string) => `${affiliate} decides.`,
    certifiedUntil: (day: string | null) =>
      day === null
        ? 'Certified now. Applying again is a renewal.'
        : `Certified until ${formatLongDay(day)}. Applying again is a renewal, and the new certificate ends no sooner.`,
    forATime: (day: string) =>
      `Certified for a time, with conditions, until ${formatLongDay(day)}. Before then it needs the full certificate: apply for it here, with your last answers filled in, or ask the affiliate whether it gives it without a new application.`,
    checkIn: (day: string) => `The affiliate checks in with you by ${formatLongDay(day)}: show how far you have come.`,
    soon: (day: string) =>
      `Its certificate ends on ${formatLongDay(day)}. Renew it now, and your last answers are filled in.`,
    stopped: stoppedWords,
    why: 'Why',
    lapsed: (endedOn: string | null, until: string) =>
      `${endedOn === null ? 'It is not certified now.' : `Its certificate ended on ${formatLongDay(endedOn)}.`} Until ${formatLongDay(until)} you can renew it under its number; after that it applies as for the first time.`,
    notCertified: (affiliate: string, levels: string, source: string) =>
      `${affiliate} does not certify ${levels}${source === '' ? '' : ` (${source})`}. A home of that kind applies at a level it does certify, or asks the state who licenses it.`,
    level: 'Level of support',
    choose: 'Choose a level',
    submit: 'Apply',
    renew: 'Renew',
    pending: 'Starting …',
    didNotWork: 'The application was not started.',
  },
} as const

export type ApplyingWords = typeof applyingWords
