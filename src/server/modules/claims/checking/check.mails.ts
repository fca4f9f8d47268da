import type { CheckMailKind } from '#domain/claims/checking/check-case.ts'
import { affiliateDays, capitalizeDecider, undoDays } from '#domain/claims/claim.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { formatNumber } from '#domain/language/numbers.ts'
import type { MailTextParts } from '#server/plumbing/mail/mail-parts.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

export type CheckFacts = {
  about: 'organization' | 'house'
  organization: string
  person: string
  residence: string
  decider: string
  reason: string
  /** How many houses of a new organization wait for the same yes. */
  waiting: number
  /** The last yes to the organization that was taken back. */
  takenBack: { at: string; by: string; reason: string } | null
  live: readonly string[]
  drafts: readonly string[]
  canReply: boolean
  queueUrl: string
  residencesUrl: string
}

type CheckMail = (facts: CheckFacts) => MailTextParts

const namedAtMost = 20

const listResidences = (residences: readonly string[]): [string, string] => [
  residences.length === 1 ? 'House' : 'Houses',
  `${residences.slice(0, namedAtMost).join('; ')}${residences.length > namedAtMost ? `; and ${residences.length - namedAtMost} more` : ''}`,
]
const linkToResidences = (facts: CheckFacts) => ({ label: 'Open your houses', href: facts.residencesUrl })
const linkToQueue = (facts: CheckFacts, label: string) => ({ label, href: facts.queueUrl })
const nameMeant = ({ about, organization, residence }: CheckFacts) =>
  about === 'organization' ? `the houses of ${organization}` : residence

const describeTakenBack = ({ at, by, reason }: NonNullable<CheckFacts['takenBack']>) =>
  `${by} had said yes to this organization and took the yes back on ${formatLongDay(at)}: “${reason.replace(/\s+/g, ' ')}”`

const describeFirstResidences = ({ person, organization, residence, waiting, takenBack }: CheckFacts) =>
  waiting > 1
    ? [
        `${person} of ${organization} wants to publish ${formatNumber(waiting)} houses, ${residence} first. ${takenBack ? describeTakenBack(takenBack) : 'They are the first of an organization that nobody has checked so far.'}`,
        `None of them is public before you say yes, and one yes makes all ${formatNumber(waiting)} public. Later houses of it then go live at once.`,
      ]
    : [
        `${person} of ${organization} wants to publish ${residence}. ${takenBack ? describeTakenBack(takenBack) : 'It is the first house of an organization that nobody has checked so far.'}`,
        'Nothing of it is public before you say yes. Its later houses then go live at once.',
      ]

const mails = {
  'asked-for-decider': (facts) => ({
    subject:
      facts.about === 'organization'
        ? `${facts.organization} ${facts.takenBack ? 'asks again' : 'is new'} and waits for a check`
        : `${facts.residence} looks like a listing and waits for a check`,
    paragraphs:
      facts.about === 'organization'
        ? describeFirstResidences(facts)
        : [
            `${facts.person} of ${facts.organization} wants to publish ${facts.residence}. It looks like a listing that exists, and they say that it is another house:`,
          ],
    ...(facts.reason !== '' && { quote: facts.reason }),
    action: linkToQueue(facts, 'Look at it'),
    closing: [
      `Please decide within ${affiliateDays} days.`,
      ...(facts.canReply ? [`Replying to this email writes to ${facts.person}.`] : []),
    ],
  }),
  'approved-for-operator': (facts) => ({
    subject: facts.live.length === 1 ? `${facts.live[0]} is public now` : 'Your houses are public now',
    paragraphs: [
      facts.about === 'organization'
        ? `${facts.decider === '' ? 'You have shown that a listing is yours' : `${capitalizeDecider(facts.decider)} has checked ${facts.organization}`}. Everything that waited is public now, and your later houses go live at once.`
        : `${capitalizeDecider(facts.decider)} has said yes to ${facts.residence}.${facts.live.length === 0 ? ' It becomes public with the check of your organization.' : ''}`,
    ],
    facts: [
      ...(facts.live.length > 0 ? [listResidences(facts.live)] : []),
      ...(facts.drafts.length > 0
        ? [['Still drafts, because they look like listings that exist', facts.drafts.join('; ')] as const]
        : []),
    ],
    action: linkToResidences(facts),
    closing: ['Please say next how many beds are open tonight.'],
  }),
  'refused-for-operator': (facts) => ({
    subject: `Not public yet: ${nameMeant(facts)}`,
    paragraphs: [
      `${capitalizeDecider(facts.decider)} has looked at ${nameMeant(facts)} and said no. They are drafts again, and nothing is lost. The reason:`,
    ],
    quote: facts.reason,
    action: linkToResidences(facts),
    closing: [
      ...(facts.canReply ? [`Do you have a question? Reply to this email: it goes to ${facts.decider}.`] : []),
      'Once this is fixed, publish again: then someone looks again.',
    ],
  }),
  'undone-for-operator': (facts) => ({
    subject: `No longer public: ${nameMeant(facts)}`,
    paragraphs: [
      `${capitalizeDecider(facts.decider)} has taken its yes to ${nameMeant(facts)} back. They are drafts now, and nothing is lost. The reason:`,
    ],
    quote: facts.reason,
    action: linkToResidences(facts),
    closing: facts.canReply ? [`Is that wrong? Reply to this email: it goes to ${facts.decider}.`] : [],
  }),
  'overdue-for-staff': (facts) => ({
    subject: `${facts.organization} has waited ${affiliateDays} days for a check`,
    paragraphs: [
      `${capitalizeDecider(facts.decider)} has not decided about ${nameMeant(facts)} so far. From now on the alliance may decide as well.`,
    ],
    action: linkToQueue(facts, 'Look at it'),
  }),
  'overdue-for-decider': (facts) => ({
    subject: `${facts.organization} has waited ${affiliateDays} days for a check`,
    paragraphs: [
      `${facts.person} waits for your yes or no to ${nameMeant(facts)}. From now on the alliance may decide as well.`,
    ],
    action: linkToQueue(facts, 'Look at it'),
  }),
  'decided-for-decider': (facts) => ({
    subject: `The check of ${facts.organization} is decided`,
    paragraphs: [
      `${capitalizeDecider(facts.decider)} has decided about ${nameMeant(facts)}, which waited for you. There is nothing to do. A yes can be undone for ${undoDays} days by whoever said it.`,
    ],
    action: linkToQueue(facts, 'See it'),
  }),
} satisfies Record<CheckMailKind, CheckMail>

export function checkMail(kind: CheckMailKind, facts: CheckFacts): MailText {
  return writeMail(mails[kind](facts))
}
