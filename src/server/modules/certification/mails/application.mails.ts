import type { ApplicationEnd } from '#domain/certification/application/application.ts'
import type { ApplicationMailKind, MailReader } from '#domain/certification/application/application-event.ts'
import { formatLongDay } from '#domain/language/dates.ts'
import { formatCount } from '#domain/language/numbers.ts'
import type { MailTextParts } from '#server/plumbing/mail/mail-parts.ts'
import { type MailText, writeMail } from '#server/plumbing/mail/mail-text.ts'

export type ApplicationFacts = {
  reader: MailReader
  name: string
  /** With its town. */
  residence: string
  operator: string
  affiliate: string
  level: string
  /** What the affiliate, the operator or the question said last. */
  words: string
  silentEnd: string
  isStarted: boolean
  /** About which rule, such as "2.F.17.b"; empty where it is about the application. */
  rule: string
  /**
   * When the interview or the visit is, in the time of the house, and how and where an interview is; empty where it is
   * none.
   */
  at: string
  inspector: string
  where: string
  /** Of an interview that had another date, or another way, before. */
  isMoved: boolean
  open: number
  endedAs: ApplicationEnd | null
  isRenewal: boolean
  certifiedUntil: string | null
  certificate: { number: string; url: string } | null
  conditions: string
  /** Of a certificate for a time: what its state calls it, when the check-in is, and by how many days it can be extended once. */
  timed: { form: string; checkInOn: string | null; extensionDays: number | null } | null
  /** The last day for an appeal, in words; empty where there is none. */
  appealUntil: string
  noContact: { months: number; noticeDays: number }
  url: string
  calendarUrl: string
}

type Parts = Omit<MailTextParts, 'headline' | 'action'> & { label: string }

const nameRule = ({ rule }: ApplicationFacts) => (rule === '' ? '' : `, rule ${rule}`)
const countRules = (open: number) => formatCount(open, 'rule is', 'rules are')
const quoteWords = (words: string): Pick<MailTextParts, 'quote'> => (words === '' ? {} : { quote: words })

function sayCertificate({ certificate, certifiedUntil }: ApplicationFacts): string[] {
  if (certificate === null || certifiedUntil === null) return []
  return [
    `It is certificate ${certificate.number}. Its last day is ${formatLongDay(certifiedUntil)}. Its page has the code and the badge to show, and anyone can check it there.`,
  ]
}

function sayTimed({ timed, affiliate }: ApplicationFacts): string[] {
  if (timed === null) return []
  const { form, checkInOn, extensionDays } = timed
  const checkIn =
    checkInOn === null
      ? []
      : [
          `${affiliate} checks in with you by ${formatLongDay(checkInOn)}: show how far you have come with the conditions.`,
        ]
  const extension =
    extensionDays === null ? '' : ` After the check-in it can be extended once, by ${extensionDays} days.`
  return [
    `It is a ${form} certificate: it holds for a time, and the directory says so.${extension}`,
    ...checkIn,
    `Before its last day the home needs the full certificate: apply for it, with your last answers filled in. ${affiliate} may give it without a new application.`,
  ]
}

const linkCertificate = ({ certificate }: ApplicationFacts) =>
  certificate === null ? [] : [{ label: 'See the certificate', href: certificate.url }]

const decisions = {
  certified: (facts: ApplicationFacts) => ({
    subject: 'Your home is certified',
    paragraphs: [
      `${facts.affiliate} certified ${facts.residence} at ${facts.level}. The directory says so from now on.`,
      ...sayCertificate(facts),
    ],
    label: 'See the decision',
    others: linkCertificate(facts),
  }),
  conditional: (facts: ApplicationFacts) => ({
    subject:
      facts.timed === null
        ? 'Your home is certified with conditions'
        : `Your home has a ${facts.timed.form} certificate`,
    paragraphs: [
      `${facts.affiliate} certified ${facts.residence} at ${facts.level}, with conditions: ${facts.conditions}`,
      ...sayCertificate(facts),
      ...sayTimed(facts),
    ],
    label: 'See the decision',
    others: linkCertificate(facts),
  }),
  refused: ({ affiliate, residence, appealUntil, isRenewal, certifiedUntil }: ApplicationFacts) => ({
    subject: isRenewal ? 'Your renewal was refused' : 'Your application was refused',
    paragraphs: [
      isRenewal
        ? `${affiliate} did not renew the certificate of ${residence}.`
        : `${affiliate} did not certify ${residence}.`,
      ...(certifiedUntil === null ? [] : [`The present certificate stands until ${formatLongDay(certifiedUntil)}.`]),
      `You can appeal until ${appealUntil}. Somebody who had no part in this decision looks at it again.`,
    ],
    label: 'Read the reasons',
  }),
} as const

function sayNotice({ reader, affiliate, operator, residence, noContact, silentEnd, isStarted }: ApplicationFacts) {
  if (reader !== 'applicant') {
    return [
      `Nothing was heard from ${operator} about ${residence} for ${noContact.months} months.`,
      `If they answer nothing and write nothing, the application ends on ${silentEnd}. They were told. There is nothing for you to do.`,
    ]
  }
  const way = isStarted
    ? `Answer a rule, or send it to ${affiliate}, and it goes on.`
    : `Answer what is open, or send ${affiliate} a message on its page, and it goes on.`
  return [
    `Nothing was heard about the application of ${residence} for ${noContact.months} months.`,
    `${way} Otherwise it ends on ${silentEnd}. You can apply again, and your answers are kept.`,
  ]
}

const mails = {
  opened: ({ operator, residence, level }) => ({
    subject: 'A new application',
    paragraphs: [
      `${operator} applies for ${level} for ${residence}. You can read it from now on, also the answers they still change.`,
    ],
    label: 'Review the application',
  }),
  asked: (facts) => ({
    subject: 'A question about your application',
    paragraphs: [`${facts.affiliate} asks about ${facts.residence}${nameRule(facts)}:`],
    quote: facts.words,
    label: 'Answer the question',
  }),
  answered: (facts) => ({
    subject: 'A question was answered',
    paragraphs: [`${facts.operator} answered a question about ${facts.residence}${nameRule(facts)}:`],
    quote: facts.words,
    label: 'Go on with the review',
  }),
  'documents-accepted': ({ affiliate, residence }) => ({
    subject: 'Your documents were accepted',
    paragraphs: [
      `${affiliate} accepted your documents for ${residence}. What papers cannot show is looked at on the visit. They get in touch about the next step.`,
      'There is nothing for you to do right now.',
    ],
    label: 'See where it stands',
  }),
  'interview-set': ({ affiliate, residence, at, where, isMoved, calendarUrl }) => ({
    subject: isMoved ? 'Your interview has changed' : 'Your interview has a date',
    paragraphs: isMoved
      ? [
          `Your interview about ${residence} has changed. ${affiliate} would now like to talk with you on ${at}. What they said before no longer holds.`,
        ]
      : [`${affiliate} would like to talk with you about ${residence} on ${at}.`],
    ...quoteWords(where),
    label: 'See where it stands',
    others: [{ label: 'Add it to your calendar', href: calendarUrl }],
  }),
  'visit-set': ({ affiliate, residence, at, inspector, calendarUrl }) => ({
    subject: 'The visit has a date',
    paragraphs: [
      `${inspector} of ${affiliate} comes to ${residence} on ${at}.`,
      'The application says of each rule whether they look at it.',
    ],
    label: 'See what they look at',
    others: [{ label: 'Add it to your calendar', href: calendarUrl }],
  }),
  'visit-canceled': ({ affiliate, residence, at, words, calendarUrl }) => ({
    subject: 'The visit is canceled',
    paragraphs: [`${affiliate} canceled the visit of ${residence} on ${at}. They say:`],
    quote: words,
    label: 'See where it stands',
    others: [{ label: 'Take it off your calendar', href: calendarUrl }],
  }),
  'visit-held': ({ open, affiliate, residence }) => ({
    subject: open === 0 ? 'The visit is done' : 'What the visit found',
    paragraphs:
      open === 0
        ? [`${residence} was visited. Nothing is left to mend. ${affiliate} decides next.`]
        : [
            `${residence} was visited. ${countRules(open)} not met yet. The page says what is missing and by when. Tell ${affiliate} there once it is mended.`,
          ],
    label: open === 0 ? 'See where it stands' : 'See what to mend',
  }),
  remedied: (facts) => ({
    subject: 'Something was mended',
    paragraphs: [`${facts.operator} says what they did at ${facts.residence}${nameRule(facts)}:`],
    quote: facts.words,
    label: 'Go on with the review',
  }),
  'to-confirm': ({ reader, affiliate, residence }) => ({
    subject: 'A decision waits for a second person',
    paragraphs: [
      reader === 'alliance'
        ? `${affiliate} proposes a decision about ${residence}, and nobody else there may confirm it. The alliance confirms it or sends it back.`
        : `One of you proposes a decision about ${residence}. Somebody else of your team confirms it or sends it back.`,
    ],
    label: 'Look at the proposal',
  }),
  decided: (facts) => {
    const decision = facts.endedAs === 'certified' || facts.endedAs === 'conditional' ? facts.endedAs : 'refused'
    return { ...decisions[decision](facts), ...quoteWords(facts.words) }
  },
  appealed: ({ operator, residence, words }) => ({
    subject: 'A refusal is appealed',
    paragraphs: [
      `${operator} appeals the decision about ${residence}. Somebody who had no part in it decides. They say:`,
    ],
    quote: words,
    label: 'Decide the appeal',
  }),
  'appeal-granted': ({ residence, words }) => ({
    subject: 'The appeal was granted',
    paragraphs: [`The application of ${residence} goes on. The reasons:`],
    quote: words,
    label: 'See where it stands',
  }),
  'appeal-refused': ({ residence, words }) => ({
    subject: 'The appeal was refused',
    paragraphs: [`The decision about ${residence} stands. The reasons:`],
    quote: words,
    label: 'Read the decision',
  }),
  withdrawn: ({ operator, residence }) => ({
    subject: 'An application was withdrawn',
    paragraphs: [`${operator} withdrew the application of ${residence}. There is nothing for you to do.`],
    label: 'See the application',
  }),
  written: ({ operator, residence, words }) => ({
    subject: 'An operator writes to you',
    paragraphs: [`${operator} writes about ${residence}:`],
    quote: words,
    label: 'See the application',
  }),
  'silence-notice': (facts) => ({
    subject: `${facts.reader === 'applicant' ? 'Your' : 'An'} application ends on ${facts.silentEnd}`,
    paragraphs: sayNotice(facts),
    label: facts.reader === 'applicant' ? 'Go on with it' : 'See the application',
  }),
  'silence-end': ({ reader, residence, operator }) => ({
    subject: 'An application has ended',
    paragraphs: [
      reader === 'applicant'
        ? `Nothing was heard about ${residence}, so the application has ended. When you apply again, your answers are filled in.`
        : `Nothing was heard from ${operator}, so the application of ${residence} has ended.`,
    ],
    label: 'See the application',
  }),
} satisfies Record<ApplicationMailKind, (facts: ApplicationFacts) => Parts>

export function writeApplicationMail(kind: ApplicationMailKind, facts: ApplicationFacts): MailText {
  const { label, subject, ...parts }: Parts = mails[kind](facts)
  return writeMail({
    ...parts,
    subject: `${subject}: ${facts.name}`,
    headline: facts.residence,
    action: { label, href: facts.url },
  })
}
