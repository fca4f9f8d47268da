import * as z from 'zod/mini'
import {
  addPasskeyBody,
  changePasswordBody,
  chooseOrganizationBody,
  closingAnswer,
  type NewPasskeyOptions,
  nameBody,
  newEmailBody,
  newEmailToken,
  organizationChoices,
  passkeyList,
  passkeySignInBody,
  sessionList,
} from '#contract/auth/auth.ts'
import { codeBody, proofBody, secondFactorState } from '#contract/auth/factors.ts'
import { defineUnstoredCalls } from './call.ts'
import { defineTyped, done } from './row-parts.ts'

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
const proved = ['signed_out', 'prove_again', 'not_allowed'] as const

export const accountCalls = defineUnstoredCalls({
  'POST /api/auth/change-password': {
    words: 'Sets a new password. Every other session ends.',
    body: changePasswordBody,
    answer: done,
    errors: ['signed_out', 'invalid_input', 'too_many_requests'],
  },
  'POST /api/auth/name': {
    words: 'Changes one’s name.',
    body: nameBody,
    answer: done,
    errors: ['signed_out', 'invalid_input'],
  },
  'POST /api/auth/email': {
    words: 'Asks for another address: its owner gets a link. The same answer whether or not it has an account.',
    body: newEmailBody,
    answer: done,
    errors: [...proved, 'invalid_input', 'too_many_requests'],
  },
  'GET /api/auth/new-email': {
    words: 'The address that a mailed link would give to an account.',
    query: newEmailToken,
    answer: z.object({ email: z.string() }),
    errors: ['bad_request', 'too_many_requests'],
  },
  'POST /api/auth/new-email': {
    words: 'Gives it. The address before is told.',
    body: newEmailToken,
    answer: done,
    errors: ['bad_request', 'conflict', 'too_many_requests'],
  },
  'GET /api/auth/closing': {
    words: 'What becomes of one’s organizations when one’s account is deleted.',
    answer: closingAnswer,
    errors: ['signed_out'],
  },
  'POST /api/auth/closing': {
    words: 'Deletes one’s account, and signs out.',
    body: z.object({ really: z.literal('yes', 'Say that you mean it.') }),
    answer: done,
    errors: [...proved, 'conflict', 'invalid_input'],
  },
  'GET /api/auth/sessions': {
    words: 'Where one is signed in.',
    answer: sessionList,
    errors: ['signed_out'],
  },
  'DELETE /api/auth/sessions/:id': {
    words: 'Signs out elsewhere.',
    answer: done,
    errors: ['signed_out', 'not_found'],
  },
  'POST /api/auth/sessions/revoke-others': {
    words: 'Signs out everywhere else.',
    answer: done,
    errors: ['signed_out'],
  },
  'GET /api/auth/organizations': {
    words: 'The organizations one belongs to.',
    answer: organizationChoices,
    errors: ['signed_out'],
  },
  'POST /api/auth/organization': {
    words: 'Chooses the organization one acts for.',
    body: chooseOrganizationBody,
    answer: done,
    errors: ['signed_out', 'not_found', 'invalid_input'],
  },
  'GET /api/auth/passkeys': {
    words: 'One’s passkeys.',
    answer: passkeyList,
    errors: ['signed_out'],
  },
  'POST /api/auth/passkeys/options': {
    words: 'What a browser needs to make a passkey, as the Web Authentication standard has it.',
    answer: defineTyped<NewPasskeyOptions>(),
    errors: proved,
  },
  'POST /api/auth/passkeys': {
    words: 'Adds a passkey.',
    body: addPasskeyBody,
    answer: done,
    errors: [...proved, 'bad_request', 'invalid_input'],
  },
  'DELETE /api/auth/passkeys/:id': {
    words: 'Removes a passkey.',
    answer: done,
    errors: [...proved, 'not_found'],
  },
  'GET /api/auth/second-factor': {
    words: 'How one can show that it is oneself.',
    answer: secondFactorState,
    errors: ['signed_out'],
  },
  'POST /api/auth/second-factor/begin': {
    words: 'Begins to set up codes from an app.',
    answer: done,
    errors: [...proved, 'conflict'],
  },
  'POST /api/auth/second-factor/finish': {
    words: 'Ends that with a first code. Gives the recovery codes, this once.',
    body: codeBody,
    answer: recoveryCodes,
    errors: [...proved, 'conflict', 'invalid_input', 'too_many_requests'],
  },
  'POST /api/auth/second-factor/recovery-codes': {
    words: 'Makes new recovery codes, and gives them this once. Those before end.',
    answer: recoveryCodes,
    errors: [...proved, 'conflict'],
  },
  'POST /api/auth/second-factor/stop': {
    words: 'Stops setting up an app.',
    answer: done,
    errors: proved,
  },
  'POST /api/auth/second-factor/end': {
    words: 'Ends codes from an app.',
    answer: done,
    errors: [...proved, 'conflict'],
  },
  'POST /api/auth/confirm': {
    words: 'Shows by password or code that it is still the same person.',
    body: proofBody,
    answer: done,
    errors: ['signed_out', 'invalid_input', 'too_many_requests'],
  },
  'POST /api/auth/confirm/passkey': {
    words: 'Shows it by a passkey.',
    body: z.pick(passkeySignInBody, { response: true }),
    answer: done,
    errors: ['signed_out', 'invalid_input', 'too_many_requests'],
  },
})
