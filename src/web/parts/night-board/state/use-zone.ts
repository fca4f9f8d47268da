import { useMemo, useSyncExternalStore } from 'react'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import type { Zone } from '#web/parts/night-board/group/group-words.ts'

const here: Zone = {}
const subscribeToNothing = () => () => {}

/** The organization's until the page is hydrated: the server does not know the reader's time zone. */
export function useZone(): Zone {
  const { timeZone } = useDeskPageState()
  const onServer = useMemo(() => ({ timeZone }), [timeZone])
  return useSyncExternalStore<Zone>(
    subscribeToNothing,
    () => here,
    () => onServer,
  )
}
