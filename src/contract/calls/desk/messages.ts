import * as z from 'zod/mini'
import { defineCalls } from '#contract/calls/call.ts'
import { formFields } from '#contract/calls/form-fields.ts'
import { defineTyped, done, forSomebody, readId } from '#contract/calls/row-parts.ts'
import { type contactMessage, contactReceipt } from '#contract/contact/contact.ts'
import { askedTogether } from '#contract/inquiries/asked-together.ts'
import { askedAnswer, askResidence, askResidences, takenBy } from '#contract/inquiries/asking.ts'
import {
  askedInquiry,
  inquiryAnsweredInput,
  inquiryCount,
  receivedInquiries,
  receivedQuery,
} from '#contract/inquiries/inquiry.ts'
import { noticeSettings } from '#contract/inquiries/question-notices.ts'
import { residencesAsking } from '#contract/inquiries/residence-asking.ts'
import { mailStop, mailStopInput } from '#contract/mail/mail-stop.ts'
import { pushDeviceInput } from '#contract/mail/push-devices.ts'
import { askedPing, pingAnswer, waitingLists, waitingQuery } from '#contract/waiting/waiting.ts'

export const messageCalls = defineCalls({
  'POST /api/contact': {
    words: 'Sends the contact form: 201 with what to quote. `Idempotency-Key` is honored for 24 hours.',
    body: defineTyped<z.input<typeof contactMessage>>(),
    answer: contactReceipt,
    errors: ['bad_request', 'conflict', 'invalid_input', 'too_many_requests'],
    cache: 'no-store',
  },
  'POST /api/inquiries': {
    words: 'Asks a home about a bed, or suggests a correction: 201 with the secret of its private page.',
    body: askResidence,
    answer: askedAnswer,
    errors: ['not_allowed', 'not_found', 'conflict', 'invalid_input', 'too_many_requests'],
  },
  'POST /api/inquiries/together': {
    words: 'Asks one question of up to three homes.',
    body: askResidences,
    answer: askedAnswer,
    errors: ['not_allowed', 'not_found', 'conflict', 'invalid_input', 'too_many_requests'],
  },
  'POST /api/inquiries/together/:secret/taken': {
    words: 'Says which of the homes took whoever asked; the others read that they are not needed.',
    body: takenBy,
    answer: done,
    errors: ['not_found', 'conflict', 'invalid_input'],
  },
  'DELETE /api/inquiries/together/:secret': {
    words: 'Deletes the question at every home.',
    answer: null,
    errors: [],
  },
  'DELETE /api/inquiries/asked/:secret': {
    words: 'Deletes what was sent from a residence’s page.',
    answer: null,
    errors: [],
  },
  'POST /api/inquiries/:id/changes': {
    words: 'What a form of the inbox does to a message, named by its field `act`.',
    params: { id: readId('There is no such message.') },
    body: formFields,
    answer: done,
    errors: [...forSomebody, 'not_found', 'conflict', 'invalid_input', 'too_many_requests'],
  },
  'POST /api/waiting/changes': {
    words: 'What a form of a waiting list does, named by its field `act`. Gives the house it was about.',
    body: formFields,
    answer: z.object({ residenceId: z.string() }),
    errors: [...forSomebody, 'not_found', 'conflict', 'invalid_input'],
  },
  'POST /api/waiting/pings/:secret': {
    words: 'Answers a “Do you still want a place?”, or deletes what we know of who was asked.',
    body: pingAnswer,
    answer: done,
    errors: ['not_found', 'conflict', 'invalid_input', 'too_many_requests'],
  },
  'GET /api/inquiries': {
    words: 'The questions and corrections of the houses one acts for; corrections for the alliance.',
    query: receivedQuery,
    answer: receivedInquiries,
    errors: [...forSomebody, 'invalid_input'],
  },
  'GET /api/inquiries/count': {
    words: 'How many of them wait for an answer. Marks nothing as read.',
    answer: inquiryCount,
    errors: forSomebody,
  },
  'GET /api/inquiries/houses': {
    words: 'Of each house somebody asks: how many questions wait, how many people, and the initials of the first.',
    answer: residencesAsking,
    errors: forSomebody,
  },
  'POST /api/inquiries/:id/answered': {
    words: 'Says that a message was answered, or opens it again.',
    params: { id: readId('There is no such message.') },
    body: inquiryAnsweredInput,
    answer: z.object({ answered: z.boolean() }),
    errors: [...forSomebody, 'not_found', 'conflict', 'invalid_input'],
  },
  'GET /api/notices': {
    words: 'How questions reach one: the way, the houses, the quiet hours.',
    answer: noticeSettings,
    errors: forSomebody,
  },
  'POST /api/notices': {
    words: 'Saves that: the fields of its form, see `readSettingForm`.',
    body: formFields,
    answer: done,
    errors: [...forSomebody, 'invalid_input'],
  },
  'POST /api/notices/devices': {
    words: 'Turns on alerts in the browser that asks, for the session it asks in.',
    body: pushDeviceInput,
    answer: done,
    errors: [...forSomebody, 'conflict', 'invalid_input', 'too_many_requests'],
  },
  'DELETE /api/notices/devices/:id': {
    words: 'Turns them off on one of one’s own devices.',
    params: { id: readId('This device gets no alerts any more.') },
    answer: done,
    errors: [...forSomebody, 'not_found'],
  },
  'POST /api/notices/devices/:id/test': {
    words: 'Sends a test alert to one of one’s own devices.',
    params: { id: readId('This device gets no alerts any more.') },
    answer: done,
    errors: [...forSomebody, 'not_found', 'too_many_requests'],
  },
  'GET /api/stop-emails/:secret': {
    words: 'Which emails to whom the link in one of them stops. Changes nothing.',
    answer: mailStop,
    errors: ['not_found', 'too_many_requests'],
  },
  'POST /api/stop-emails/:secret': {
    words: 'Stops these emails, or turns them on again, for whoever has the link.',
    body: mailStopInput,
    answer: done,
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  },
  'GET /api/inquiries/asked/:secret': {
    words: 'What somebody sent from a residence’s page, for whoever has its private link.',
    answer: askedInquiry,
    errors: ['not_found'],
  },
  'GET /api/inquiries/together/:secret': {
    words: 'One question to up to three homes, for whoever has its private link.',
    answer: askedTogether,
    errors: ['not_found'],
  },
  'GET /api/waiting': {
    words: 'The houses one acts for with how many wait, and the list of the one asked for.',
    query: waitingQuery,
    answer: waitingLists,
    errors: [...forSomebody, 'not_found', 'invalid_input'],
  },
  'GET /api/waiting/pings/:secret': {
    words: 'What a “Do you still want a place?” asks about, and the answer so far.',
    answer: askedPing,
    errors: ['not_found'],
  },
})
