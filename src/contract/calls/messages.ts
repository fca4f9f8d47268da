import * as z from 'zod/mini'
import { askedTogether } from '#contract/asked-together.ts'
import { defineCalls } from '#contract/calls/call.ts'
import { forSomebody, idOf, typed } from '#contract/calls/said.ts'
import { type contactMessage, contactReceipt } from '#contract/contact.ts'
import {
  askedInquiry,
  inquiryAnsweredInput,
  inquiryCount,
  receivedInquiries,
  receivedQuery,
} from '#contract/inquiry.ts'
import { askedPing, waitingLists, waitingQuery } from '#contract/waiting.ts'

/** The contact form, what is asked of the houses, and their waiting lists. */
export const messageCalls = defineCalls({
  'POST /api/contact': {
    words: 'Sends the contact form: 201 with what to quote. `Idempotency-Key` is honored for 24 hours.',
    body: typed<z.input<typeof contactMessage>>(),
    ...{ answer: contactReceipt, errors: ['bad_request', 'conflict', 'invalid_input', 'too_many_requests'] },
    cache: 'no-store',
  },
  'GET /api/inquiries': {
    words: 'The questions and corrections of the houses one acts for; corrections for the alliance.',
    ...{ query: receivedQuery, answer: receivedInquiries, errors: [...forSomebody, 'invalid_input'] },
  },
  'GET /api/inquiries/count': {
    words: 'How many of them wait for an answer. Marks nothing as read.',
    ...{ answer: inquiryCount, errors: forSomebody },
  },
  'POST /api/inquiries/:id/answered': {
    words: 'Says that a message was answered, or opens it again.',
    ...{ params: { id: idOf('There is no such message.') }, body: inquiryAnsweredInput },
    answer: z.object({ answered: z.boolean() }),
    errors: [...forSomebody, 'not_found', 'conflict', 'invalid_input'],
  },
  'GET /api/inquiries/asked/:secret': {
    words: 'What somebody sent from a residence’s page, for whoever has its private link.',
    ...{ answer: askedInquiry, errors: ['not_found'] },
  },
  'GET /api/inquiries/together/:secret': {
    words: 'One question to up to three homes, for whoever has its private link.',
    ...{ answer: askedTogether, errors: ['not_found'] },
  },
  'GET /api/waiting': {
    words: 'The houses one acts for with how many wait, and the list of the one asked for.',
    ...{ query: waitingQuery, answer: waitingLists, errors: [...forSomebody, 'not_found', 'invalid_input'] },
  },
  'GET /api/waiting/pings/:secret': {
    words: 'What a “Do you still want a place?” asks about, and the answer so far.',
    ...{ answer: askedPing, errors: ['not_found'] },
  },
})
