import type { Json } from '#domain/json.ts'
import { defineDeskPage } from '#web/parts/desk/page/desk-page.tsx'
import type { DeskRoomProps } from '#web/parts/desk/page/desk-room.tsx'
import { apiGet } from '#web/plumbing/api-client.ts'
import type { IslandComponent } from '#web/plumbing/island.tsx'
import type { Page, Visit } from '#web/plumbing/page.ts'

type StaffPage<Read> = {
  words: { title: string; description: string }
  /** The call that answers what the page shows. */
  call: (visit: Visit) => string
  act?: Page<unknown>['act']
  room: IslandComponent<DeskRoomProps<Read>>
}

/** A page of the alliance's staff; everybody else is refused. */
export function defineStaffPage<Read extends Json>({
  words: { title, description },
  call,
  act,
  room,
}: StaffPage<Read>) {
  return defineDeskPage<Read>({
    ...{ title, description, room, ...(act && { act }) },
    mayEnter: ({ organisation }) => organisation?.kind === 'alliance',
    async read(visit) {
      const read = await apiGet<Read>(call(visit), { fetch: visit.fetch })
      if (read === null) throw new Error(`${visit.path} got no answer.`)
      return read
    },
  })
}
