import {
  type ApplicationMailKind,
  applicationMails,
  type MailReader,
} from '#domain/certification/application/application-event.ts'
import type { ApplicationFacts } from '#server/modules/certification/mails/application.mails.ts'

const facts: ApplicationFacts = {
  reader: 'applicant',
  name: 'Harbor Row House',
  residence: 'Harbor Row House in Little Rock, AR',
  operator: 'Four Doors Recovery Homes',
  affiliate: 'Arkansas Alliance of Recovery Residences',
  level: 'Level II',
  words: 'Your log shows five alarms and the floor plan shows six.\nWhich one is missing?',
  silentEnd: 'March 9, 2027',
  isStarted: false,
  rule: '2.F.17.c',
  at: 'Dec 1, 2026, 9:00 am CT',
  inspector: 'June Sample',
  where: 'By phone: We call (304) 555-0142.',
  isMoved: false,
  open: 0,
  endedAs: 'certified',
  isRenewal: false,
  certifiedUntil: null,
  certificate: null,
  conditions: 'A fire drill is held by January 31.',
  timed: null,
  appealUntil: 'December 21, 2026',
  noContact: { months: 3, noticeDays: 7 },
  url: 'https://homes.example/workspace/certification/0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f0',
  calendarUrl: 'https://homes.example/api/applications/0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f0/dates.ics',
}

type Form = readonly [name: string, kind: ApplicationMailKind, facts: ApplicationFacts]

const buildForm = (kind: ApplicationMailKind, name: string, given: Partial<ApplicationFacts>): Form => [
  `application ${kind}, ${name}`,
  kind,
  { ...facts, ...given },
]

/** Every mail about an application, to each of its readers, and in its other forms. */
export const applicationMailForms: readonly Form[] = [
  ...Object.entries(applicationMails).flatMap(([kind, readers]) =>
    // The keys of the table are its kinds.
    readers.map((reader: MailReader) => buildForm(kind as ApplicationMailKind, `to the ${reader}`, { reader })),
  ),
  buildForm('asked', 'about the application as a whole', { rule: '' }),
  buildForm('silence-notice', 'before it is opened', { isStarted: true }),
  buildForm('interview-set', 'changed', { isMoved: true }),
  buildForm('visit-held', 'with one rule to mend', { open: 1 }),
  buildForm('visit-held', 'with rules to mend', { open: 3 }),
  buildForm('decided', 'with conditions', {
    endedAs: 'conditional',
    timed: { form: 'conditional', checkInOn: '2027-04-28', extensionDays: 90 },
  }),
  buildForm('decided', 'refused', { endedAs: 'refused' }),
  buildForm('decided', 'renewal refused', { endedAs: 'refused', isRenewal: true, certifiedUntil: '2027-01-31' }),
  buildForm('decided', 'without a word', { words: '' }),
]
