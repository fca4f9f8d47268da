import { defineCalls } from '#contract/calls/call.ts'
import { done, forSomebody, readId } from '#contract/calls/row-parts.ts'
import {
  foundPeople,
  organizationChange,
  peopleQuery,
  personChange,
  resendConfirmation,
  staffOrganization,
  staffPerson,
} from '#contract/residence/moderation/people.ts'
import { staffSearchAnswer } from '#contract/residence/moderation/staff-search.ts'

const person = { id: readId('There is no such person.') }
const organization = { id: readId('There is no such organization.') }
const changed = [...forSomebody, 'not_found', 'conflict', 'invalid_input', 'prove_again'] as const

export const staffPeopleCalls = defineCalls({
  'GET /api/staff/search': {
    words: 'The first organizations, people, homes, certificates, claims, messages and emails that fit what is typed.',
    query: peopleQuery,
    answer: staffSearchAnswer,
    errors: [...forSomebody, 'too_many_requests'],
  },
  'GET /api/staff/people': {
    words: 'People, organizations, sign-ups and invitations by words. For the staff of the alliance.',
    query: peopleQuery,
    answer: foundPeople,
    errors: forSomebody,
  },
  'GET /api/staff/people/:id': {
    words: 'What staff may know of a person: never a password, a code or the text of an email.',
    params: person,
    answer: staffPerson,
    errors: [...forSomebody, 'not_found'],
  },
  'POST /api/staff/people/:id/changes': {
    words: 'Ends the sessions of a person, locks or unlocks them.',
    params: person,
    body: personChange,
    answer: done,
    errors: changed,
  },
  'GET /api/staff/organizations/:id': {
    words: 'An organization, its people, invitations and houses.',
    params: organization,
    answer: staffOrganization,
    errors: [...forSomebody, 'not_found'],
  },
  'POST /api/staff/organizations/:id/changes': {
    words: 'Locks or unlocks an organization, or sends one of its invitations again.',
    params: organization,
    body: organizationChange,
    answer: done,
    errors: [...changed, 'too_many_requests'],
  },
  'POST /api/staff/confirmations': {
    words: 'Sends the email again that confirms an address.',
    body: resendConfirmation,
    answer: done,
    errors: [...forSomebody, 'not_found', 'invalid_input', 'too_many_requests'],
  },
})
