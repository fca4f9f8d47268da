import { affiliatesWords } from '#content/desk/affiliate-desk.ts'
import { staffWords } from '#content/desk/staff.ts'
import { ask } from '#web/plumbing/api-client.ts'
import { actOnAffiliates } from './affiliates/affiliates-act.query.ts'
import AffiliatesRoom from './affiliates-room.island.tsx'
import { defineStaffPage } from './staff-page.ts'

export default defineStaffPage({
  words: affiliatesWords,
  refusedWords: staffWords.refused,
  read: ({ fetch }) => ask('GET /api/staff/affiliates', {}, { fetch }),
  act: actOnAffiliates,
  room: AffiliatesRoom,
})
