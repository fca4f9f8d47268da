import { useSyncExternalStore } from 'react'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'

const here: Zone = {}
const onServer: Zone = { timeZone: 'UTC' }
const never = () => () => {}

/** UTC until the page is hydrated: the server does not know the reader's time zone. */
export function useZone(): Zone {
  return useSyncExternalStore(
    never,
    () => here,
    () => onServer,
  )
}
