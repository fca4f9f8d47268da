import { messagesWords } from '#content/inquiries/messages.ts'
import type { ContactMessage } from '#contract/contact/contact.ts'
import { certificateEnds } from '#domain/certification/certificate/certificate.ts'
import { checkMailKinds } from '#domain/claims/checking/check-case.ts'
import type { ClaimWay, WaitingReason } from '#domain/claims/claim.ts'
import type { ClaimMailKind } from '#domain/claims/claim-event.ts'
import { importEnds } from '#domain/imports/decide.ts'
import { languages } from '#domain/language/language.ts'
import { securityAlerts } from '#domain/people/security-alerts.ts'
import { reportDecisions, reportKinds } from '#domain/residence/listing/page-report.ts'
import { writeKeyMail } from '#server/modules/affiliates/affiliates.mails.ts'
import { writeMailingMail } from '#server/modules/affiliates/mailings/mailing.mails.ts'
import { createSignInMails, factorChangeKinds } from '#server/modules/auth/library/sign-in.mails.ts'
import { writeAlertMail } from '#server/modules/auth/security/alert.mails.ts'
import { writeCheckedInMail } from '#server/modules/certification/certificates/reminding/checked-in.mails.ts'
import { writeEndedMail, writeLiftedMail } from '#server/modules/certification/certificates/reminding/ended.mails.ts'
import {
  checkInMail,
  type MailAround,
  writeEndingMail,
  writeUnconfirmedMail,
} from '#server/modules/certification/certificates/reminding/ending.mails.ts'
import {
  writeLapsedMail,
  writeLastDaysMail,
} from '#server/modules/certification/certificates/reminding/lapsed.mails.ts'
import { writeSetMail } from '#server/modules/certification/certificates/reminding/set.mails.ts'
import { writeEvidenceMail } from '#server/modules/certification/evidence/reminding/evidence.mails.ts'
import { writeApplicationMail } from '#server/modules/certification/mails/application.mails.ts'
import { type CheckFacts, checkMail } from '#server/modules/claims/checking/check.mails.ts'
import { writeCodeMail, writeCodeText } from '#server/modules/claims/codes/code.mails.ts'
import { writeDailyListMail } from '#server/modules/claims/daily-list/daily-list.mails.ts'
import { type ClaimFacts, writeClaimMail } from '#server/modules/claims/mails/claim.mails.ts'
import { writeMessageMail, writeReceiptMail } from '#server/modules/contact/contact.mails.ts'
import {
  writeFilerMail,
  writeHandlerMail,
  writeOperatorAskedMail,
} from '#server/modules/grievances/mails/grievance.mails.ts'
import { writeImportEndMail } from '#server/modules/imports/commit/end.mails.ts'
import { toMessageUrl, writeInquiryMail } from '#server/modules/inquiries/inquiry.mails.ts'
import { writeLinkMail } from '#server/modules/inquiries/private-link.mails.ts'
import { writeReplyMail } from '#server/modules/inquiries/replies/reply.mails.ts'
import { writeNotNeededMail } from '#server/modules/inquiries/together/together.mails.ts'
import { writeBoardMail, writeReminderMail } from '#server/modules/reminders/reminder.mails.ts'
import { writeWarningMail } from '#server/modules/reminders/warnings/warning.mails.ts'
import { mergeUndoneMail, writeMergedMail } from '#server/modules/residence/moderation/merging/merge.mails.ts'
import { writeHiddenMail, writeShownMail } from '#server/modules/residence/moderation/moderation.mails.ts'
import {
  writeAccountLockedMail,
  writeAccountUnlockedMail,
  writeOrganizationLockedMail,
  writeOrganizationUnlockedMail,
  writeSessionsEndedMail,
} from '#server/modules/residence/moderation/people/people.mails.ts'
import {
  resetAllowedMail,
  resetAskedMail,
  resetEndedMail,
  writeFactorsRemovedMail,
  writeYesNeededMail,
} from '#server/modules/residence/moderation/people/reset.mails.ts'
import {
  writeReportAnswerMail,
  writeReportPassedOnMail,
  writeReportPassedUpMail,
  writeReportReceivedMail,
} from '#server/modules/residence/moderation/report.mails.ts'
import {
  writeInvitationMail,
  writeRemovedMail,
  writeRoleChangedMail,
  writeTrainingMail,
} from '#server/modules/team/team.mails.ts'
import { writePingMail, writePingText } from '#server/modules/waiting/ping.mails.ts'
import type { MailText } from '#server/plumbing/mail/mail-text.ts'

import { applicationMailForms } from './application-mail-forms.ts'
import { claimMailForms } from './claim-mail-forms.ts'

export const baseUrl = 'https://homes.example'
const residence = 'Harbor Row House in Conway, AR'
const secret = 'k9XyF3Qw-Zp0aBcDeFgHiJkLmNoPqRsTuVwXyZ01'

const warned = { board: `${baseUrl}/workspace/beds`, stopUrl: `${baseUrl}/stop-emails/${secret}` }

const claim: ClaimFacts = {
  reader: 'claimant',
  cause: 'shown',
  residence,
  claimant: 'First Key Recovery Homes',
  person: 'Robin Sample',
  holder: 'Four Doors Recovery Homes',
  decider: 'Arkansas Alliance of Recovery Residences',
  winner: 'Four Doors Recovery Homes',
  waiting: '',
  reason: 'The lease is in the name of Four Doors since March.\nThe landlord has confirmed it on the phone.',
  way: 'email' satisfies ClaimWay,
  because: 'claimed' satisfies WaitingReason,
  canReply: true,
  claimUrl: `${baseUrl}/workspace/claims#claim-0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f0`,
}

const endingFile = {
  title: 'Liability insurance',
  code: '1.A.2.b',
  residence: null,
  applicationId: '00000000-0000-4000-8000-0000000000aa',
  endsOn: '2026-12-27',
  daysLeft: 30,
}
const ending = { number: 'AR-1002', residence: 'Harbor Row House', city: 'Conway', endsOn: '2026-12-27', daysLeft: 30 }

const toOperator = { baseUrl, affiliate: claim.decider, reader: 'operator' } as const
const toAffiliate = { baseUrl, affiliate: claim.decider, reader: 'affiliate' } as const
const lifted = { number: 'WV-1', residence: 'Alder House', affiliate: claim.decider, on: '2026-11-28' }

const code = {
  residence,
  residenceUrl: `${baseUrl}/residences/harbor-row-house-conway`,
  code: '012345',
  person: 'Robin Sample',
  organization: 'First Key Recovery Homes',
  decider: claim.decider,
  needsDecision: false,
  stopUrl: `${baseUrl}/not-us/${secret}`,
}

const message: ContactMessage = {
  firstName: 'Sam',
  lastName: 'Reed',
  email: 'sam@reed.example',
  phone: '501-555-0142',
  facilityName: '',
  stateId: 'AR',
  message: 'Is there a bed for a woman in Conway?\n\nThank you.',
}

/** Every mail the product sends, in each of its forms, by a name of its own. */
export async function writeEveryMail(): Promise<Record<string, MailText>> {
  return {
    ...Object.fromEntries(applicationMailForms.map(([name, kind, facts]) => [name, writeApplicationMail(kind, facts)])),
    ...buildClaims(),
    ...buildChecks(),
    'claim code': writeCodeMail(code),
    'contact message': writeMessageMail(message, { ref: 'M-2Q7', inboxUrl: `${baseUrl}/staff/inbox/1` }),
    'contact receipt': writeReceiptMail('M-2Q7'),
    'inquiry bed': writeInquiryMail('bed', { ...asked, isTonight: false }),
    'inquiry bed again': writeInquiryMail('bed', { ...asked, isTonight: false, isAgain: true }),
    'inquiry bed with its stop': writeInquiryMail('bed', {
      ...asked,
      isTonight: true,
      settingsUrl: `${baseUrl}/workspace/notices`,
      stopUrl: `${baseUrl}/stop-emails/${secret}`,
    }),
    'inquiry bed tonight': writeInquiryMail('bed', { ...asked, isTonight: true }),
    ...buildReplies(),
    'inquiry not needed': writeNotNeededMail(asked),
    'inquiry link': writeLinkMail('en', messageUrl),
    'inquiry link in Spanish': writeLinkMail('es', messageUrl),
    'inquiry correction': writeInquiryMail('correction', { ...asked, isTonight: false }),
    ...buildModeration(),
    ...buildImports(),
    ...buildReminders(),
    'security alert': writeAlertMail(securityAlerts['one network tries'], 214, baseUrl),
    ...buildTeam(),
    'waiting ping': writePingMail('en', ping),
    'waiting ping in Spanish': writePingMail('es', ping),
    ...(await signIn()),
  }
}

/** Every text message. */
export function everyText(): Record<string, string> {
  return {
    'claim code': writeCodeText(code),
    ping: writePingText('en', ping),
    'ping in Spanish': writePingText('es', ping),
  }
}

const messageUrl = toMessageUrl(baseUrl, '0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f0')
const asked = { residenceName: 'Harbor Row House', messageUrl }

function buildReplies(): Record<string, MailText> {
  const facts = { words: messagesWords.reply.starts.en.open('501-555-0100'), residencePhone: '501-555-0100' }
  const inSpanish = { ...facts, words: messagesWords.reply.starts.es.full('501-555-0100') }
  return {
    'inquiry reply': writeReplyMail('en', { ...facts, canReply: true }),
    'inquiry reply without an address': writeReplyMail('en', { ...facts, canReply: false }),
    'inquiry reply in Spanish': writeReplyMail('es', { ...inSpanish, canReply: true }),
    'inquiry reply in Spanish without an address': writeReplyMail('es', { ...inSpanish, canReply: false }),
  }
}

const ping = { residencePhone: '501-555-0100', link: `${baseUrl}/residences/waiting/${secret}`, days: 14 }

function buildClaims(): Record<string, MailText> {
  const others: [name: string, kind: ClaimMailKind, facts: Partial<ClaimFacts>][] = [
    ['proved beside papers', 'decided', { cause: 'code', waiting: 'Four Doors Recovery Homes' }],
    ['refused beside another for its holder', 'ended', { cause: 'stays', waiting: 'Third Homes and Four Doors Homes' }],
    ['refused beside another for its decider', 'decided', { cause: 'refused', waiting: 'Four Doors Recovery Homes' }],
    ['approved without a reason', 'yours', { cause: 'approved', reason: '' }],
    ['refused beside a code', 'refused', { cause: 'code', reason: '', decider: '', canReply: false }],
    ['waits with its papers', 'waits', { because: 'letter' }],
    ['waits with papers', 'to-decide', { because: 'letter', way: 'letter' }],
    ['waits with papers beside another', 'to-decide', { because: 'competing', way: 'letter' }],
    ['waits alone again', 'waits', { cause: 'changed', because: 'letter' }],
    ['waits as the house does not know them', 'to-decide', { because: 'disowned', way: 'phone' }],
  ]
  const forms = claimMailForms.map(([kind, reader, cause]): (typeof others)[number] => [
    `${kind} to the ${reader} (${cause})`,
    kind,
    { reader, cause },
  ])
  return Object.fromEntries(
    [...forms, ...others].map(([name, kind, facts]) => [`claim ${name}`, writeClaimMail(kind, { ...claim, ...facts })]),
  )
}

const check: CheckFacts = {
  about: 'organization',
  organization: 'First Key Recovery Homes',
  person: 'Robin Sample',
  residence,
  decider: 'Arkansas Alliance of Recovery Residences',
  reason: 'The street is a shop.\nPlease call us.',
  waiting: 1,
  takenBack: null,
  live: [residence],
  drafts: ['Lantern Hill in Conway, AR'],
  canReply: true,
  queueUrl: `${baseUrl}/workspace/claims`,
  residencesUrl: `${baseUrl}/workspace/residences`,
}

function buildChecks(): Record<string, MailText> {
  const ofResidence = { ...check, about: 'house', live: [], drafts: [], canReply: false } as const
  const listed = { name: 'Harbor Row House', city: 'Conway', state: 'AR', slug: 'harbor-row-house-conway' }
  const live = { ...listed, phone: '501-555-0142', operator: 'First Key Recovery Homes', was: null }
  const changed = { ...live, was: { name: 'Harbor Row', city: 'Benton' } }
  return Object.fromEntries([
    ['check asked-for-decider, many houses', checkMail('asked-for-decider', { ...check, waiting: 1062 })],
    [
      'check asked-for-decider, taken back',
      checkMail('asked-for-decider', {
        ...check,
        takenBack: { at: '2026-03-02T15:00:00Z', by: 'Avery Sample, the alliance', reason: 'Please call us.' },
      }),
    ],
    ...checkMailKinds.flatMap((kind) =>
      [check, ofResidence].map((facts) => [`check ${kind}, ${facts.about}`, checkMail(kind, facts)]),
    ),
    [
      'daily list',
      writeDailyListMail({ baseUrl, where: 'Arkansas', residences: [live, changed], reader: 'affiliate' }),
    ],
    [
      'from an affiliate to an operator',
      writeMailingMail(
        { subject: 'Please confirm your beds', text: 'Your numbers are old.\n\nOpen your board.' },
        { affiliate: claim.decider, operator: 'Porch Homes', homes: ['Alder House (Beckley)'], replyTo: null },
        baseUrl,
      ),
    ],
    ['certificate that ends', writeEndingMail([ending], toOperator)],
    [
      'certificates that end',
      writeEndingMail([ending, Object.assign({}, ending, { residence: 'Alder House', daysLeft: 1 })], toAffiliate),
    ],
    ...writeLapses(toOperator),
    ['check-in', checkInMail([ending], toOperator)],
    ['check-ins', checkInMail([ending, Object.assign({}, ending, { residence: 'Alder House' })], toAffiliate)],
    ['certificate to confirm', writeUnconfirmedMail([Object.assign({ as: 'moved' as const }, ending)], toOperator)],
    [
      'certificates to confirm',
      writeUnconfirmedMail(
        [
          Object.assign({ as: 'moved' as const }, ending),
          Object.assign({ as: 'operator' as const }, ending, { residence: 'Alder House' }),
        ],
        toAffiliate,
      ),
    ],
    ...certificateEnds.map((as) => [
      `certificate ${as}`,
      writeEndedMail({ ...lifted, as, reason: 'A complaint is looked into.' }, baseUrl),
    ]),
    [
      'signing key changed',
      writeKeyMail({ affiliate: claim.decider, hasLeaked: false, reason: 'The server was moved.' }, baseUrl),
    ],
    [
      'signing key that leaked',
      writeKeyMail({ affiliate: claim.decider, hasLeaked: true, reason: 'The server was moved.' }, baseUrl),
    ],
    ['certificate that counts again', writeLiftedMail({ ...lifted, reason: 'The alarms are in.' }, baseUrl)],
    ...buildSetMails(),
    ['check-in recorded', buildCheckedInMail('2027-08-28')],
    ['check-in recorded, no extension', buildCheckedInMail(null)],
    ['file that ends', writeEvidenceMail([endingFile], { baseUrl })],
    [
      'files that end',
      writeEvidenceMail(
        [endingFile, Object.assign({}, endingFile, { title: 'Fire drills', residence: 'Alder House', daysLeft: 7 })],
        { baseUrl },
      ),
    ],
    [
      'daily list of changes',
      writeDailyListMail({ baseUrl, where: 'Arkansas', residences: [changed], reader: 'alliance' }),
    ],
  ])
}

function buildCheckedInMail(extendableTo: string | null): MailText {
  const note = 'The alarms are in. The second exit is not built yet.'
  const paper = { number: 'WV-1', residence: 'Alder House', affiliate: claim.decider, endsOn: '2027-05-28' }
  return writeCheckedInMail({ ...paper, note, on: '2026-11-28', extendableTo }, baseUrl)
}

function buildSetMails(): [string, MailText][] {
  const set = { number: 'WV-1', residence: 'Alder House', city: 'Charleston', level: 2, form: null } as const
  const full = { checkInOn: null, extendedFrom: null, isExtended: false, extensionDays: null }
  const days = { issuedOn: '2026-11-28', endsOn: '2028-11-27' }
  const first = { ...set, ...days, ...full, stoppedBefore: null }
  const moved = { ...first, number: 'WV-2', residence: 'Birch House', stoppedBefore: 'moved' } as const
  const other = { ...first, number: 'WV-3', residence: 'Cedar House', stoppedBefore: 'operator' } as const
  const suspended = { ...first, number: 'WV-4', residence: 'Dogwood House', stoppedBefore: 'suspended' } as const
  const forATime = {
    ...first,
    number: 'WV-5',
    residence: 'Elder House',
    form: 'provisional',
    checkInOn: '2027-04-28',
    extensionDays: 90,
  }
  const extended = { ...forATime, endsOn: '2027-08-25', extendedFrom: '2027-05-27', isExtended: true, checkInOn: null }
  return Object.entries({
    one: [first],
    again: [moved],
    conditional: [forATime],
    extended: [extended],
    several: [first, moved, other, suspended, forATime],
  }).map(([name, all]) => [`certificate set, ${name}`, writeSetMail(all, claim.decider, baseUrl)])
}

function writeLapses(around: MailAround): [string, MailText][] {
  const one = Object.assign({ renewableUntil: '2027-02-26' }, ending)
  const other = Object.assign({}, one, { residence: 'Alder House' })
  return [writeLapsedMail, writeLastDaysMail].flatMap((write) => [
    [write.name, write([one], around)],
    [`${write.name}, of two`, write([one, other], around)],
  ])
}

function buildModeration(): Record<string, MailText> {
  const residenceUrl = `${baseUrl}/workspace/residences/0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f0`
  const said = {
    reason: 'scam',
    words: 'The phone belongs to somebody else.\nPlease send us the right number.',
  } as const
  const merged = {
    kept: residence,
    gone: 'Harbor Row in Conway, AR',
    words: 'One door, one phone.',
    residenceUrl,
    finder: 'The alliance',
  }
  const signInUrl = `${baseUrl}/sign-in`
  const locked = { organization: 'Birch House', deskUrl: `${baseUrl}/workspace` }
  const report = { residence, kind: 'scam', said: 'They asked me for gift cards.', note: '' } as const
  return {
    'account locked': writeAccountLockedMail({ words: said.words }),
    'account unlocked': writeAccountUnlockedMail({ words: '', signInUrl }),
    'account unlocked with a word': writeAccountUnlockedMail({ words: 'Thank you for calling.', signInUrl }),
    'second step, removal asked for': resetAskedMail({ words: said.words, signInUrl }),
    'second step, removal waits for a yes': writeYesNeededMail({
      asked: 'Avery Ashby',
      name: 'Nia Ashby',
      words: said.words,
      personUrl: `${baseUrl}/staff/people/1`,
    }),
    'second step, removal allowed': resetAllowedMail({ words: said.words, signInUrl }),
    'second step, stays': resetEndedMail({ words: '' }),
    'second step, stays, with a word': resetEndedMail({ words: said.words }),
    'second step, removed': writeFactorsRemovedMail({ signInUrl }),
    'account signed out': writeSessionsEndedMail({ words: said.words, signInUrl }),
    ...Object.fromEntries(
      [0, 1, 12].flatMap((residences) => [
        [
          `organization locked, ${residences} houses`,
          writeOrganizationLockedMail({ ...locked, residences, words: said.words }),
        ],
        [
          `organization unlocked, ${residences} houses`,
          writeOrganizationUnlockedMail({ ...locked, residences, words: '' }),
        ],
      ]),
    ),
    'listing hidden': writeHiddenMail({ residence, isClaimed: true, residenceUrl, ...said }),
    'listing hidden, unclaimed': writeHiddenMail({ residence, isClaimed: false, residenceUrl, ...said }),
    'listing merged': writeMergedMail({ ...merged, isHolder: true }),
    'listing merged, of its affiliate': writeMergedMail({ ...merged, isHolder: false }),
    'listing merged by its affiliate': writeMergedMail({ ...merged, isHolder: true, finder: claim.decider }),
    'merge undone': mergeUndoneMail({ ...merged, isHolder: true }),
    'listing shown': writeShownMail({ residence, isPublic: true, words: 'Thank you for the proof.', residenceUrl }),
    'listing shown, not public': writeShownMail({ residence, isPublic: false, words: '', residenceUrl }),
    ...Object.fromEntries(
      reportKinds.map((kind) => [
        `report ${kind}`,
        writeReportReceivedMail({ residence, kind, reportUrl: `${baseUrl}/staff/reports/1` }),
      ]),
    ),
    ...Object.fromEntries(
      (['came_in', 'filer_wrote', 'operator_answered', 'late', 'escalated'] as const).map((news) => [
        `case for its handler: ${news}`,
        writeHandlerMail(news, {
          number: 'C-3FA9C1',
          place: residence,
          due: news === 'late' ? null : new Date('2027-03-04T12:00:00Z'),
          url: `${baseUrl}/affiliate/grievances/1`,
        }),
      ]),
    ),
    'case news': writeFilerMail('en', `${baseUrl}/case`),
    'case news in Spanish': writeFilerMail('es', `${baseUrl}/es/caso`),
    'case for the house': writeOperatorAskedMail({
      residence,
      handler: claim.decider,
      due: new Date('2027-03-12T12:00:00Z'),
      url: `${baseUrl}/workspace/concerns`,
    }),
    'report passed up': writeReportPassedUpMail({
      residence,
      affiliate: claim.decider,
      reportUrl: `${baseUrl}/staff/reports/1`,
    }),
    'report passed on': writeReportPassedOnMail(report),
    'report passed on with a word': writeReportPassedOnMail({ ...report, note: 'Do you know them?' }),
    ...Object.fromEntries(
      reportDecisions.flatMap((decision) =>
        languages.map((language) => [
          `report answered: ${decision}, ${language}`,
          writeReportAnswerMail({ residence, decision, affiliate: claim.decider, language }),
        ]),
      ),
    ),
  }
}

function buildImports(): Record<string, MailText> {
  const facts = {
    fileName: 'houses.csv',
    importUrl: `${baseUrl}/workspace/import/0f1e2d3c-4b5a-4978-8695-a4b3c2d1e0f0`,
  }
  return Object.fromEntries(importEnds.map((end) => [`import ${end}`, writeImportEndMail(end, facts)]))
}

function buildReminders(): Record<string, MailText> {
  const now = new Date('2026-11-22T23:00:00Z')
  const link = (act: string) => `${baseUrl}/said/${act}${secret.slice(8)}`
  const links = { yes: link('yes'), change: link('change'), full: link('full') }
  const asked = {
    residence: 'Harbor Row House',
    city: 'Conway',
    audience: null,
    open: 2,
    saidAt: '2026-11-21T23:00:00Z',
  }
  const silent = {
    asked: { ...asked, residence: 'Lantern Hill', open: null, saidAt: null },
    links: { ...links, yes: null, full: null },
  }
  const around = { now, stopUrl: `${baseUrl}/stop-emails/${secret}` }
  return {
    reminder: writeReminderMail([{ asked, links }], around),
    'reminder without a number': writeReminderMail([silent], around),
    'reminder of very many houses': writeBoardMail(41, { board: `${baseUrl}/workspace/beds`, stopUrl: around.stopUrl }),
    'number withdrawn tomorrow': writeWarningMail(['Cedar Steps'], [{ asked, links }], warned),
    'numbers of many houses withdrawn tomorrow': writeWarningMail(['Cedar Steps', 'Harbor Row House'], [], warned),
    'reminder of several houses': writeReminderMail([{ asked, links }, silent], around),
  }
}

function buildTeam(): Record<string, MailText> {
  const to = { firstName: 'Bea', organization: 'Four Doors Recovery Homes' }
  const by = 'Dana Sample'
  const link = `${baseUrl}/join/${secret}`
  return {
    'team invitation to houses': writeInvitationMail({
      organization: to.organization,
      invitedBy: by,
      role: 'house_manager',
      residences: ['Harbor Row House', 'Lantern Hill'],
      link,
    }),
    'team invitation': writeInvitationMail({
      organization: to.organization,
      invitedBy: by,
      role: 'bed_updater',
      link,
    }),
    'team role changed': writeRoleChangedMail(to, { by, role: 'manager', desk: `${baseUrl}/workspace` }),
    'team removed': writeRemovedMail(to, { by }),
    'team training': writeTrainingMail(to, { by, done: 2, of: 7, training: `${baseUrl}/workspace/team#training` }),
  }
}

async function signIn(): Promise<Record<string, MailText>> {
  const sent: Record<string, MailText> = {}
  const mails = createSignInMails({
    baseUrl,
    async sendMail({ kind, subject, text, html }) {
      sent[`account ${kind}: ${subject}`] = { subject, text, html }
    },
  })
  const to = { email: 'bea@homes.example', firstName: 'Bea' }
  await mails.confirmAddress(to.email, 'token', '/workspace')
  await mails.choosePassword(to, 'token')
  await mails.alreadySignedUp(to)
  const device = 'Firefox on Android'
  const at = new Date('2026-11-22T18:02:00Z')
  await mails.newAddress(to.email, 'token')
  await mails.addressChanged(to, { email: 'bea@new.example', at, device })
  await mails.accountDeleted(to, { at, closed: [] })
  for (const kind of factorChangeKinds) {
    const ended = kind === 'password-reset' ? ['You were signed out everywhere.', 'Your 2 passkeys were removed.'] : []
    await mails.factorChanged(to, { kind, at, device, ended })
  }
  return sent
}
