import * as z from 'zod/mini'
import { defineCalls } from '#contract/calls/call.ts'
import { done, readId } from '#contract/calls/row-parts.ts'
import { fileView } from '#contract/calls/uploads.ts'
import { applicationQueue, certificationSetting, ownApplications } from '#contract/certification/application-lists.ts'
import { applicationAnswer, sentAct, startInput } from '#contract/certification/applications.ts'
import { evidenceChunkQuery } from '#contract/certification/evidence.ts'
import { noApplication } from '#domain/certification/application/guards.ts'
import { chunkBody } from './files.ts'

const params = { id: readId(noApplication.words) }
const changed = ['signed_out', 'not_allowed', 'not_found', 'conflict', 'invalid_input'] as const

export const certificationCalls = defineCalls({
  'GET /api/applications': {
    words:
      'The applications of one’s organization, and the residences that could apply; of `show=applications` the first alone.',
    query: z.object({ show: z.optional(z.literal('applications')) }),
    answer: ownApplications,
    errors: ['signed_out', 'not_allowed'],
  },
  'POST /api/applications': {
    words: 'Begins an application: 201 with its id, or 200 with that of the one that is under way.',
    body: startInput,
    answer: z.object({ id: z.string() }),
    errors: changed,
  },
  'GET /api/applications/:id': {
    words: 'An application, as far as whoever asks may see it.',
    params,
    answer: applicationAnswer,
    errors: ['signed_out', 'not_allowed', 'not_found'],
  },
  'GET /api/applications/:id/binder.pdf': {
    words: 'One file of an application: its answers, and the pages of its evidence.',
    params,
    answer: { type: 'application/pdf', words: 'A cover, the answers, a list of the evidence, and its pages.' },
    errors: ['signed_out', 'not_allowed', 'not_found', 'too_many_requests'],
  },
  'GET /api/applications/:id/dates.ics': {
    words: 'The dates of its interview and its visit, for a calendar.',
    params,
    answer: { type: 'text/calendar', words: 'Of iCalendar (RFC 5545), an event for each date.' },
    errors: ['signed_out', 'not_allowed', 'not_found'],
  },
  'PUT /api/applications/:id/evidence': {
    words:
      'Takes the next chunk of a file that was begun. With its last chunk the file is evidence of the rule `code`.',
    params,
    query: evidenceChunkQuery,
    body: chunkBody,
    answer: fileView,
    errors: [...changed, 'wrong_media_type', 'too_large', 'too_many_requests'],
  },
  'POST /api/applications/:id/acts': {
    words: 'Answers, asks, checks, plans or decides: one act of the operator or of its affiliate.',
    params,
    body: sentAct,
    answer: done,
    errors: [...changed, 'prove_again'],
  },
  'GET /api/affiliate/applications': {
    words: 'The applications that an affiliate decides; of the alliance, those that were appealed.',
    answer: applicationQueue,
    errors: ['signed_out', 'not_allowed'],
  },
  'POST /api/affiliate/certification': {
    words: 'How an affiliate decides: by one person or two, with interviews or without.',
    body: certificationSetting,
    answer: done,
    errors: ['signed_out', 'not_allowed', 'invalid_input', 'conflict', 'prove_again'],
  },
})
