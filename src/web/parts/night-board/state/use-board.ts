import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { SignedInUser } from '#contract/auth/auth.ts'
import type { BoardGroup } from '#contract/beds/board.ts'
import { mayAtDesk } from '#domain/people/desk-powers.ts'
import type { BedQueue } from '#web/parts/beds/bed-queue/bed-queue.ts'
import { device } from '#web/parts/beds/bed-queue/device.ts'
import { PlannedCall } from '#web/parts/beds/bed-queue/planned-call.ts'
import { findOwner } from '#web/parts/beds/bed-queue/queue-owner.ts'
import { useQueue } from '#web/parts/beds/bed-queue/use-queue.ts'
import { subscribeToDesk } from '#web/parts/desk/news/subscribe-to-desk.ts'
import { useDeskPageState } from '#web/parts/desk/page/desk-page-state.ts'
import { type BoardRead, OtherPerson } from './board.query.ts'
import { ResidencesReader } from './read-residences.ts'
import { storeGroups } from './store-groups.ts'

export type Board = {
  read: BoardRead | undefined
  error: Error | null
  isPending: boolean
  isBusy: boolean
  queue: BedQueue | null
  owner: string | null
  mayManage: boolean
  again(): void
  setGroup(group: BoardGroup): void
}

const gatherMs = 150
const afterChangeMs = 1_500

export function useBoard(user: SignedInUser, first: BoardRead | null = null): Board {
  const owner = findOwner(user)
  const queue = useQueue(owner)
  const [reader] = useState(() => new ResidencesReader(owner, first))
  const { again } = reader
  const { read, error, isBusy } = useSyncExternalStore(reader.subscribe, reader.get, reader.get)
  useEffect(() => {
    reader.begin()
    return () => reader.stop()
  }, [reader])
  useNews(queue, reader)
  useEffect(() => {
    // An effect may run after a change that came in since its picture was drawn.
    if (read) queue?.seen((reader.get().read ?? read).residences.flatMap(({ groups }) => groups))
  }, [queue, read, reader])
  useEffect(() => {
    if (error instanceof OtherPerson) location.reload()
  }, [error])
  const isPending = read === undefined && error === null
  return {
    read,
    error,
    isPending,
    isBusy,
    queue,
    owner,
    mayManage: mayAtDesk(user, 'residences'),
    again,
    setGroup: reader.setGroup,
  }
}

/** The desk's news of a change that this device made itself is not read again. */
function useNews(queue: BedQueue | null, reader: ResidencesReader): void {
  const { heardTo } = useDeskPageState()
  const from = useRef(heardTo)
  useEffect(() => {
    const asking = new PlannedCall({ ...device, call: () => reader.catchUp() })
    const fetchIn = (ms: number, reports: readonly string[] | null = null) => {
      reader.missed(reports)
      asking.in(ms)
    }
    const leaving = new AbortController()
    addEventListener('online', () => fetchIn(gatherMs), leaving)
    const desk = queue && subscribeToDesk(({ reports }) => fetchIn(gatherMs, reports), from.current)
    const stopHearing = queue?.onApplied((groups, where) => {
      groups.forEach(reader.setGroup)
      if (where === 'here') void storeGroups(groups, reader.page)
      if (!desk?.isLive()) fetchIn(afterChangeMs)
    })
    return () => {
      leaving.abort()
      asking.callOff()
      desk?.stop()
      stopHearing?.()
    }
  }, [queue, reader])
}
