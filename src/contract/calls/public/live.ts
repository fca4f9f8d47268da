import { defineCalls, type PublishedAnswer, publishAnswer } from '#contract/calls/call.ts'
import { bedsEvent, eventsQuery, residenceBeds } from '#contract/live/live.ts'
import { residenceFields } from './residences.ts'

export const liveCalls = defineCalls({
  'GET /api/v1/events': {
    words:
      'Server-Sent Events. An event named `beds` holds the homes that changed, with their beds as they are now; an event named `again` has no data and asks you to read anew what you show. Name homes, a state or both.',
    query: eventsQuery,
    answer: { type: 'text/event-stream', words: 'Events until you close the connection.' },
    errors: ['invalid_input', 'too_many_requests', 'unavailable'],
    cache: 'no-store, no-transform',
    public: {
      id: 'followBeds',
      group: 'Live',
      title: 'Follow beds as they change',
      example: '/api/v1/events?state=AR',
      parameters: {
        homes: { words: 'Up to 200 ids with commas between.', example: '{service}' },
        state: { words: 'Every home of a state.', example: 'AR' },
      },
    },
  },
})

export const liveAnswers: readonly PublishedAnswer[] = [
  publishAnswer('HomeBeds', residenceBeds, {
    id: residenceFields.id,
    slug: residenceFields.slug,
    name: residenceFields.name,
    totalBeds: 'Beds of all groups.',
    availableBeds: residenceFields.availableBeds,
    availabilityAge: residenceFields.availabilityAge,
    reportedAt: residenceFields.reportedAt,
    groups: residenceFields.groups,
    yes: residenceFields.yes,
    no: residenceFields.no,
  }),
  publishAnswer('BedsEvent', bedsEvent, {
    homes: 'The homes that changed, as they are now.',
    gone: 'Ids of homes that are no longer listed; only where you follow homes by id.',
  }),
]
