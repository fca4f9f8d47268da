import { useSyncExternalStore } from 'react'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'

const here: Zone = {}
const onServer: Zone = { timeZone: 'UTC' }
const never = () => () => {}

/** The server does not know where the reader is: until the page is awake its moments are in UTC. */
export function useZone(): Zone {
  return useSyncExternalStore(
    never,
    () => here,
    () => onServer,
  )
}
