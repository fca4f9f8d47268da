import * as z from 'zod/mini'
import { defineCalls } from '#contract/calls/call.ts'
import { done, readId } from '#contract/calls/row-parts.ts'
import {
  checkDecisionInput,
  checkUndoInput,
  claimableListings,
  claimableQuery,
  claimsAnswer,
  decisionInput,
  letterInput,
  makeClaimInput,
  objectionInput,
  proveInput,
  sendCodeInput,
  stopLink,
  undoInput,
} from '#contract/claims/claims.ts'

const params = { id: readId('There is no such claim.') }
const changed = ['signed_out', 'not_allowed', 'not_found', 'conflict', 'invalid_input'] as const
const decided = [...changed, 'prove_again'] as const

export const claimCalls = defineCalls({
  'GET /api/claims': {
    words: 'The claims of one’s organization, or those and the checks that one decides.',
    answer: claimsAnswer,
    errors: ['signed_out', 'not_allowed'],
  },
  'GET /api/claims/listings': {
    words: 'Listings that may be claimed, by words or by a listing’s own address.',
    query: claimableQuery,
    answer: claimableListings,
    errors: ['signed_out', 'not_allowed', 'invalid_input', 'too_many_requests'],
  },
  'POST /api/claims': {
    words: 'Claims a listing: 201 with the new claim’s id, or 200 with that of the claim that is there already.',
    body: makeClaimInput,
    answer: z.object({ id: z.string() }),
    errors: [...changed, 'too_many_requests'],
  },
  'POST /api/claims/:id/code': {
    words: 'Sends a code to what the listing publishes.',
    params,
    body: sendCodeInput,
    answer: done,
    errors: [...changed, 'too_many_requests'],
  },
  'POST /api/claims/:id/proof': {
    words: 'Shows a claim by the code. `isDecided`: the house was handed over at once.',
    params,
    body: proveInput,
    answer: z.object({ isDecided: z.boolean() }),
    errors: [...changed, 'too_many_requests'],
  },
  'POST /api/claims/:id/letter': {
    words: 'Shows a claim by what its claimant writes.',
    params,
    body: letterInput,
    answer: done,
    errors: changed,
  },
  'POST /api/claims/:id/papers': {
    words: 'Adds a paper to one’s own claim: 201.',
    params,
    body: { type: 'multipart/form-data', words: '`paper`, one file: PDF, JPEG or PNG.' },
    answer: done,
    errors: [...changed, 'too_large', 'wrong_media_type', 'too_many_requests'],
  },
  'POST /api/claim-papers/:id/removal': {
    words: 'Removes a paper of one’s own claim that is not decided.',
    params: { id: readId('This paper is no longer there.') },
    answer: done,
    errors: changed,
  },
  'POST /api/claims/:id/withdrawal': {
    words: 'Withdraws one’s own claim.',
    params,
    answer: done,
    errors: changed,
  },
  'POST /api/claims/:id/objection': {
    words: 'Says why a house that somebody else claims stays one’s own.',
    params,
    body: objectionInput,
    answer: done,
    errors: changed,
  },
  'POST /api/claims/:id/decision': {
    words: 'Approves or refuses a claim.',
    params,
    body: decisionInput,
    answer: done,
    errors: decided,
  },
  'POST /api/claims/:id/recall': {
    words: 'Calls a decision back before its mails go: the claim waits again.',
    params,
    answer: done,
    errors: decided,
  },
  'POST /api/claims/:id/undo': {
    words: 'Gives a house back to whom it was taken from.',
    params,
    body: undoInput,
    answer: done,
    errors: decided,
  },
  'POST /api/checks/:id/decision': {
    words: 'Says yes or no to what waits to be public.',
    params,
    body: checkDecisionInput,
    answer: done,
    errors: decided,
  },
  'POST /api/checks/:id/undo': {
    words: 'Takes that yes or no back.',
    params,
    body: checkUndoInput,
    answer: done,
    errors: decided,
  },
  'GET /api/not-us/:secret': {
    words: 'Who asked for a code, for which house, and what the house can still say to it.',
    answer: stopLink,
    errors: ['not_found'],
  },
  'POST /api/not-us/:secret': {
    words: 'Stops that claim, or reports a house that was handed over.',
    answer: done,
    errors: ['not_found', 'conflict', 'too_many_requests'],
  },
})
