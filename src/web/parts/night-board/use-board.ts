import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { SignedInUser } from '#contract/auth.ts'
import type { BoardGroup } from '#contract/board.ts'
import { mayAtDesk } from '#domain/desk-powers.ts'
import type { BedQueue } from '#web/parts/bed-queue/bed-queue.ts'
import { ownerOf } from '#web/parts/bed-queue/owner-of.ts'
import { PlannedCall } from '#web/parts/bed-queue/planned-call.ts'
import { useQueue } from '#web/parts/bed-queue/use-queue.ts'
import { followDesk } from '#web/parts/desk/follow-desk.ts'
import { type BoardRead, boardKey, OtherPerson, readBoard } from './board.query.ts'
import { withGroup } from './board-numbers.ts'

export type Board = {
  read: BoardRead | undefined
  error: Error | null
  isPending: boolean
  isBusy: boolean
  /** Null where nothing can be said: on the server, and for people without the power. */
  queue: BedQueue | null
  /** "person.organisation". */
  owner: string | null
  /** Whether they may add and change houses. */
  mayManage: boolean
  again(): void
  setGroup(group: BoardGroup): void
}

/** Milliseconds: events that come together are asked after once; what a change led to is asked for if nobody told. */
const gatherMs = 150
const afterChangeMs = 1_500
/** When a kept answer came is known, not when it was asked for: at most so long before. */
const longestAnswerMs = 10_000
/** What was read longer ago than this, on a page the device kept perhaps, is read anew at once. */
const freshMs = 30_000

/** The houses of whoever is signed in, kept as they are: read, told of by other devices, changed by this one. */
export function useBoard(user: SignedInUser, first?: BoardRead): Board {
  const owner = ownerOf(user)
  const queue = useQueue(owner)
  const client = useQueryClient()
  const answered = useRef(new Map<string, { group: BoardGroup; at: number }>())

  const read = useCallback(
    async ({ signal }: { signal: AbortSignal }): Promise<BoardRead> => {
      const askedAt = Date.now()
      const board = await readBoard(owner, { signal })
      const shown = client.getQueryData<BoardRead>(boardKey)
      // What the device kept may be older than what it has shown and saved since.
      if (board.isKept && shown && shown.checkedAt >= board.checkedAt) return { ...shown, isKept: true }
      // Asked before a change was made and answered or kept after it, a number would go back.
      const since = board.isKept ? Date.parse(board.checkedAt) - longestAnswerMs : askedAt
      const later = [...answered.current.values()].filter(({ at }) => at > since)
      return { ...board, houses: later.reduce((houses, { group }) => withGroup(houses, group), board.houses) }
    },
    [owner, client],
  )
  const query = useQuery<BoardRead>({
    queryKey: boardKey,
    queryFn: read,
    networkMode: 'always',
    ...(first && { initialData: first }),
  })
  const { refetch } = query

  const setGroup = useCallback(
    (group: BoardGroup) => {
      answered.current.set(group.id, { group, at: Date.now() })
      client.setQueryData<BoardRead>(boardKey, (old) => old && { ...old, houses: withGroup(old.houses, group) })
    },
    [client],
  )
  const again = useCallback(() => void refetch(), [refetch])
  useNews({ queue, again, setGroup })
  useEffect(() => {
    // What is known by now: an effect may run after a change that came in since its picture was drawn.
    const latest = query.data && client.getQueryData<BoardRead>(boardKey)
    if (latest) queue?.seen(latest.houses.flatMap(({ groups }) => groups))
  }, [queue, client, query.data])
  useEffect(() => {
    if (first && Date.now() - Date.parse(first.checkedAt) > freshMs) again()
  }, [first, again])
  useEffect(() => {
    if (query.error instanceof OtherPerson) location.reload()
  }, [query.error])
  return {
    ...{ read: query.data, error: query.error, isPending: query.isPending, isBusy: query.isFetching },
    ...{ queue, owner, mayManage: mayAtDesk(user, 'residences'), again, setGroup },
  }
}

type News = { queue: BedQueue | null; again: () => void; setGroup: (group: BoardGroup) => void }

/** What changes on other devices, what became of the own changes, and the network coming back. */
function useNews({ queue, again, setGroup }: News): void {
  useEffect(() => {
    const asking = new PlannedCall({
      call: again,
      now: () => performance.now(),
      after(ms, call) {
        const timer = setTimeout(call, ms)
        return () => clearTimeout(timer)
      },
    })
    const leaving = new AbortController()
    addEventListener('online', () => asking.in(gatherMs), leaving)
    const desk = queue && followDesk(() => asking.in(gatherMs))
    const stopHearing = queue?.onApplied((groups) => {
      groups.forEach(setGroup)
      asking.in(afterChangeMs)
    })
    return () => {
      leaving.abort()
      asking.callOff()
      desk?.stop()
      stopHearing?.()
    }
  }, [queue, again, setGroup])
}
