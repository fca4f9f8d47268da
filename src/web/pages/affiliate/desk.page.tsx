import { affiliateDeskWords } from '#content/affiliate-desk.ts'
import type { AffiliateDeskAnswer } from '#contract/certificates.ts'
import { mayAtDesk } from '#domain/desk-powers.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import { apiGet } from '#web/plumbing/api-client.ts'
import DeskRoom from './desk-room.island.tsx'

const { title, description } = affiliateDeskWords

/** The first page of an affiliate: what waits in its state. */
export default defineDeskPage({
  ...{ title, description },
  mayEnter: (person) => mayAtDesk(person, 'claims', ['affiliate']),
  async read({ fetch }) {
    const read = await apiGet<AffiliateDeskAnswer>('/api/affiliate/desk', { fetch })
    if (!read) throw new Error('A desk has an answer.')
    return read
  },
  room: DeskRoom,
})
