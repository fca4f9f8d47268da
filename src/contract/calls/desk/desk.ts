import * as z from 'zod/mini'
import { deskNumbers, numbersFileQuery, numbersQuery } from '#contract/beds/numbers.ts'
import { defineCalls } from '#contract/calls/call.ts'
import { formFields } from '#contract/calls/form-fields.ts'
import { done, forSomebody } from '#contract/calls/row-parts.ts'
import { historyPage, historyQuery } from '#contract/history/desk-history.ts'
import { reminderLink, reminderSetup, reminderWays, sayInput, suggestionAnswer } from '#contract/reminders/reminders.ts'
import { deskProgress } from '#contract/team/desk-progress.ts'
import { organizationChange, organizationFacts } from '#contract/team/organization.ts'
import { shiftChange, shiftNews } from '#contract/team/shift.ts'
import { joinAnswer, joinAsNewBody, teamAnswer, teamChange, teamChanged } from '#contract/team/team.ts'

export const deskCalls = defineCalls({
  'GET /api/desk/team': {
    words: 'The people of one’s organization, who is invited, and the training.',
    answer: teamAnswer,
    errors: forSomebody,
  },
  'POST /api/desk/team/changes': {
    words: 'Invites, changes a role, removes, leaves, or ticks a step of the training.',
    body: teamChange,
    answer: teamChanged,
    errors: [...forSomebody, 'prove_again', 'not_found', 'conflict', 'invalid_input', 'too_many_requests'],
  },
  'GET /api/desk/shift': {
    words: 'Of each house one works for: the notes of the shifts, and what changed since one was last here.',
    answer: shiftNews,
    errors: forSomebody,
  },
  'POST /api/desk/shift': {
    words: 'Writes the note of one’s shift for a house, empty to take it out, or says that the news is read.',
    body: shiftChange,
    answer: z.object({ done: z.string() }),
    errors: [...forSomebody, 'not_found', 'invalid_input'],
  },
  'GET /api/desk/numbers': {
    words: 'Occupancy, open beds, questions and answers of each house in one month.',
    query: numbersQuery,
    answer: deskNumbers,
    errors: [...forSomebody, 'invalid_input'],
  },
  'GET /api/desk/numbers.csv': {
    words: 'The same of twelve months as a file; of one month where there are more than 200 houses.',
    query: numbersFileQuery,
    answer: { type: 'text/csv', words: 'One line of names, then one line for each house and month.' },
    errors: [...forSomebody, 'invalid_input', 'too_many_requests'],
  },
  'GET /api/desk/organization': {
    words: 'What one’s organization is called, and its public contact.',
    answer: organizationFacts,
    errors: forSomebody,
  },
  'POST /api/desk/organization': {
    words: 'Changes it.',
    body: organizationChange,
    answer: done,
    errors: [...forSomebody, 'invalid_input', 'too_many_requests'],
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
  'GET /api/reminders': {
    words: 'The plan of the reminders of one’s organization, with its people and houses.',
    answer: reminderSetup,
    errors: forSomebody,
  },
  'POST /api/reminders/suggestion': {
    words: 'Says yes or no to the reminder that is suggested: every evening, oneself, all houses.',
    body: suggestionAnswer,
    answer: done,
    errors: [...forSomebody, 'invalid_input'],
  },
  'POST /api/reminders/warnings': {
    words: 'Says whether one wants the mail of the day before a number is withdrawn.',
    body: z.object({ wanted: z.enum(['yes', 'no']) }),
    answer: done,
    errors: [...forSomebody, 'invalid_input'],
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
