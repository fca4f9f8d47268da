import { listingsWords } from '#content/desk/staff/moderation.ts'
import { staffWords } from '#content/desk/staff/staff.ts'
import { defineStaffPage } from '#web/pages/desk/staff/staff-page.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import { actOnListing } from './listing-act.query.ts'
import ListingScreen from './listing-screen.island.tsx'

export default defineStaffPage({
  words: listingsWords,
  refusedWords: staffWords.refused,
  read: ({ params: { id = '' }, fetch }) => callApi('GET /api/staff/listings/:id', { params: { id } }, { fetch }),
  act: actOnListing,
  screen: ListingScreen,
})
