import * as z from 'zod/mini'
import {
  bedChangesAnswer,
  bedChangesInput,
  holdAnswer,
  holdEndInput,
  holdInput,
  holdUntilInput,
  openingInput,
} from '#contract/beds/board.ts'
import { defineCalls } from '#contract/calls/call.ts'
import { forSomebody, readId } from '#contract/calls/row-parts.ts'
import { boardPage, boardQuery, myResidences } from '#contract/residence/residences.ts'

const params = { id: readId('There is no such hold.') }
const changed = [...forSomebody, 'not_found', 'conflict', 'invalid_input'] as const

export const bedCalls = defineCalls({
  'GET /api/my-residences': {
    words: 'The houses one acts for with their beds: what the dashboard and the night board read.',
    answer: myResidences,
    errors: ['signed_out'],
  },
  'GET /api/desk/board': {
    words: 'The same houses as the board shows them: all of up to 200, above that a page of those asked for.',
    query: boardQuery,
    answer: boardPage,
    errors: ['signed_out'],
  },
  'POST /api/beds/changes': {
    words: 'Numbers said on a device, each with an id of its own, so that one sent twice counts once.',
    body: bedChangesInput,
    answer: bedChangesAnswer,
    errors: [...forSomebody, 'invalid_input'],
  },
  'POST /api/beds/holds': {
    words: 'Holds a bed for somebody.',
    body: holdInput,
    answer: holdAnswer,
    errors: changed,
  },
  'POST /api/beds/holds/:id/end': {
    words: 'Ends a hold: the bed is open again, or the person has moved in.',
    params,
    body: holdEndInput,
    answer: holdAnswer,
    errors: changed,
  },
  'POST /api/beds/holds/:id/undo': {
    words: 'Takes back the end of a hold: the bed is held again as it was, and nobody has moved in.',
    params,
    answer: holdAnswer,
    errors: changed,
  },
  'POST /api/beds/holds/:id/until': {
    words: 'Changes when a hold ends.',
    params,
    body: holdUntilInput,
    answer: holdAnswer,
    errors: changed,
  },
  'POST /api/beds/openings': {
    words: 'Says that so many beds of a group open on a day, or that none does. No number changes.',
    body: openingInput,
    answer: holdAnswer,
    errors: changed,
  },
  'GET /api/desk/events': {
    words:
      'Server-Sent Events for an open desk: `again` when something there changed, with the ids of bed reports where that is all.',
    query: z.object({ since: z.optional(z.string().check(z.maxLength(60))) }),
    answer: { type: 'text/event-stream', words: 'Events until you close the connection.' },
    errors: [...forSomebody, 'too_many_requests', 'unavailable'],
    cache: 'private, no-store, no-transform',
  },
  'GET /api/desk/heard': {
    words:
      'Up to where the events of a desk have told its changes: what is read after it can be followed from there; and the time zone of the organization.',
    answer: z.object({ heardTo: z.string(), timeZone: z.string() }),
    errors: forSomebody,
  },
})
