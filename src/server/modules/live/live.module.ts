import type { Auth } from '#server/modules/auth/auth.service.ts'
import type { States } from '#server/modules/states/states.service.ts'
import type { ServerParts } from '#server/plumbing/work/server-module.ts'
import { createDeskEventsRoutes } from './desk-events.routes.ts'
import { createDeskEvents } from './desk-events.service.ts'
import { createLiveRoutes } from './live.routes.ts'
import { createLive } from './live.service.ts'

type OtherServices = { states: States; auth: Auth; forget: () => void }

/** `forget` drops every kept answer that a change of the public list makes old. */
export async function createLiveModule(parts: ServerParts & OtherServices) {
  const { database, transactions, clock, log, states, auth, forget } = parts
  const live = createLive({ transactions, clock, log, states, beforeTelling: forget })
  const deskEvents = createDeskEvents({ transactions, clock, log, openSessions: (ids) => auth.sessions.stillOpen(ids) })
  await database.listen('listing', (residence) => {
    // At once: changes are sent in groups, and no cached answer may hold what has just been made private until then.
    forget()
    live.receive(residence)
  })
  await database.listen('state_page', forget)
  await database.listen('desk', deskEvents.receive)
  await database.listen('left_desk', deskEvents.sendOut)
  return {
    routes: [createLiveRoutes(live), createDeskEventsRoutes(deskEvents)],
    close() {
      live.close()
      deskEvents.close()
    },
  }
}
