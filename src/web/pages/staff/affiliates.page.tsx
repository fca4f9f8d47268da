import { affiliatesWords } from '#content/affiliate-desk.ts'
import { actOnAffiliates } from './affiliates/affiliates-act.query.ts'
import AffiliatesRoom from './affiliates-room.island.tsx'
import { defineStaffPage } from './staff-page.query.ts'

/** The affiliates of the states and their officers: staff make them here and bring the first people in. */
export default defineStaffPage({
  words: affiliatesWords,
  call: () => '/api/staff/affiliates',
  act: actOnAffiliates,
  room: AffiliatesRoom,
})
