import * as z from 'zod/mini'
import { historyPage, historyQuery } from '#contract/desk/desk-history.ts'
import { deskProgress } from '#contract/desk/desk-progress.ts'
import { reminderLink, reminderSetup, reminderStop, reminderWays, sayInput } from '#contract/desk/reminders.ts'
import { joinAnswer, joinAsNewBody, teamAnswer, teamChange } from '#contract/desk/team.ts'
import { formFields } from '#contract/form-fields.ts'
import { defineCalls } from './call.ts'
import { done, forSomebody } from './reminder-link.ts'

export const deskCalls = defineCalls({
  'GET /api/desk/team': {
    words: 'The people of one’s organization, who is invited, and the training.',
    answer: teamAnswer,
    errors: forSomebody,
  },
  'POST /api/desk/team/changes': {
    words: 'Invites, changes a role, removes, leaves, or ticks a step of the training.',
    body: teamChange,
    answer: z.object({ done: z.string() }),
    errors: [...forSomebody, 'prove_again', 'not_found', 'conflict', 'invalid_input', 'too_many_requests'],
  },
  'GET /api/desk/progress': {
    words: 'Which of the five steps of moving in are done.',
    answer: deskProgress,
    errors: forSomebody,
  },
  'GET /api/desk/history': {
    words: 'Who changed what, when and from where, for the owner.',
    query: historyQuery,
    answer: historyPage,
    errors: [...forSomebody, 'invalid_input'],
  },
  'GET /api/desk/history.csv': {
    words: 'The same as a file.',
    query: historyQuery,
    answer: { type: 'text/csv', words: 'One line of names, then one line for each change.' },
    errors: [...forSomebody, 'invalid_input', 'too_many_requests'],
  },
  'GET /api/join/:secret': {
    words: 'What the mailed link of an invitation stands for, to whoever holds it.',
    answer: joinAnswer,
    errors: ['too_many_requests'],
  },
  'POST /api/join/:secret': {
    words: 'Joins as whoever is signed in.',
    answer: done,
    errors: ['signed_out', 'not_allowed', 'not_found', 'conflict', 'too_many_requests'],
  },
  'POST /api/join/:secret/account': {
    words: 'Makes an account for the invited address, signs it in, and joins.',
    body: joinAsNewBody,
    answer: done,
    errors: ['not_found', 'conflict', 'invalid_input', 'too_many_requests'],
  },
  'POST /api/join/:secret/sign-out': {
    words: 'Signs out whoever is not the one invited, to come back as somebody else.',
    answer: done,
    errors: ['too_many_requests'],
  },
  'POST /api/reminders': {
    words: 'Saves the plan: the fields of its form, see `readPlanForm`.',
    body: formFields,
    answer: done,
    errors: [...forSomebody, 'invalid_input', 'conflict'],
  },
  'POST /api/reminders/one': {
    words: 'Sends one reminder now to whoever asks, by the way it says.',
    answer: z.object({ sent: z.enum(reminderWays) }),
    errors: [...forSomebody, 'conflict', 'too_many_requests'],
  },
  'GET /api/stop-reminders/:secret': {
    words: 'What the link in a reminder stops. Changes nothing.',
    answer: reminderStop,
    errors: ['not_found'],
  },
  'POST /api/stop-reminders/:secret': {
    words: 'Stops the reminders by mail to the person of the link.',
    answer: done,
    errors: ['not_found', 'too_many_requests'],
  },
  'GET /api/reminders': {
    words: 'The plan of the reminders of one’s organization, with its people and houses.',
    answer: reminderSetup,
    errors: forSomebody,
  },
  'GET /api/said/:secret': {
    words: 'What the link of a reminder asks, or what it was used to say. Changes nothing.',
    answer: reminderLink,
    errors: ['not_found'],
  },
  'POST /api/said/:secret': {
    words: 'Says by it how many beds are open.',
    body: sayInput,
    answer: done,
    errors: ['not_found', 'conflict', 'invalid_input', 'too_many_requests'],
  },
})
