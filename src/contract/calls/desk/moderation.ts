import { defineCalls } from '#contract/calls/call.ts'
import { done, forSomebody, readId } from '#contract/calls/row-parts.ts'
import { besideAnswer, besideChange, pairsAnswer, pairsQuery } from '#contract/residence/moderation/merges.ts'
import {
  reportChange,
  reportDetail,
  reportListing,
  reportsPage,
  reportsQuery,
} from '#contract/residence/moderation/reports.ts'
import {
  listingChange,
  staffListing,
  staffListings,
  staffListingsQuery,
} from '#contract/residence/moderation/staff-listings.ts'

const listing = { id: readId('There is no such listing.') }
const two = { id: readId('There is no such listing.'), other: readId('There is no such listing.') }
const report = { id: readId('There is no such report.') }
const changed = [...forSomebody, 'not_found', 'conflict', 'invalid_input', 'prove_again'] as const

export const moderationCalls = defineCalls({
  'GET /api/staff/listings': {
    words: 'Listings of every organization and status, by words. For the staff of the alliance.',
    query: staffListingsQuery,
    answer: staffListings,
    errors: forSomebody,
  },
  'GET /api/staff/listings/:id': {
    words: 'One of them, with its reports, notes and latest changes.',
    params: listing,
    answer: staffListing,
    errors: [...forSomebody, 'not_found'],
  },
  'POST /api/staff/listings/:id/changes': {
    words: 'Hides a listing, shows it again, undoes a merge, or adds a note of the staff.',
    params: listing,
    body: listingChange,
    answer: done,
    errors: changed,
  },
  'GET /api/pairs': {
    words:
      'Pairs of public listings that look like one house, or what looks like one listing. For an affiliate those of its state.',
    query: pairsQuery,
    answer: pairsAnswer,
    errors: [...forSomebody, 'not_found'],
  },
  'GET /api/pairs/:id/:other': {
    words: 'Two listings side by side, and what would become of each if they were merged.',
    params: two,
    answer: besideAnswer,
    errors: [...forSomebody, 'not_found'],
  },
  'POST /api/pairs/:id/:other/changes': {
    words: 'Merges two listings into the one that stays, undoes it, or says that they are two houses.',
    params: two,
    body: besideChange,
    answer: done,
    errors: changed,
  },
  'GET /api/staff/reports': {
    words: 'Reports of listings by visitors, the one that is due first at the top.',
    query: reportsQuery,
    answer: reportsPage,
    errors: [...forSomebody, 'invalid_input'],
  },
  'GET /api/staff/reports/:id': {
    words: 'One of them, with the other reports of its listing.',
    params: report,
    answer: reportDetail,
    errors: [...forSomebody, 'not_found'],
  },
  'POST /api/staff/reports/:id/changes': {
    words: 'Takes a report, gives it back, or decides it.',
    params: report,
    body: reportChange,
    answer: done,
    errors: changed,
  },
  'POST /api/reports': {
    words: 'Reports the page of a residence to the alliance. Needs no account.',
    body: reportListing,
    answer: done,
    errors: ['not_found', 'invalid_input', 'too_many_requests'],
  },
})
