import { listingsWords } from '#content/staff/moderation.ts'
import { staffWords } from '#content/staff/staff.ts'
import { defineStaffPage } from '#web/pages/staff/staff-page.ts'
import { actByForm } from '#web/parts/desk/page/act-by-form.query.ts'
import { callApi } from '#web/plumbing/api-client.ts'
import ListingScreen from './listing-screen.island.tsx'

export default defineStaffPage({
  words: listingsWords,
  refusedWords: staffWords.refused,
  read: ({ params: { id = '' }, fetch }) => callApi('GET /api/staff/listings/:id', { params: { id } }, { fetch }),
  act: actByForm('POST /api/staff/listings/:id/changes'),
  screen: ListingScreen,
})
