import { useEffect } from 'react'
import type { WorkerRequest } from '#web/plumbing/kept/kept-board.ts'

/** Only people signed in at a desk get the service worker. */
export function useKeptBoard(owner: string | null): void {
  useEffect(() => {
    if (owner === null || !import.meta.env.PROD || !('serviceWorker' in navigator)) return
    void keep().catch(() => {
      // The board works without, as long as there is a network.
    })
  }, [owner])
}

async function keep(): Promise<void> {
  const { serviceWorker } = navigator
  await serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' })
  const { active } = await serviceWorker.ready
  const request: WorkerRequest = 'keep'
  active?.postMessage(request)
}
