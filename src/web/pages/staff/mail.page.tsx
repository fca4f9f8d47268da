import { staffWords } from '#content/staff.ts'
import { stateIn } from './mail/mail-address.ts'
import MailRoom from './mail-room.island.tsx'
import { defineStaffPage } from './staff-page.query.ts'

/** What this site has sent, and what is still to go. */
export default defineStaffPage({
  words: staffWords.mail,
  call({ query }) {
    const asked = new URLSearchParams()
    const state = stateIn(query)
    const cursor = query.get('cursor')
    if (state) asked.set('state', state)
    if (cursor) asked.set('cursor', cursor)
    return `/api/staff/mail?${asked}`
  },
  room: MailRoom,
})
