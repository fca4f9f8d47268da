import { staffWords } from '#content/desk/staff.ts'
import { ask } from '#web/plumbing/api-client.ts'
import { askedOf } from './security/security-address.ts'
import SecurityRoom from './security-room.island.tsx'
import { defineStaffPage } from './staff-page.ts'

export default defineStaffPage({
  words: staffWords.security,
  refusedWords: staffWords.refused,
  read: ({ query, fetch }) => ask('GET /api/staff/security', { query: askedOf(query) }, { fetch }),
  room: SecurityRoom,
})
