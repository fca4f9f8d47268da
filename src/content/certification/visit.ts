import type { Finding } from '#domain/certification/application/application.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { formatCount, formatNumber } from '#domain/language/numbers.ts'
import { visitPhotoWords } from './photos.ts'

const formatFindings = (count: number) => formatCount(count, 'finding')
const wait = (count: number) => (count === 1 ? 'waits' : 'wait')

export const earlyWords = { label: 'Before its day', words: 'It took place before the day that was planned' }

export const visitWords = {
  title: 'Site visit',
  description: 'The checklist of a visit: what is looked at, and what was found.',
  back: 'To the application',
  lead: (level: string, city: string, inspector: string) => `${level}, ${city}. ${inspector} visits.`,
  again: 'A later visit: only what was not met before.',
  none: {
    title: 'No visit is planned',
    words: 'Plan one at the application. What was found before stands there, rule by rule.',
  },
  done: {
    title: (day: string) => `The visit was noted as done on ${formatLongDay(day)}`,
    words: (found: string, met: number, notMet: number) =>
      `${found === '' ? '' : `${found} looked: `}${formatCount(met, 'rule')} met, ${notMet} not met. What was found stands at the application, rule by rule.`,
    planned: (day: string, inspector: string) => `It was planned for ${formatLongDay(day)}, with ${inspector}.`,
    by: (name: string) => `${name} noted that it is done.`,
  },
  calendar: 'Add to calendar',
  looked: (looked: number, all: number) => `${looked} of ${all} looked at`,
  toMend: (count: number) => `${count} to mend`,
  parts: 'Parts of the standard',
  count: (looked: number, all: number) => `${looked} of ${all}`,
  findings: {
    met: 'Meets it',
    not_met: 'Does not meet it',
    not_applicable: 'Does not apply',
  } satisfies Record<Finding, string>,
  unseen: 'Not looked at',
  dueBy: (day: string) => `To mend by ${formatLongDay(day)}`,
  disputed: 'Two different findings',
  rule: {
    required: (level: string) => `Required at ${level}.`,
    recommended: (level: string) => `Recommended at ${level}, not required.`,
    evidence: 'What usually shows it',
    operator: 'The operator says',
    answers: { yes: 'yes, we do', not_yet: 'not yet', not_applicable: 'not applicable' },
    unanswered: 'nothing yet',
    before: 'Found before',
    remedy: 'The operator says it is mended',
    answer: 'What you found',
    words: {
      met: 'Note',
      not_met: 'What has to change',
      not_applicable: 'Why it does not apply',
    } satisfies Record<Finding, string>,
    wordsHelp: 'The operator reads this. Rooms and things only, nothing about a resident.',
    due: 'To mend by',
    dueHelp: 'The next visit looks only at what was not met.',
    takeBack: 'Take it back',
    back: 'Back',
    next: (code: string) => `Next: ${code}`,
    last: 'To the end',
  },
  photos: visitPhotoWords,
  dispute: {
    title: 'Two people found different things. Say which one holds.',
    titleOfOne: 'Two findings at one rule differ. Say which one holds.',
    holds: 'This holds',
    by: (name: string) => `${name} found`,
    you: 'You found',
  },
  refused: {
    title: (count: number) => formatCount(count, 'finding was not saved', 'findings were not saved'),
    drop: 'OK',
  },
  sending: {
    offline: 'No connection. Keep going.',
    kept: 'What you find is kept on this device and sent by itself later.',
    waits: (count: number) => `${formatFindings(count)} ${wait(count)} for a connection.`,
    sending: (count: number) => `Sending ${formatFindings(count)} …`,
    heldUp: (count: number) => `${formatFindings(count)} ${wait(count)}: our server does not answer. We try again.`,
    signedOut: (count: number) => `Sign in again to send ${formatFindings(count)}.`,
    signedOutHelp: 'They wait on this device, for you alone.',
    lost: (count: number) => `${formatFindings(count)} ${wait(count)}. This device keeps nothing: stay on this page.`,
    sent: 'Everything is sent.',
    stored: 'This page opens without a connection too, on this device.',
    endsSoon: (time: string) => `Your sign-in ends at ${time}. What you find stays on this device.`,
    stay: 'Stay signed in',
    tryNow: 'Try now',
    signIn: 'Sign in',
  },
  finish: {
    title: 'Finish the visit',
    left: (count: number) => formatCount(count, 'rule has not been looked at.', 'rules have not been looked at.'),
    disputed: (count: number) =>
      count === 1
        ? '1 rule has two different findings: say which one holds.'
        : `${formatNumber(count)} rules have two different findings each: say which ones hold.`,
    none: 'Every rule has been looked at.',
    stop: 'You can stop here and go on later, on any device.',
    see: 'Go on with the next one',
    list: 'What the house has to mend',
    nothing: 'Nothing so far.',
    noWords: 'Not said yet: what has to change',
    silent: (count: number) =>
      count === 1
        ? 'Of 1 rule that is not met it is not said what has to change.'
        : `Of ${count} rules that are not met it is not said what has to change.`,
    connection: 'Finishing needs a connection, with everything sent.',
    submit: 'The visit is done',
    early: earlyWords,
    said: 'Noted. The operator reads what was found.',
    didNotWork: 'The visit is not finished yet',
  },
} as const

export type VisitWords = typeof visitWords
