import * as z from 'zod/mini'
import { affiliateChange, affiliatesAnswer } from '#contract/affiliates/affiliates.ts'
import { listingCheckChange, listingChecksAnswer } from '#contract/affiliates/listing-checks.ts'
import {
  affiliateDeskAnswer,
  stateResidencesAnswer,
  stateResidencesQuery,
} from '#contract/affiliates/state-residences.ts'
import { securityPage, securityQuery } from '#contract/auth/security-events.ts'
import { defineCalls } from '#contract/calls/call.ts'
import { done, forSomebody, readId } from '#contract/calls/row-parts.ts'
import { certificateChange, certifiedResidenceAnswer, ofState } from '#contract/certification/certificates.ts'
import { answeredInput, assignInput, inboxMessage, inboxPage, inboxQuery } from '#contract/contact/inbox.ts'
import { healthAnswer, healthChange, triedAgain } from '#contract/live/health.ts'
import { noticeChange, noticePreview, noticesAnswer, writtenNotice } from '#contract/live/notices.ts'
import { changedText, siteTextAnswer, siteTextChange, siteTextsAnswer, textParams } from '#contract/live/site-texts.ts'
import { mailDetail, mailPage, mailQuery } from '#contract/mail/mail.ts'
import { correctionChange, correctionsPage, correctionsQuery } from '#contract/residence/moderation/corrections.ts'

const message = { id: readId('There is no such message.') }
const mail = { id: readId('There is no such email.') }
const one = [...forSomebody, 'not_found'] as const
const changed = [...one, 'conflict', 'invalid_input'] as const

export const staffCalls = defineCalls({
  'GET /api/affiliate/desk': {
    words: 'The state of an affiliate at a glance: homes, beds, numbers, and what waits or is late.',
    answer: affiliateDeskAnswer,
    errors: forSomebody,
  },
  'GET /api/affiliate/homes': {
    words: 'The homes of an affiliate’s state, found and sorted; `state` is the staff’s choice.',
    query: stateResidencesQuery,
    answer: stateResidencesAnswer,
    errors: [...one, 'invalid_input'],
  },
  'GET /api/affiliate/homes.csv': {
    words: 'The same as a file.',
    query: stateResidencesQuery,
    answer: { type: 'text/csv', words: 'One line of names, then one line for each home.' },
    errors: [...one, 'invalid_input', 'too_many_requests'],
  },
  'GET /api/affiliate/homes/:id': {
    words: 'One of them, with its certificates.',
    params: { id: readId('There is no such home.') },
    query: ofState,
    answer: certifiedResidenceAnswer,
    errors: [...one, 'invalid_input'],
  },
  'POST /api/affiliate/homes/changes': {
    words: 'Sets, changes or ends a certificate of a home; `state` is the staff’s choice.',
    query: ofState,
    body: certificateChange,
    answer: done,
    errors: [...changed, 'prove_again'],
  },
  'GET /api/affiliate/homes/:id/checks': {
    words: 'What the listing of one says, and what the affiliate heard when it called about it.',
    params: { id: readId('There is no such home.') },
    query: ofState,
    answer: listingChecksAnswer,
    errors: [...one, 'invalid_input'],
  },
  'GET /api/affiliate/corrections': {
    words: 'What visitors say is wrong with listings of the affiliate’s state, without who they are.',
    query: correctionsQuery,
    answer: correctionsPage,
    errors: [...forSomebody, 'invalid_input'],
  },
  'POST /api/affiliate/corrections': {
    words: 'Settles one of them, or passes it to the alliance.',
    body: correctionChange,
    answer: done,
    errors: changed,
  },
  'POST /api/affiliate/homes/checks': {
    words: 'Keeps what the affiliate heard on the phone about a listing, or takes its last answer back.',
    body: listingCheckChange,
    answer: done,
    errors: changed,
  },
  'POST /api/staff/affiliates/changes': {
    words: 'Makes an affiliate, or invites and removes its officers. Gives the affiliate.',
    body: affiliateChange,
    answer: z.object({ id: z.string() }),
    errors: [...changed, 'prove_again', 'too_many_requests'],
  },
  'GET /api/staff/affiliates': {
    words: 'The affiliates and their officers.',
    answer: affiliatesAnswer,
    errors: forSomebody,
  },
  'GET /api/staff/inbox': {
    words: 'The messages of the contact form.',
    query: inboxQuery,
    answer: inboxPage,
    errors: [...forSomebody, 'invalid_input'],
  },
  'GET /api/staff/inbox/:id': {
    words: 'One of them, which is read from now on.',
    params: message,
    answer: inboxMessage,
    errors: one,
  },
  'POST /api/staff/inbox/:id/assign': {
    words: 'Takes a message, or gives it back.',
    params: message,
    body: assignInput,
    answer: inboxMessage,
    errors: changed,
  },
  'POST /api/staff/inbox/:id/answered': {
    words: 'Says that a message was answered, or opens it again.',
    params: message,
    body: answeredInput,
    answer: inboxMessage,
    errors: changed,
  },
  'GET /api/staff/mail': {
    words: 'What was mailed, and what could not be.',
    query: mailQuery,
    answer: mailPage,
    errors: [...forSomebody, 'invalid_input'],
  },
  'GET /api/staff/mail/:id': {
    words: 'One of them, with its text.',
    params: mail,
    answer: mailDetail,
    errors: one,
  },
  'POST /api/staff/mail/:id/retry': {
    words: 'Tries to deliver it again.',
    params: mail,
    answer: mailDetail,
    errors: [...one, 'conflict'],
  },
  'GET /api/staff/health': {
    words: 'How the site is: numbers of beds by state, emails and jobs that wait or failed, errors, slow queries.',
    answer: healthAnswer,
    errors: forSomebody,
  },
  'POST /api/staff/health/changes': {
    words: 'Tries failed jobs or emails again. Gives how many there were; asked twice, nothing happens twice.',
    body: healthChange,
    answer: triedAgain,
    errors: [...forSomebody, 'invalid_input'],
  },
  'GET /api/staff/notices': {
    words: 'What staff say on the pages of the site: shown now, planned, and before.',
    answer: noticesAnswer,
    errors: forSomebody,
  },
  'POST /api/staff/notices/preview': {
    words: 'Checks a notice as publishing it would, and names its states as pages do. Nothing is published.',
    body: writtenNotice,
    answer: noticePreview,
    errors: [...forSomebody, 'invalid_input'],
  },
  'POST /api/staff/notices/changes': {
    words: 'Publishes a notice, also in place of another one, or ends one early. Pages show it within 15 seconds.',
    body: noticeChange,
    answer: done,
    errors: [...forSomebody, 'not_found', 'conflict', 'invalid_input'],
  },
  'GET /api/staff/texts': {
    words: 'The help articles and the questions of the FAQ that staff have edited, each as it stands.',
    answer: siteTextsAnswer,
    errors: forSomebody,
  },
  'GET /api/staff/texts/:kind/:item': {
    words: 'The versions of one of them: what it said, who changed it and when.',
    params: textParams,
    answer: siteTextAnswer,
    errors: one,
  },
  'POST /api/staff/texts/changes': {
    words:
      'Publishes a text, adds a question, takes one off its page or puts it back, or goes back to an earlier version.',
    body: siteTextChange,
    answer: changedText,
    errors: changed,
  },
  'GET /api/staff/security': {
    words: 'What may be part of an attack.',
    query: securityQuery,
    answer: securityPage,
    errors: [...forSomebody, 'invalid_input'],
  },
  'GET /api/staff/security.csv': {
    words: 'The same as a file.',
    query: securityQuery,
    answer: { type: 'text/csv', words: 'One line of names, then one line for each event.' },
    errors: [...forSomebody, 'invalid_input', 'too_many_requests'],
  },
})
