import { useEffect } from 'react'
import type { SignedInUser } from '#contract/auth/auth.ts'
import { formatDayAndTime } from '#web/parts/desk/moment/moment-words.ts'
import { useNow } from '#web/parts/desk/moment/use-now.ts'
import type { WorkerRequest } from '#web/plumbing/stored/stored-board.ts'
import type { BoardRead } from './board.query.ts'
import { useBoard } from './use-board.ts'

export function useBoardOnPage(user: SignedInUser, first: BoardRead | null) {
  const board = useBoard(user, first)
  useStoredBoard(board.owner, first?.paging?.query ?? null)
  const now = useNow(first && new Date(first.checkedAt))
  const isHydrated = now !== null && now.toISOString() !== first?.checkedAt
  return { board, now, date: isHydrated && formatDayAndTime(now) }
}

/** Only people signed in at a desk get the service worker. */
function useStoredBoard(owner: string | null, page: string | null): void {
  useEffect(() => {
    if (owner === null || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    void keep(page).catch(() => {
      // The board works without, as long as there is a network.
    })
  }, [owner, page])
}

async function keep(page: string | null): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  const request: WorkerRequest = page === null ? 'keep' : { page: page && `?${page}` }
  active?.postMessage(request)
}
