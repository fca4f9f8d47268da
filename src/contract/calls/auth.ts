import * as z from 'zod/mini'
import {
  confirmSignUpBody,
  mailRequestBody,
  mailSentAnswer,
  type PasskeySignInOptions,
  passkeySignInBody,
  resetOffer,
  resetPasswordBody,
  sendAgainBody,
  sentSignUp,
  signedInAnswer,
  signedInUser,
  signInBody,
  signInWays,
  signUpBody,
  waitingSignUp,
} from '#contract/auth/auth.ts'
import { codeBody } from '#contract/auth/factors.ts'
import { defineUnstoredCalls } from './call.ts'
import { defineTyped, done } from './row-parts.ts'

const query = z.object({ token: z._default(z.string().check(z.overwrite((token) => token.slice(0, 200))), '') })
const returnTo = z.object({ returnTo: z.optional(z.string()) })
const tried = ['invalid_input', 'too_many_requests'] as const

export const authCalls = defineUnstoredCalls({
  'GET /api/login': {
    words: 'A full-page navigation to where one signs in, and back to `returnTo`.',
    query: returnTo,
    answer: null,
    errors: [],
  },
  'GET /api/logout': { words: 'A full-page navigation that signs out.', answer: null, errors: [] },
  'POST /api/logout': { words: 'Signs out.', answer: null, errors: [] },
  'GET /api/auth/user': {
    words: 'Who is signed in, and for which organization.',
    answer: signedInUser,
    errors: ['signed_out'],
  },
  'GET /api/auth/ways': {
    words: 'How one can sign in beside a password and a passkey.',
    answer: signInWays,
    errors: [],
  },
  'POST /api/auth/sign-in': {
    words: 'Signs in with a password. A second step may follow, which `returnTo` leads to.',
    body: signInBody,
    answer: signedInAnswer,
    errors: [...tried, 'signed_out', 'not_allowed'],
  },
  'GET /api/auth/sign-in/code': {
    words: 'Whether a code is asked for, after a right password.',
    answer: z.object({ isAsked: z.boolean() }),
    errors: [],
  },
  'POST /api/auth/sign-in/code': {
    words: 'Signs in with a code, after the password.',
    body: codeBody,
    answer: signedInAnswer,
    errors: [...tried, 'signed_out', 'not_allowed'],
  },
  'POST /api/auth/passkey-sign-in/options': {
    words: 'What a browser needs to show a passkey, as the Web Authentication standard has it.',
    answer: defineTyped<PasskeySignInOptions>(),
    errors: ['too_many_requests'],
  },
  'POST /api/auth/passkey-sign-in': {
    words: 'Signs in with a passkey.',
    body: passkeySignInBody,
    answer: signedInAnswer,
    errors: [...tried, 'signed_out', 'not_allowed'],
  },
  'POST /api/auth/sign-up': {
    words: 'Asks for an account: the same answer whether or not the address has one.',
    body: signUpBody,
    answer: mailSentAnswer,
    errors: tried,
  },
  'GET /api/auth/sent-sign-up': {
    words: 'Where this browser’s sign-up was mailed to, and when it may be mailed again.',
    answer: z.object({ sent: z.nullable(sentSignUp) }),
    errors: [],
  },
  'POST /api/auth/sent-sign-up': {
    words: 'Mails the link of this browser’s sign-up again, or to another address.',
    body: sendAgainBody,
    answer: mailSentAnswer,
    errors: [...tried, 'bad_request'],
  },
  'GET /api/auth/waiting-sign-up': {
    words: 'Whose sign-up a mailed link would open.',
    query,
    answer: waitingSignUp,
    errors: ['not_found', 'too_many_requests'],
  },
  'POST /api/auth/waiting-sign-up': {
    words: 'Says whether somebody’s sign-up was one’s own. Gives the page that follows.',
    body: confirmSignUpBody,
    answer: z.object({ next: z.string() }),
    errors: [...tried, 'bad_request'],
  },
  'POST /api/auth/send-verification': {
    words: 'Mails the link of a sign-up again.',
    body: mailRequestBody,
    answer: mailSentAnswer,
    errors: tried,
  },
  'GET /api/auth/verify-email': {
    words: 'A mailed link of a sign-up: leads to the page that it opens.',
    query: z.extend(query, returnTo.shape),
    answer: null,
    errors: [],
  },
  'GET /api/auth/callback/oidc': {
    words: 'Where the sign-in of an agency leads back to.',
    answer: null,
    errors: ['not_found'],
  },
  'POST /api/auth/forgot-password': {
    words: 'Mails a link for a new password: the same answer whether or not the address has an account.',
    body: mailRequestBody,
    answer: mailSentAnswer,
    errors: tried,
  },
  'GET /api/auth/reset-password': {
    words: 'What a new password could end besides, if the link still works.',
    query,
    answer: resetOffer,
    errors: ['bad_request', 'too_many_requests'],
  },
  'POST /api/auth/reset-password': {
    words: 'Sets a new password by a mailed link.',
    body: resetPasswordBody,
    answer: done,
    errors: [...tried, 'bad_request'],
  },
})
