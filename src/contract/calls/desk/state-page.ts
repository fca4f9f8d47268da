import * as z from 'zod/mini'
import { mailingChange, mailingsDesk, mailingsQuery } from '#contract/affiliates/mailings.ts'
import { defineCalls } from '#contract/calls/call.ts'
import { done, forSomebody } from '#contract/calls/row-parts.ts'
import { anyStatePage, statePageChange, statePageDesk } from '#contract/states/state-page.ts'

export const statePageCalls = defineCalls({
  'GET /api/affiliate/pages/:state': {
    words: 'What the affiliate of a state, by its two letters, has published on the page of its state.',
    params: { state: z.string().check(z.regex(/^[A-Z]{2}$/, 'There is no such state.')) },
    answer: anyStatePage,
    errors: ['not_found'],
    cache: 'public, max-age=1',
    public: 'undocumented',
  },
  'GET /api/affiliate/page': {
    words: 'The draft of one’s own affiliate for the page of its state, and what it has published.',
    answer: statePageDesk,
    errors: [...forSomebody, 'not_found'],
  },
  'POST /api/affiliate/page/changes': {
    words: 'Saves the draft, publishes it, or takes the last publication back.',
    body: statePageChange,
    answer: done,
    errors: [...forSomebody, 'not_found', 'conflict', 'invalid_input'],
  },
  'GET /api/affiliate/mails': {
    words:
      'One’s own draft of an email to homes of the affiliate’s state, what sending it would do, and past mailings.',
    query: mailingsQuery,
    answer: mailingsDesk,
    errors: [...forSomebody, 'not_found', 'invalid_input'],
  },
  'POST /api/affiliate/mails/changes': {
    words: 'Saves the draft, sends it once, or discards it.',
    body: mailingChange,
    answer: done,
    errors: [...forSomebody, 'not_found', 'conflict', 'invalid_input', 'too_many_requests'],
  },
})
