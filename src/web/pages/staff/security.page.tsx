import { staffWords } from '#content/staff.ts'
import { askedOf } from './security/security-address.ts'
import SecurityRoom from './security-room.island.tsx'
import { defineStaffPage } from './staff-page.query.ts'

/** What may be part of an attack, newest first. */
export default defineStaffPage({
  words: staffWords.security,
  call: ({ query }) => `/api/staff/security?${askedOf(query)}`,
  room: SecurityRoom,
})
